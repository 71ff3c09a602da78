import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../test/support/server-process.ts';
import { signed } from '../../test/support/stand-ins/nowpayments-shapes.ts';
import { loadNotices } from './notices.ts';
import { p99AtRate } from './times.ts';

const FORGED_PER_SECOND = 1000;
const SECONDS = 10;
const READS_PER_SECOND = 50;
const SETTINGS = {
  CRYPTO_GATEWAY: 'nowpayments',
  // Nobody listens there: a forged notice must not make the shop ask the gateway.
  NOWPAYMENTS_URL: 'http://127.0.0.1:1/v1',
  NOWPAYMENTS_API_KEY: 'the-key-of-the-account',
  NOWPAYMENTS_IPN_SECRET: 'the secret of the notices',
};

/** Milliseconds within which 99 of 100 readers have the rituals: in peace, and while 1,000 forged notices come in a second. */
export async function readingInFlood(env: Record<string, string>): Promise<{ quiet: number; flooded: number }> {
  const shop = await startServer({ ...env, ...SETTINGS });
  try {
    // The first readers warm the shop up.
    await readP99(shop.url);
    const quiet = await readP99(shop.url);
    const forged = signed(JSON.stringify({ payment_id: 5077125051, payment_status: 'finished' }), 'a guessed secret');
    // The flood begins before the readers and ends after them.
    const flood = loadNotices({
      url: `${shop.url}/api/webhooks/nowpayments`,
      perSecond: FORGED_PER_SECOND,
      notices: Array(FORGED_PER_SECOND * (SECONDS + 2)).fill(forged),
      answer: 'invalid_signature',
      uncounted: 0,
    });
    await setTimeout(1500);
    const flooded = await readP99(shop.url);
    if (!Number.isFinite(await flood)) throw new Error('Forged notices are not refused as they should be');
    return { quiet, flooded };
  } finally {
    await shop.stop();
  }
}

function readP99(url: string): Promise<number> {
  return p99AtRate(READS_PER_SECOND, SECONDS, async () => {
    const answer = await fetch(`${url}/api/services`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A reader beside forged notices gets ${answer.status}`);
  });
}
