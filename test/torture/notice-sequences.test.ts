import { createHash } from 'node:crypto';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runSql } from '../support/sql.ts';
import { type NowPaymentsStandIn, startNowPayments } from '../support/stand-ins/nowpayments.ts';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { expectedOf, type Standing, script } from './notice-scripts.ts';
import { playScript } from './play-notices.ts';
import { startTwoShops, type TwoShops } from './two-shops.ts';
import { expectWholeLedger } from './whole-ledger.ts';

const isFull = inject('crowd') === 'full';
const SEQUENCES = isFull ? 10_000 : 20;
const TOGETHER = isFull ? 30 : 20;
const minutes = 60_000;

const apiKey = 'the-key-of-the-account';
const secret = 'the secret of the notices';

let vendor: NowPaymentsStandIn;
/** By the vendor's id of the payment, or of the payment to whose address money came again. */
const sent = new Map<number, Notice[]>();
let two: TwoShops;
beforeAll(async () => {
  vendor = await startNowPayments({ apiKey, secret, send: keep });
  two = await startTwoShops({
    RATE_LIMITS: 'off',
    SECRET_KEYS: 'the-key-by-which-the-seals-are-signed',
    CRYPTO_GATEWAY: 'nowpayments',
    NOWPAYMENTS_URL: vendor.url,
    NOWPAYMENTS_API_KEY: apiKey,
    NOWPAYMENTS_IPN_SECRET: secret,
  });
});
afterAll(async () => {
  await two.end();
  vendor.close();
});

function keep(_: string, notice: Notice): void {
  const { payment_id: id, parent_payment_id: parent } = JSON.parse(notice.body);
  sent.set(parent ?? id, [...(sent.get(parent ?? id) ?? []), notice]);
}

test(`${SEQUENCES} sequences of notices at two instances, with polls, sweeps and confirmations by hand, end as the model says`, {
  timeout: isFull ? 60 * minutes : 5 * minutes,
}, async () => {
  const seed = Date.now() % 2 ** 31;
  const scripts = fc.sample(script, { numRuns: SEQUENCES, seed });
  const urls = two.shops.map(({ url }) => url);
  const start = performance.now();
  const played = await pLimit(TOGETHER).map(scripts, async (each, index) => {
    const name = `sequence ${index} of seed ${seed}`;
    const story = await playScript({ vendor, noticesOf: (id) => sent.get(id) ?? [], urls, script: each, name });
    return { ...story, expected: expectedOf(each) };
  });
  const expectedOrders = new Map(played.map(({ orderId, expected }) => [orderId, expected]));
  await expect.poll(() => differences(expectedOrders), { timeout: 3 * minutes, interval: 1000 }).toEqual([]);

  const delivered = played.flatMap(({ delivered }) => delivered);
  await expectStoredOnce(delivered);
  const [forged, busy] = (['forged', 'busy'] as const).map((what) => played.reduce((sum, each) => sum + each[what], 0));
  for (const shop of two.shops) await shop.stop();
  expect(await differences(expectedOrders)).toEqual([]);
  await expectWholeLedger(two.env);
  if (!isFull) return;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const paid = [...expectedOrders.values()].filter(({ isPaid }) => isPaid).length;
  process.stdout.write(
    `${SEQUENCES} sequences (seed ${seed}) in ${seconds} s: ${delivered.length} notices were delivered, ` +
      `${new Set(delivered).size} of them different, ${forged} forged besides; the shop was too busy ${busy} times; ` +
      `${paid} orders are paid, each once\n`,
  );
});

/** The orders that do not stand as expected, each with how it stands. */
async function differences(expectedOrders: ReadonlyMap<string, Standing>): Promise<string[]> {
  const rows = await runSql<Standing & { id: string; isByHand: boolean }>(
    two.databaseUrl,
    `select orders.id, orders.status = 'paid' as "isPaid",
        (select count(*)::int from ledger where order_id = orders.id and kind = 'order_paid') as "timesPaid",
        coalesce(array_agg(received || ' ' || confirmed order by payments.created_at), '{}') as amounts,
        bool_or('redeposit' = any(payments.reviews)) as "isRedeposit",
        bool_or('wrong_asset' = any(payments.reviews)) as "isWrongAsset",
        bool_or('underpaid' = any(payments.reviews)) as "isUnderpaid", bool_or(overpaid) as "isOverpaid",
        bool_or('order_already_paid' = any(payments.reviews || card.reviews)) as "isPaidTwice", count(card.id) > 0 as "isByHand"
      from orders join payments on payments.order_id = orders.id left join card_payments as card on card.order_id = orders.id
      group by orders.id`,
  );
  expect(rows).toHaveLength(expectedOrders.size);
  return rows.flatMap(({ id, isByHand, isUnderpaid, ...rest }) => {
    const is = JSON.stringify({ ...rest, isUnderpaid: isByHand ? null : isUnderpaid }, KEYS);
    const should = JSON.stringify(expectedOrders.get(id), KEYS);
    return is === should ? [] : [`${id} is ${is}, not ${should}`];
  });
}

const KEYS = 'isPaid timesPaid amounts isRedeposit isWrongAsset isUnderpaid isOverpaid isPaidTwice'.split(' ');

/** Each true notice is stored and recorded once, and no other. */
async function expectStoredOnce(delivered: readonly Notice[]): Promise<void> {
  const hashes = new Set(delivered.map(({ body }) => createHash('sha256').update(body).digest('hex')));
  const stored = await runSql<{ hash: string }>(two.databaseUrl, 'select body_sha256 as hash from gateway_notices order by 1');
  expect(stored.map(({ hash }) => hash)).toEqual([...hashes].sort());
  const recorded = await runSql<{ hash: string }>(
    two.databaseUrl,
    `select data->>'bodySha256' as hash from ledger where kind = 'noticed' order by 1`,
  );
  expect(recorded).toEqual(stored);
}
