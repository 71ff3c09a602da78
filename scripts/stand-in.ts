// Serves the stand-in of a gateway, so that a shopkeeper can rehearse: `make stand-in`, or `make stand-in gateway=btcpay`. Coins arrive at
// an address when asked for: curl -X POST 'http://127.0.0.1:4010/arrive?address=ADDRESS&amount=0.002'
import { setTimeout } from 'node:timers/promises';
import { startBtcpay } from '../test/support/stand-ins/btcpay.ts';
import { type Notice, startNowPayments } from '../test/support/stand-ins/nowpayments.ts';

const apiKey = 'rehearsal-key-without-money';
const secret = 'rehearsal-secret-without-money';
const TRIES = 5;
const port = Number(process.env.STAND_IN_PORT ?? 4010);
/** BTCPay is told once where its store's notices go; NOWPayments is told with each payment. */
const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';

/** Sends a notice as gateways do: again some times when the shop does not take it. */
async function send(url: string, { body, headers }: Notice): Promise<void> {
  const { type, payment_status: status = type } = JSON.parse(body);
  for (let tries = 1; tries <= TRIES; tries++) {
    const answer = await fetch(url, { method: 'POST', body, headers }).then(
      (response) => response.status,
      () => 'no answer',
    );
    console.log(`Notice: ${status}, the shop says ${answer}`);
    if (answer === 200) return;
    await setTimeout(2000 * tries);
  }
}

async function nowpayments() {
  const { url } = await startNowPayments({ apiKey, secret, port, send });
  const settings = { NOWPAYMENTS_URL: url, NOWPAYMENTS_API_KEY: apiKey, NOWPAYMENTS_IPN_SECRET: secret };
  return {
    url,
    settings,
    example: 'amount=0.002&coin=eth',
    coins: 'in the coin of the payment or another (btc, eth, usdterc20, usdttrc20)',
  };
}

async function btcpay() {
  const sendToStore = (notice: Notice) => send(`${shopUrl}/api/webhooks/btcpay`, notice);
  const { url, state } = await startBtcpay({ clock: () => new Date(), apiKey, port, send: sendToStore });
  state.webhookSecret = secret;
  const keys = { BTCPAY_STORE_ID: state.storeId, BTCPAY_API_KEY: apiKey, BTCPAY_WEBHOOK_SECRET: secret };
  return { url, settings: { BTCPAY_URL: url, ...keys }, example: 'amount=0.002', coins: 'in the coin of the payment' };
}

const gateways = { nowpayments, btcpay };
const name = process.argv[2] || 'nowpayments';
if (name !== 'nowpayments' && name !== 'btcpay') {
  console.error(`There is a stand-in of ${Object.keys(gateways).join(' and ')}, and none of ${name}.`);
  process.exit(1);
}
const { url, settings, coins, example } = await gateways[name]();
const lines = Object.entries({ CRYPTO_GATEWAY: name, ...settings }).map(([key, value]) => `  ${key}=${value} \\`);
console.log(`A stand-in of ${name}, without any money. Start the shop beside it:

${lines.join('\n')}
  make run

Let coins arrive, all that is asked or an amount, ${coins}:

  curl -X POST '${new URL('/arrive', url)}?address=ADDRESS'
  curl -X POST '${new URL('/arrive', url)}?address=ADDRESS&${example}'
`);
