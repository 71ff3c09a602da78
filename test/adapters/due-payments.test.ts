import { randomInt, randomUUID } from 'node:crypto';
import { beforeEach, expect, inject, test } from 'vitest';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedState } from '#modules/payments/payment.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createPaymentReader } from '../../src/adapters/postgres/payments/payment-reader.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const start = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const reader = () => createPaymentReader(database.queries);

beforeEach(() => database.queries.updateTable('payments').set({ next_check_at: null }).execute());

/** Stores a payment in this state that was opened at the start and is due at once. */
async function add(state: OpenedState | 'creating' = 'waiting'): Promise<string> {
  const order = anOrder('pending', { id: randomUUID(), number: randomInt(1001, 2 ** 31) });
  const base = {
    id: randomUUID(),
    orderId: order.id,
    coin: 'BTC',
    gateway: 'sandbox',
    amountCents: order.total,
    createdAt: start,
  } as const;
  await database.transact(async ({ orders, payments }) => {
    await orders.add(order, { from: null, to: 'pending', at: start, actor: { kind: 'payer' }, reason: 'placed' });
    await payments.addCreating({ ...base, state: 'creating', leasedUntil: later(30) });
    if (state === 'creating') return;
    await payments.saveOpened(aPayment({ ...base, gatewayPaymentId: base.id, state, expiresAt: later(1200) }), start);
  });
  return base.id;
}

const days = 24 * 3600;
const ids = (payments: readonly { readonly id: string }[]) => payments.map(({ id }) => id);

/** Asks for a check of the payment, as a notice does. */
const notice = (id: string, at: Date) => database.transact(({ payments }) => payments.checkSoon([id], at));

/** Claims the due payments and checks them; returns when each is due next, in seconds after the start. */
async function nextChecks(at: Date): Promise<(number | null)[]> {
  const claimed = await reader().claimDue(at, 100);
  if (claimed.length > 0) await reader().markChecked(ids(claimed), at);
  const rows = await database.queries.selectFrom('payments').select('next_check_at').where('id', 'in', ids(claimed)).execute();
  return rows.map(({ next_check_at: next }) => (next === null ? null : (next.getTime() - start.getTime()) / 1000));
}

const open = ['waiting', 'confirming', 'partial'] as const;
test.each(open)('a %s payment is due after ten seconds, and every 45 seconds once nobody looks', async (state) => {
  const id = await add(state);
  expect(await nextChecks(start)).toEqual([10]);
  expect(await reader().claimDue(later(9.999), 100)).toEqual([]);
  expect((await reader().claimDue(later(10), 100)).map((payment) => payment.id)).toEqual([id]);
  expect(await nextChecks(later(100))).toEqual([120]);
  expect(await nextChecks(later(1000))).toEqual([1045]);
});

test('a payment is due more often again once its payer has looked, but never twice in ten seconds', async () => {
  const id = await add();
  expect(await nextChecks(later(1000))).toEqual([1045]);
  expect(await reader().claimCheck(id, later(1036), later(1041))).toBe(true);
  expect(await reader().claimDue(later(1050.999), 100)).toEqual([]);
  expect(await nextChecks(later(1051))).toEqual([1061]);
});

test('of due payments those that are likely to move come first, and the others are not forgotten', async () => {
  const others = [await add(), await add(), await add('expired')];
  const looked = await add();
  await reader().claimDue(later(600), 100);
  await reader().claimCheck(looked, later(605), later(610));
  const likely = [await add(), await add('confirming'), looked];
  const dueSince = (ids: readonly string[], at: Date) =>
    database.queries.updateTable('payments').set({ next_check_at: at }).where('id', 'in', ids).execute();
  await dueSince(others, start);
  await dueSince(likely, later(600));
  const first = (await reader().claimDue(later(620), 4)).map(({ id }) => id);
  expect(first).toEqual(expect.arrayContaining(likely));
  expect(others.filter((id) => first.includes(id))).toHaveLength(1);
  expect(await reader().claimDue(later(620), 4)).toHaveLength(2);
});

test('a payment that was put back is due at once again', async () => {
  const first = await add();
  const second = await add();
  await reader().claimDue(start, 100);
  await reader().putBack([second]);
  expect((await reader().claimDue(later(1), 100)).map(({ id }) => id)).toEqual([second]);
  expect((await reader().claimDue(later(10), 100)).map(({ id }) => id)).toEqual([first]);
});

test.each(['expired', 'cancelled'] as const)(
  'a payment that is %s is due ever more rarely, but at least once an hour',
  async (state) => {
    await add(state);
    expect(await nextChecks(start)).toEqual([10]);
    expect(await nextChecks(later(1000))).toEqual([1100]);
    expect(await nextChecks(later(100_000))).toEqual([103_600]);
  },
);

test('an expired payment is due by itself for thirty days, and no longer', async () => {
  await add('expired');
  expect(await nextChecks(later(29.9 * days))).toEqual([29.9 * days + 3600]);
  expect(await nextChecks(later(30 * days + 3601))).toEqual([null]);
});

test('a completed payment is due after an hour, then ever more rarely, because its address may be paid again', async () => {
  await add('completed');
  expect(await nextChecks(start)).toEqual([3600]);
  expect(await nextChecks(later(3600))).toEqual([7200]);
  expect(await nextChecks(later(100_000))).toEqual([150_000]);
});

test.each(['completed', 'expired'] as const)(
  'a payment that is %s is due again after an hour, however old it is, when its check has failed',
  async (state) => {
    const id = await add(state);
    const day40 = 40 * days;
    await notice(id, later(day40));
    expect(ids(await reader().claimDue(later(day40), 100))).toEqual([id]);
    expect(await reader().claimDue(later(day40 + 3599), 100)).toEqual([]);
    expect(ids(await reader().claimDue(later(day40 + 3600), 100))).toEqual([id]);
    await notice(id, later(200 * days + 1));
    expect(await nextChecks(later(200 * days + 1))).toEqual([null]);
  },
);

test('a payment is due at the time of a notice that came while it was checked', async () => {
  const id = await add('completed');
  await reader().claimDue(later(100_000), 100);
  await notice(id, later(100_001));
  await reader().markChecked([id], later(100_000));
  expect(ids(await reader().claimDue(later(100_005), 100))).toEqual([id]);
});

test('a payment is due again after an hour when the check of its last claim failed, though that of an earlier claim succeeded', async () => {
  const id = await add('completed');
  await reader().claimDue(later(100_000), 100);
  await notice(id, later(100_001));
  await reader().claimDue(later(100_005), 100);
  await reader().markChecked([id], later(100_000));
  expect(ids(await reader().claimDue(later(103_605), 100))).toEqual([id]);
});

test('a payment that is still being created is not due, because it has no address', async () => {
  const id = await add('creating');
  expect(await reader().claimDue(later(3600), 100)).toEqual([]);
  expect(await reader().find(id)).toBeUndefined();
});

test('the lease of a payment that is being created is given back only as it was held', async () => {
  const id = await add('creating');
  const leasedUntil = async () => {
    const payment = database.queries.selectFrom('payments').select('leased_until').where('id', '=', id);
    return (await payment.executeTakeFirstOrThrow()).leased_until;
  };
  await database.transact(({ payments }) => payments.lease(id, later(1), later(29)));
  expect(await leasedUntil()).toEqual(later(30));
  await database.transact(({ payments }) => payments.lease(id, later(1), later(30)));
  expect(await leasedUntil()).toEqual(later(1));
});

test('due payments are claimed by exactly one of several instances', async () => {
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

// The embedded database has one connection, on which no other transaction holds a lock.
if (inject('databaseKind') === 'postgres') {
  /** Works while another transaction holds a payment's lock. */
  const whileLocked = (id: string, work: () => Promise<void>) =>
    database.transact(async ({ payments }) => {
      await payments.lock(id);
      await work();
    });

  test('due payments are skipped while another transaction locks them', async () => {
    const held = await add();
    const free = await add();
    await whileLocked(held, async () => expect(ids(await reader().claimDue(start, 100))).toEqual([free]));
  });

  test('due payments are marked and put back without waiting for what another transaction locks', async () => {
    const [held, free] = [await add('completed'), await add('completed')];
    await reader().claimDue(later(100_000), 100);
    await whileLocked(held, () => reader().putBack([held, free]));
    expect(ids(await reader().claimDue(later(100_001), 100))).toEqual([free]);
    await whileLocked(held, () => reader().markChecked([held, free], later(100_001)));
    expect(ids(await reader().claimDue(later(103_601), 100))).toEqual([held]);
  });
}

test('one payer in five seconds may ask the gateway about a payment, and nobody about one that is not there', async () => {
  const id = await add();
  const ask = (now: Date) => reader().claimCheck(id, new Date(now.getTime() - 5000), now);
  const allowed = await Promise.all(Array.from({ length: 10 }, () => ask(start)));
  expect(allowed.filter(Boolean)).toHaveLength(1);
  expect(await ask(later(4.999))).toBe(false);
  expect(await ask(later(5))).toBe(true);
  expect(await reader().claimCheck(randomUUID(), start, start)).toBe(false);
});
