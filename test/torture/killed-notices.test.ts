import { expect, inject, test } from 'vitest';
import { created, post } from '../support/customers.ts';
import { emptyDatabase } from '../support/fresh-database.ts';
import { oneRitual } from '../support/orders.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type NowPaymentsStandIn, startNowPayments } from '../support/stand-ins/nowpayments.ts';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { killAtFirstAnswer } from './kill-at-first-answer.ts';
import { expectWholeLedger } from './whole-ledger.ts';

const isFull = inject('crowd') === 'full';
/**
 * Kills on each database: a thousand in all. A start is most of a round, and takes more than twice as long on the embedded database, so the
 * databases end at about the same time. In small the kills of `kill.test.ts` are enough for the embedded database.
 */
const kills: readonly (readonly ['pglite' | 'postgres', number])[] = isFull
  ? [
      ['pglite', 200],
      ['postgres', 800],
    ]
  : [['postgres', 2]];
const minutes = 60_000;
/** Whoever waits for an hour sees that the kills go on. */
const roundsTold = 50;

const apiKey = 'the-key-of-the-account';
const secret = 'the secret of the notices';

test.concurrent.for(kills)(
  'no acknowledged notice is lost by kill -9, and the money of each pays its order (%s, %i times)',
  { timeout: isFull ? 120 * minutes : 5 * minutes },
  async ([kind, rounds], { expect }) => {
    const database = await emptyDatabase(kind);
    const vendor = await startNowPayments({ apiKey, secret });
    const env = { SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...database.env, ...settingsFor(vendor) };
    const acknowledged = new Set<Notice>();
    const orders: string[] = [];
    let kept = 0;
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(env);
      const { orderId, notices } = await payAtVendor(server, vendor);
      orders.push(orderId);
      const taken: Notice[] = [];
      await killAtFirstAnswer(
        server,
        notices.map((notice) => async () => {
          expect(await deliver(server, notice)).toBe('accepted');
          taken.push(notice);
        }),
      );
      for (const notice of taken) acknowledged.add(notice);
      if ((round + 1) % roundsTold === 0) process.stdout.write(`${round + 1} of ${rounds} kills on ${kind}\n`);
    }

    const server = await startServer(env);
    for (const notice of vendor.notices) {
      const outcome = await deliver(server, notice);
      if (!acknowledged.has(notice)) continue;
      expect(outcome, 'an acknowledged notice was not stored').toBe('repeated');
      kept += 1;
    }
    for (const id of orders) await expect.poll(() => statusOf(server, id), { timeout: 60_000, interval: 250 }).toBe('paid');
    expect((await server.stop()).code).toBe(0);
    await expectWholeLedger(env);
    vendor.close();
    await database.drop();

    expect(kept).toBeGreaterThanOrEqual(rounds);
    if (isFull) process.stdout.write(`${rounds} kills on ${kind}: ${kept} notices were acknowledged, none is lost\n`);
  },
);

function settingsFor({ url }: NowPaymentsStandIn): Record<string, string> {
  return {
    // The same for every start, because the seals of the ledger are signed with it.
    SECRET_KEYS: 'the-key-by-which-the-seals-are-signed',
    CRYPTO_GATEWAY: 'nowpayments',
    NOWPAYMENTS_URL: url,
    NOWPAYMENTS_API_KEY: apiKey,
    NOWPAYMENTS_IPN_SECRET: secret,
  };
}

/** An order whose payment the vendor has seen and confirmed, and the vendor's notices of it, which nobody has delivered yet. */
async function payAtVendor(
  { url }: ServerProcess,
  vendor: NowPaymentsStandIn,
): Promise<{ orderId: string; notices: readonly Notice[] }> {
  const order = await created<{ id: string; total: number }>(post(`${url}/api/orders`, oneRitual));
  const before = vendor.notices.length;
  await created(post(`${url}/api/crypto/payment`, { orderId: order.id, currency: 'BTC', amountUsd: order.total }));
  const [id, payment] = [...vendor.payments].at(-1) ?? [];
  if (!id || !payment) throw new Error('The vendor knows no payment');
  vendor.arrive(id, payment.payAmount, { isFinal: false });
  vendor.setStatus(id, 'sending');
  vendor.confirm(id);
  return { orderId: order.id, notices: vendor.notices.slice(before) };
}

/** Sends a notice as the vendor does and returns what the shop says of it. */
async function deliver({ url }: ServerProcess, { body, headers }: Notice): Promise<string> {
  const answer = await fetch(`${url}/api/webhooks/nowpayments`, { method: 'POST', body, headers });
  const { outcome } = (await answer.json()) as { outcome: string };
  expect(answer.status).toBe(200);
  return outcome;
}

async function statusOf({ url }: ServerProcess, orderId: string): Promise<string> {
  const answer = await fetch(`${url}/api/orders/${orderId}`);
  return ((await answer.json()) as { status: string }).status;
}
