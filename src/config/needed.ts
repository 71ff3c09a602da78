import type { Faults } from './faults.ts';
import type { Environment } from './variables.ts';

/** The variables that a choice needs. */
const NEEDED_WITH: Readonly<Record<`${keyof Environment}=${string}`, readonly (keyof Environment)[]>> = {
  'CARD_GATEWAY=stripe': ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'CRYPTO_GATEWAY=nowpayments': ['NOWPAYMENTS_API_KEY', 'NOWPAYMENTS_IPN_SECRET'],
  'CRYPTO_GATEWAY=btcpay': ['BTCPAY_URL', 'BTCPAY_STORE_ID', 'BTCPAY_API_KEY', 'BTCPAY_WEBHOOK_SECRET'],
  'MAIL_TRANSPORT=smtp': ['SMTP_URL', 'MAIL_FROM'],
  'SMS_TRANSPORT=twilio': ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
};

/** Keeps a fault of each variable that a choice of the environment needs and that is missing. */
export function checkNeeded(env: Environment, faults: Faults): void {
  for (const [choice, names] of Object.entries(NEEDED_WITH)) {
    const [variable, value] = choice.split('=') as [keyof Environment, string];
    if (env[variable] !== value) continue;
    for (const name of names) faults.expect(Boolean(env[name]), name, `is required with ${choice}`);
  }
}
