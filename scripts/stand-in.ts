// Serves the stand-in of NOWPayments, so that a shopkeeper can rehearse: `make stand-in`. Coins arrive at an address when asked for:
// curl -X POST 'http://127.0.0.1:4010/arrive?address=ADDRESS&amount=0.002'
import { setTimeout } from 'node:timers/promises';
import { type Notice, startNowPayments } from '../test/support/stand-ins/nowpayments.ts';

const KEY = 'rehearsal-key';
const SECRET = 'rehearsal-secret';
const TRIES = 5;

/** Sends a notice as the vendor does: again some times when the shop does not take it. */
async function send(url: string, { body, headers }: Notice): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const status = await fetch(url, { method: 'POST', body, headers }).then(
      (response) => response.status,
      () => 'no answer',
    );
    console.log(`Notice: ${JSON.parse(body).payment_status}, the shop says ${status}`);
    if (status === 200) return;
    await setTimeout(2000 * tries);
  }
}

const port = Number(process.env.STAND_IN_PORT ?? 4010);
const { url } = await startNowPayments({ apiKey: KEY, secret: SECRET, port, send });
console.log(`NOWPayments' stand-in, without any money. Start the shop beside it:

  CRYPTO_GATEWAY=nowpayments NOWPAYMENTS_URL=${url} \\
  NOWPAYMENTS_API_KEY=${KEY} NOWPAYMENTS_IPN_SECRET=${SECRET} make run

Let coins arrive, all that is missing or an amount, in the coin of the payment or another (btc, eth, usdterc20, usdttrc20):

  curl -X POST '${new URL('/arrive', url)}?address=ADDRESS'
  curl -X POST '${new URL('/arrive', url)}?address=ADDRESS&amount=0.002&coin=eth'
`);
