import type { Setting } from './setting.ts';

/** Where money is taken: the gateways of coins and cards, and what each of them asks for. */
export const GATEWAY_VARIABLES = {
  CRYPTO_GATEWAY: {
    enum: ['sandbox', 'nowpayments', 'btcpay'],
    default: 'sandbox',
    description:
      'Where coins are paid. `nowpayments` needs the `NOWPAYMENTS_` variables, `btcpay` the `BTCPAY_` variables. A gateway whose variables stay set is still watched',
  },
  NOWPAYMENTS_URL: {
    pattern: '^https?://[^\\s?#]+[^\\s?#/]$',
    default: 'https://api.nowpayments.io/v1',
    description:
      "Where NOWPayments answers. A sandbox refuses the real one: it takes the vendor's test system or a stand-in, also without https",
  },
  NOWPAYMENTS_API_KEY: { pattern: '^[!-~]{8,}$', description: 'Key of the account at NOWPayments' },
  NOWPAYMENTS_IPN_SECRET: {
    pattern: '^[^,]{8,}(,[^,]{8,})*$',
    description:
      'Secrets with which NOWPayments signs its notices, separated by commas: the old and the new while you change them',
  },
  BTCPAY_URL: {
    pattern: '^https?://[^\\s?#]+$',
    description: 'Address of the BTCPay server, version 2; without https only in the sandbox',
  },
  BTCPAY_STORE_ID: { pattern: '^[0-9A-Za-z_-]{1,100}$', description: 'Store at the BTCPay server' },
  BTCPAY_API_KEY: {
    pattern: '^[!-~]{16,200}$',
    description:
      'Key for that store with the permissions `btcpay.store.cancreateinvoice`, `canviewinvoices` and `canviewstoresettings`',
  },
  BTCPAY_WEBHOOK_SECRET: {
    pattern: '^[^,\\s]{16,}(,[^,\\s]{16,})*$',
    description:
      'Secrets with which BTCPay signs its notices to `/api/webhooks/btcpay`, separated by commas: the old and the new while you change them',
  },
  CRYPTO_GATEWAY_CALLS_PER_SECOND: {
    pattern: '^[1-9][0-9]{0,4}$',
    default: '1000',
    description: 'The most questions about payments in a second that the vendor of the gateway allows, of all instances together',
  },
  CARD_GATEWAY: {
    enum: ['link', 'stripe'],
    default: 'link',
    description:
      'Where cards are paid: `link` sends every payer to one page and a person confirms, `stripe` needs the `STRIPE_` variables. While these stay set its checkouts are watched',
  },
  CARD_LINK_URL: {
    pattern: '^https?://[^\\s]+$',
    description: "The one fixed card checkout, required in production with `CARD_GATEWAY=link`. Empty: the sandbox's page",
  },
  STRIPE_SECRET_KEY: {
    pattern: '^(sk|rk)_(test|live)_[0-9A-Za-z_]{8,250}$',
    description:
      'Key of the account at Stripe: a test key in the sandbox, a live one in production, best a restricted one (`rk_`)',
  },
  STRIPE_WEBHOOK_SECRET: {
    pattern: '^whsec_[^,\\s]{8,}(,\\s*whsec_[^,\\s]{8,})*$',
    description:
      'Secrets with which Stripe signs its notices to `/api/webhooks/stripe`, separated by commas: the old and the new while you change them',
  },
  STRIPE_URL: {
    pattern: '^https?://[^\\s?#/]+/?$',
    default: 'https://api.stripe.com',
    description: 'Where Stripe answers: scheme, host and port. A sandbox may name a stand-in, also without https',
  },
  CARD_GATEWAY_CALLS_PER_SECOND: {
    pattern: '^[1-9][0-9]{0,4}$',
    default: '15',
    description:
      'The most questions about checkouts in a second, of all instances together. Stripe allows 25 in its sandbox and 100 with real cards, with what payers ask',
  },
} as const satisfies Readonly<Record<string, Setting>>;
