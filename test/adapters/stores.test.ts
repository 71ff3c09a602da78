import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type IdempotentRequest, LEASE_SECONDS } from '#kernel/idempotency.ts';
import { cents } from '#kernel/money.ts';
import type { Order } from '#modules/orders/index.ts';
import type { CreatingPayment, OpenState } from '#modules/payments/payment.ts';
import { forgetOldKeys } from '../../src/adapters/postgres/idempotency.ts';
import { createPaymentReader } from '../../src/adapters/postgres/payments.ts';
import { createRateLimiter, forgetOldLimits } from '../../src/adapters/postgres/rate-limits.ts';
import { openFreshDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof openFreshDatabase>>;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.drop());

const requestOf = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => {
  return { caller: 'guest', operation: 'createOrder', key: randomUUID(), bodyHash: 'a', ...changes };
};

describe('an idempotency key', () => {
  const claim = (request: IdempotentRequest) => database.transact(({ idempotency }) => idempotency.claim(request));
  const remember = (request: IdempotentRequest) =>
    database.transact(({ idempotency }) => idempotency.remember(request, { id: 1, of: ['a'] }));
  /** Changes the time at which a key was claimed to this many seconds ago. */
  const age = ({ key }: IdempotentRequest, seconds: number) =>
    database
      .queries()
      .updateTable('idempotency_keys')
      .set({ claimed_at: sql`now() - make_interval(secs => ${seconds})` })
      .where('key', '=', key)
      .execute();

  test('is new once, then running, and then returns the stored answer', async () => {
    const request = requestOf();
    expect(await claim(request)).toEqual({ kind: 'new' });
    expect(await claim(request)).toEqual({ kind: 'running' });
    await remember(request);
    expect(await claim(request)).toEqual({ kind: 'done', result: { id: 1, of: ['a'] } });
  });

  test('belongs to one caller, one operation and one body', async () => {
    const request = requestOf();
    await claim(request);
    expect(await claim({ ...request, bodyHash: 'b' })).toEqual({ kind: 'reused' });
    expect(await claim({ ...request, caller: 'another' })).toEqual({ kind: 'new' });
    expect(await claim({ ...request, operation: 'createCryptoPayment' })).toEqual({ kind: 'new' });
    await remember(request);
    expect(await claim({ ...request, bodyHash: 'b' })).toEqual({ kind: 'reused' });
  });

  test('is taken over by exactly one retry once the lease of the first request has ended', async () => {
    const request = requestOf();
    await claim(request);
    await age(request, LEASE_SECONDS - 5);
    expect(await claim(request)).toEqual({ kind: 'running' });
    // Several rounds are needed: claims only compete once their connections are open.
    for (let round = 0; round < 20; round++) {
      await age(request, LEASE_SECONDS + 5);
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim(request)));
      expect(claims.map(({ kind }) => kind).sort()).toEqual(['new', ...Array(9).fill('running')]);
    }
  });

  test('with a stored answer is never taken over, however old it is', async () => {
    const request = requestOf();
    await claim(request);
    await remember(request);
    await age(request, 3600);
    expect(await claim(request)).toMatchObject({ kind: 'done' });
  });

  test('claimed many times at once gives the answer of the first claim to all others', async () => {
    const request = requestOf();
    const claims = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.transact(async ({ idempotency }) => {
          const taken = await idempotency.claim(request);
          if (taken.kind === 'new') await idempotency.remember(request, 'the answer');
          return taken;
        }),
      ),
    );
    expect(claims.filter(({ kind }) => kind === 'new')).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind === 'done')).toHaveLength(9);
  });

  test('is free again when the transaction that claimed it failed', async () => {
    const request = requestOf();
    const failing = database.transact(async ({ idempotency }) => {
      await idempotency.claim(request);
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await claim(request)).toEqual({ kind: 'new' });
  });

  test('can be released while it runs, but not once it has an answer', async () => {
    const release = (request: IdempotentRequest) => database.transact(({ idempotency }) => idempotency.release(request));
    const request = requestOf();
    await claim(request);
    await release(request);
    expect(await claim(request)).toEqual({ kind: 'new' });
    await remember(request);
    await release(request);
    expect(await claim(request)).toMatchObject({ kind: 'done' });
  });

  test('is kept for 24 hours', async () => {
    const [young, old] = [requestOf(), requestOf()];
    await claim(young);
    await claim(old);
    await age(young, 23 * 3600);
    await age(old, 25 * 3600);
    await forgetOldKeys(database.queries());
    expect(await claim({ ...young, bodyHash: 'b' })).toEqual({ kind: 'reused' });
    expect(await claim({ ...old, bodyHash: 'b' })).toEqual({ kind: 'new' });
  });
});

describe('payments that are due for a check', () => {
  const start = new Date('2026-11-20T10:00:00Z');
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const reader = () => createPaymentReader(database.queries);

  beforeEach(() => database.queries().updateTable('payments').set({ next_check_at: null }).execute());

  /** Stores a payment in this state that was opened at the start and is due at once. */
  async function add(state: OpenState | 'creating' = 'waiting'): Promise<string> {
    const order: Order = {
      id: randomUUID(),
      status: 'pending',
      createdAt: start,
      language: 'en',
      contact: null,
      paymentMethod: 'crypto',
      items: [{ id: 'ganesha', name: { ru: 'Г', en: 'G' }, price: cents(30_000), quantity: 1, weeks: 4 }],
      total: cents(30_000),
      specialInstructions: '',
      isErased: false,
    };
    const payment: CreatingPayment = {
      id: randomUUID(),
      orderId: order.id,
      coin: 'BTC',
      gateway: 'sandbox',
      amountUsd: order.total,
      createdAt: start,
      state: 'creating',
      leasedUntil: later(30),
    };
    await database.transact(async ({ orders, payments }) => {
      await orders.add(order, { from: null, to: 'pending', at: start, actor: { kind: 'payer' }, reason: 'placed' });
      await payments.addCreating(payment);
      if (state === 'creating') return;
      const { leasedUntil: _, ...base } = payment;
      const none = {
        received: 0n,
        confirmed: 0n,
        late: false,
        overpaid: false,
        reviews: [],
        transactionIds: [],
        qrCodeData: null,
      };
      const opened = {
        gatewayPaymentId: payment.id,
        address: 'bc1q',
        expected: 500_000n,
        enough: 500_000n,
        expiresAt: later(1200),
      };
      await payments.saveOpened({ ...base, ...none, ...opened, state }, start);
    });
    return payment.id;
  }

  /** Claims the due payments and returns when each is due next, in seconds after the start. */
  async function nextChecks(at: Date): Promise<(number | null)[]> {
    const claimed = await reader().claimDue(at, 100);
    const rows = await database
      .queries()
      .selectFrom('payments')
      .select('next_check_at')
      .where(
        'id',
        'in',
        claimed.map(({ id }) => id),
      )
      .execute();
    return rows.map(({ next_check_at: next }) => (next === null ? null : (Date.parse(next) - start.getTime()) / 1000));
  }

  const open = ['waiting', 'confirming', 'partial'] as const;
  test.each(open)('include a %s payment after ten seconds, and every 45 seconds once nobody looks', async (state) => {
    const id = await add(state);
    expect(await nextChecks(start)).toEqual([10]);
    expect(await reader().claimDue(later(9.999), 100)).toEqual([]);
    expect((await reader().claimDue(later(10), 100)).map((payment) => payment.id)).toEqual([id]);
    expect(await nextChecks(later(100))).toEqual([120]);
    expect(await nextChecks(later(1000))).toEqual([1045]);
  });

  test('include a payment more often again once its payer has looked, but never twice in ten seconds', async () => {
    const id = await add();
    expect(await nextChecks(later(1000))).toEqual([1045]);
    expect(await reader().claimCheck(id, later(1036), later(1041))).toBe(true);
    expect(await reader().claimDue(later(1050.999), 100)).toEqual([]);
    expect(await nextChecks(later(1051))).toEqual([1061]);
  });

  test('begin with payments that are likely to move, and do not forget the others', async () => {
    const others = [await add(), await add(), await add('expired')];
    const looked = await add();
    await reader().claimDue(later(600), 100);
    await reader().claimCheck(looked, later(605), later(610));
    const likely = [await add(), await add('confirming'), looked];
    const dueSince = (ids: readonly string[], at: Date) =>
      database.queries().updateTable('payments').set({ next_check_at: at.toISOString() }).where('id', 'in', ids).execute();
    await dueSince(others, start);
    await dueSince(likely, later(600));
    const first = (await reader().claimDue(later(620), 4)).map(({ id }) => id);
    expect(first).toEqual(expect.arrayContaining(likely));
    expect(others.filter((id) => first.includes(id))).toHaveLength(1);
    expect(await reader().claimDue(later(620), 4)).toHaveLength(2);
  });

  test('include a payment at once again that was put back', async () => {
    const [first, second] = [await add(), await add()];
    await reader().claimDue(start, 100);
    await reader().putBack([second]);
    expect((await reader().claimDue(later(1), 100)).map(({ id }) => id)).toEqual([second]);
    expect((await reader().claimDue(later(10), 100)).map(({ id }) => id)).toEqual([first]);
  });

  test.each(['expired', 'cancelled'] as const)(
    'include a payment that is %s ever more rarely, but at least once an hour',
    async (state) => {
      await add(state);
      expect(await nextChecks(start)).toEqual([10]);
      expect(await nextChecks(later(1000))).toEqual([1100]);
      expect(await nextChecks(later(100_000))).toEqual([103_600]);
    },
  );

  test('include no payment after thirty days', async () => {
    await add('expired');
    const days = 24 * 3600;
    expect(await nextChecks(later(29.9 * days))).toEqual([29.9 * days + 3600]);
    expect(await nextChecks(later(30 * days + 3601))).toEqual([null]);
  });

  test('include a completed payment after an hour, then ever more rarely, because its address may be paid again', async () => {
    await add('completed');
    expect(await nextChecks(start)).toEqual([3600]);
    expect(await nextChecks(later(3600))).toEqual([7200]);
    expect(await nextChecks(later(100_000))).toEqual([150_000]);
  });

  test('include no payment that is still being created, because it has no address', async () => {
    const id = await add('creating');
    expect(await reader().claimDue(later(3600), 100)).toEqual([]);
    expect(await reader().find(id)).toBeUndefined();
  });

  test('are claimed by exactly one of several instances', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count++) ids.push(await add());
    const taken = await Promise.all(Array.from({ length: 6 }, () => reader().claimDue(start, 5)));
    const takenIds = taken.flat().map(({ id }) => id);
    expect(new Set(takenIds).size).toBe(takenIds.length);
    expect(takenIds.every((id) => ids.includes(id))).toBe(true);
    // A payment that was locked by another instance is claimed the next time.
    while (takenIds.length < 20) takenIds.push(...(await reader().claimDue(start, 5)).map(({ id }) => id));
    expect(takenIds.sort()).toEqual(ids.sort());
  });

  test('are skipped while another transaction locks them', async () => {
    const [held, free] = [await add(), await add()];
    await database.transact(async ({ payments }) => {
      await payments.lock(held);
      if (database.isEmbedded) return; // its one connection is this transaction's
      expect((await reader().claimDue(start, 100)).map(({ id }) => id)).toEqual([free]);
    });
  });

  test('let one payer in five seconds ask the gateway', async () => {
    const id = await add();
    const ask = (now: Date) => reader().claimCheck(id, new Date(now.getTime() - 5000), now);
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(start)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await ask(later(4.999))).toBe(false);
    expect(await ask(later(5))).toBe(true);
    expect(await reader().claimCheck(randomUUID(), start, start)).toBe(false);
  });
});

test('a counter counts events, also those at once, and writes no more beyond its bound', async () => {
  const bucket = randomUUID();
  const count = () => database.transact(({ counter }) => counter.count(bucket, 60, 3));
  const counts: number[] = [];
  for (let times = 0; times < 8; times++) counts.push(await count());
  expect(counts).toEqual([1, 2, 3, 4, 4, 4, 4, 4]);
  const other = randomUUID();
  const atOnce = await Promise.all(
    Array.from({ length: 20 }, () => database.transact(({ counter }) => counter.count(other, 60, 3))),
  );
  expect(atOnce.filter((one) => one <= 3).toSorted()).toEqual([1, 2, 3]);
});

describe('a rate limit', () => {
  const limiter = () => createRateLimiter(database.queries);
  /** Changes the start of a window to this many seconds ago. */
  const age = (bucket: string, seconds: number) =>
    database
      .queries()
      .updateTable('rate_limits')
      .set({ window_start: sql`now() - make_interval(secs => ${seconds})` })
      .where('bucket', '=', bucket)
      .execute();

  test('lets its number of hits through and no more, even at once', async () => {
    const bucket = randomUUID();
    const waits = await Promise.all(Array.from({ length: 200 }, () => limiter()(bucket, 5, 60)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    expect(waits.filter((wait) => wait > 0).every((wait) => wait >= 1)).toBe(true);
  });

  test('counts each bucket separately', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await limiter()(first, 1, 60);
    expect(await limiter()(first, 1, 60)).toBeGreaterThan(0);
    expect(await limiter()(second, 1, 60)).toBe(0);
  });

  test('starts again when its window has ended, and not before', async () => {
    const bucket = randomUUID();
    for (let hits = 0; hits < 6; hits++) await limiter()(bucket, 5, 60);
    await age(bucket, 50);
    expect(await limiter()(bucket, 5, 60)).toBeGreaterThan(0);
    // Well past the end of the window, because the clock of the database may be set back a little between two statements.
    await age(bucket, 70);
    expect(await limiter()(bucket, 5, 60)).toBe(0);
  });

  test('is deleted after two days', async () => {
    const bucket = randomUUID();
    await limiter()(bucket, 5, 60);
    await age(bucket, 3 * 24 * 3600);
    await forgetOldLimits(database.queries());
    const left = await database.queries().selectFrom('rate_limits').select('bucket').where('bucket', '=', bucket).execute();
    expect(left).toEqual([]);
  });
});
