import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createListOrders } from './list-orders.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anOrder } from './testing/orders.ts';

const own = anOrder('paid', { id: 'own', userId: 'anna' });
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

test('of many orders a page is listed, with the cursor of the next; on request only those that are paid', async () => {
  const id = (index: number) => `6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4${index}`;
  const orders = Array.from({ length: 3 }, (_, index) =>
    anOrder(index === 1 ? 'pending' : 'paid', {
      id: id(index),
      userId: 'anna',
      createdAt: new Date(Date.UTC(2026, 10, 20, 9, index)),
    }),
  );
  const many = createListOrders({ orders: createOrdersMemory(...orders).customerOrders });
  const first = await many(userCaller(), { limit: 2, paidOnly: false });
  const second = await many(userCaller(), { limit: 2, paidOnly: false, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ order }) => order.id)).toEqual([id(2), id(1), id(0)]);
  expect(second.nextCursor).toBeNull();
  expect((await many(userCaller(), { limit: 2, paidOnly: true })).items.map(({ order }) => order.id)).toEqual([id(2), id(0)]);
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
  state.received = cents(12_000);
  expect(await due()).toEqual([
    ['half paid', 18_000],
    ['own', 0],
  ]);
});
