// Serves the stand-in of a gateway, so that a shopkeeper can rehearse: `make stand-in`, `make stand-in gateway=btcpay`, or
// `make stand-in gateway=stripe`. Coins arrive at an address when asked for, and cards are paid on the stand-in's own page.
import { startBtcpay } from '../test/support/stand-ins/btcpay.ts';
import { startNowPayments } from '../test/support/stand-ins/nowpayments.ts';
import { sendNotice } from '../test/support/stand-ins/send-notice.ts';
import type { Notice } from '../test/support/stand-ins/stand-in-server.ts';
import { startStripe } from '../test/support/stand-ins/stripe.ts';

const apiKey = 'rehearsal-key-without-money';
const secret = 'rehearsal-secret-without-money';
const port = Number(process.env.STAND_IN_PORT ?? 4010);
/** BTCPay and Stripe are told once where an account's notices go; NOWPayments is told with each payment. */
const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';

const send = (url: string, notice: Notice) => sendNotice(url, notice, console.log);

interface StandIn {
  readonly settings: Readonly<Record<string, string>>;
  /** What a person does there. */
  readonly help: string;
}

async function nowpayments(): Promise<StandIn> {
  const { url } = await startNowPayments({ apiKey, secret, port, send });
  const keys = { NOWPAYMENTS_URL: url, NOWPAYMENTS_API_KEY: apiKey, NOWPAYMENTS_IPN_SECRET: secret };
  const coins = 'in the coin of the payment or another (btc, eth, usdterc20, usdttrc20)';
  return { settings: { CRYPTO_GATEWAY: 'nowpayments', ...keys }, help: arriving(url, coins, 'amount=0.002&coin=eth') };
}

async function btcpay(): Promise<StandIn> {
  const sendToStore = (notice: Notice) => send(`${shopUrl}/api/webhooks/btcpay`, notice);
  const { url, state } = await startBtcpay({ clock: () => new Date(), apiKey, port, send: sendToStore });
  state.webhookSecret = secret;
  const keys = { BTCPAY_STORE_ID: state.storeId, BTCPAY_API_KEY: apiKey, BTCPAY_WEBHOOK_SECRET: secret };
  const settings = { CRYPTO_GATEWAY: 'btcpay', BTCPAY_URL: url, ...keys };
  return { settings, help: arriving(url, 'in the coin of the payment', 'amount=0.002') };
}

async function stripe(): Promise<StandIn> {
  const secretKey = `sk_test_${apiKey.replaceAll('-', '')}`;
  const sendToAccount = (notice: Notice) => void send(`${shopUrl}/api/webhooks/stripe`, notice);
  const { url, state } = await startStripe({ clock: () => new Date(), secretKey, port, send: sendToAccount, showsPages: true });
  state.webhookSecret = `whsec_${secret}`;
  const keys = { STRIPE_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: state.webhookSecret };
  const help = "Choose to pay an order by card, and pay on the stand-in's page.";
  return { settings: { CARD_GATEWAY: 'stripe', ...keys }, help };
}

function arriving(url: string, coins: string, example: string): string {
  return `Let coins arrive, all that is asked or an amount, ${coins}:

  curl -X POST '${new URL('/arrive', url)}?address=ADDRESS'
  curl -X POST '${new URL('/arrive', url)}?address=ADDRESS&${example}'`;
}

const gateways: Readonly<Record<string, () => Promise<StandIn>>> = { nowpayments, btcpay, stripe };
const name = process.argv[2] || 'nowpayments';
const start = gateways[name];
if (!start) {
  console.error(`There are stand-ins of ${Object.keys(gateways).join(', ')}, and none of ${name}.`);
  process.exit(1);
}
const { settings, help } = await start();
const lines = Object.entries(settings).map(([key, value]) => `  ${key}=${value} \\`);
console.log(`A stand-in of ${name}, without any money. Start the shop beside it:

${lines.join('\n')}
  make run

${help}
`);
