import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createListOrders } from './list-orders.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anOrder } from './testing/orders.ts';

const own = anOrder('paid', { id: 'own', userId: 'anna' });
/** An order of a guest with the e-mail of Anna's account. */
const asGuest = anOrder('paid', { id: 'as guest', createdAt: new Date('2026-11-20T09:30:00Z') });
const ofBoris = anOrder('paid', { id: 'of boris', userId: 'boris' });
const listOrders = createListOrders({ orders: createOrdersMemory(own, asGuest, ofBoris).customerOrders });
const list = async (caller: Caller, email?: string) =>
  (await listOrders(caller, { email, limit: 50, paidOnly: false })).items.map(({ order }) => order);

test.each([undefined, 'Anna@Example.com'])('a customer sees their own orders, newest first (e-mail: %s)', async (email) => {
  expect(await list(userCaller(), email)).toEqual([asGuest, own]);
});

test('nobody sees the orders of another e-mail', async () => {
  await expect(list(userCaller(), 'boris@example.com')).rejects.toEqual(refusal('not_allowed'));
});

test('a guest cannot list orders', async () => {
  await expect(list(guest, 'anna@example.com')).rejects.toEqual(refusal('not_signed_in'));
});

/** Three orders of Anna, a minute apart; the second is not paid. */
const three = (['paid', 'pending', 'paid'] as const).map((status, index) =>
  anOrder(status, { id: uuid(index), userId: 'anna', createdAt: new Date(Date.UTC(2026, 10, 20, 9, index)) }),
);
const listThree = createListOrders({ orders: createOrdersMemory(...three).customerOrders });

test('of many orders a page is listed, with the cursor of the next', async () => {
  const first = await listThree(userCaller(), { limit: 2, paidOnly: false });
  const second = await listThree(userCaller(), { limit: 2, paidOnly: false, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ order }) => order.id)).toEqual([2, 1, 0].map(uuid));
  expect(second.nextCursor).toBeNull();
});

test('on request only orders that are paid are listed', async () => {
  const { items } = await listThree(userCaller(), { limit: 2, paidOnly: true });
  expect(items.map(({ order }) => order.id)).toEqual([2, 0].map(uuid));
});

test('what came for an order is no longer due; of a paid order nothing is', async () => {
  const { state, customerOrders } = createOrdersMemory(
    own,
    anOrder('pending', { id: 'half paid', userId: 'anna', createdAt: new Date('2026-11-20T09:45:00Z'), total: cents(30_000) }),
  );
  const due = async () => {
    const { items } = await createListOrders({ orders: customerOrders })(userCaller(), { limit: 50, paidOnly: false });
    return items.map((listed) => [listed.order.id, listed.due]);
  };
  expect(await due()).toEqual([
    ['half paid', 30_000],
    ['own', 0],
  ]);
  // The memory says of every order that so much came.
  state.received = cents(12_000);
  expect(await due()).toEqual([
    ['half paid', 18_000],
    ['own', 0],
  ]);
});
