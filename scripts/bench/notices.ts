import { created, post } from '../../test/support/customers.ts';
import { oneRitual, type PlacedOrder } from '../../test/support/orders.ts';
import { startServer } from '../../test/support/server-process.ts';
import { type NowPaymentsStandIn, startNowPayments } from '../../test/support/stand-ins/nowpayments.ts';
import type { NoticeBurst } from './notice-load.ts';
import { runApart } from './run-apart.ts';

const KEY = 'the-key-of-the-account';
const SECRET = 'the secret of the notices';
const PER_SECOND = 200;
const SECONDS = 15;
const WARMING_SECONDS = 3;
const PAYMENTS = 100;
/** What the questions to a sick gateway meet by turns. */
const SICKNESS = ['500', 'slow', 'html', '429', 'cut'] as const;
/** After so many questions the gateway would be well again, and the measurement be worthless. */
const SICK_ANSWERS = 20_000;

/**
 * Milliseconds within which 99 of 100 notices are acknowledged when 200 come in a second, each new and true, while the sweep looks at their
 * payments; at a sick gateway it learns nothing, and its calls fail or hang.
 */
export async function noticeMilliseconds(env: Record<string, string>, gateway: 'well' | 'sick' = 'well'): Promise<number> {
  const vendor = await startNowPayments({ apiKey: KEY, secret: SECRET });
  const gatewaySettings = { NOWPAYMENTS_URL: vendor.url, NOWPAYMENTS_API_KEY: KEY, NOWPAYMENTS_IPN_SECRET: SECRET };
  const shop = await startServer({ ...env, CRYPTO_GATEWAY: 'nowpayments', ...gatewaySettings });
  try {
    for (let index = 0; index < PAYMENTS; index++) await openPayment(shop.url);
    if (gateway === 'sick')
      vendor.suffer(...Array.from({ length: SICK_ANSWERS }, (_, index) => SICKNESS[index % SICKNESS.length] ?? '500'));
    const callsBefore = vendor.calls.length;
    const milliseconds = await loadNotices({
      url: `${shop.url}/api/webhooks/nowpayments`,
      perSecond: PER_SECOND,
      notices: newNotices(vendor, PER_SECOND * SECONDS),
      answer: 'accepted',
      uncounted: PER_SECOND * WARMING_SECONDS,
    });
    const calls = vendor.calls.length - callsBefore;
    if (calls === 0 || calls > SICK_ANSWERS) throw new Error(`The gateway was asked ${calls} times beside the notices`);
    return milliseconds;
  } finally {
    await shop.stop();
    vendor.close();
  }
}

/** So many notices, of all payments by turns. Each tells another status than the last of its payment, or there would be no notice. */
function newNotices({ payments, notices, setStatus }: NowPaymentsStandIn, count: number): NoticeBurst['notices'] {
  const ids = [...payments.keys()];
  const before = notices.length;
  for (let index = 0; index < count; index++) {
    const isSeen = Math.floor(index / ids.length) % 2 === 0;
    setStatus(ids[index % ids.length] ?? 0, isSeen ? 'confirming' : 'waiting');
  }
  return notices.slice(before);
}

async function openPayment(url: string): Promise<void> {
  const { id: orderId, total } = await created<PlacedOrder>(post(`${url}/api/orders`, oneRitual));
  await created(post(`${url}/api/crypto/payment`, { orderId, currency: 'BTC', amountUsd: total }));
}

/** Milliseconds within which 99 of 100 notices were answered; infinite when the server refused more than one of 100. */
export async function loadNotices(burst: NoticeBurst): Promise<number> {
  return Number(await runApart('notice-load.ts', burst));
}
