import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createListOrders } from './list-orders.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anOrder } from './testing/orders.ts';

const own = anOrder('paid', { id: 'own', userId: 'anna' });
const asGuest = anOrder('paid', { id: 'as guest', createdAt: new Date('2026-11-20T09:30:00Z') });
const ofBoris = anOrder('paid', { id: 'of boris', userId: 'boris' });
const list = createListOrders(createOrdersMemory(own, asGuest, ofBoris).customerOrders);

test.each([undefined, 'Anna@Example.com'])('a customer sees their own orders, newest first (e-mail: %s)', async (email) => {
  expect(await list(userCaller(), email)).toEqual([asGuest, own]);
});

test('nobody sees the orders of another e-mail', async () => {
  await expect(list(userCaller(), 'boris@example.com')).rejects.toEqual(refusal('not_allowed'));
});

test('a guest cannot list orders', async () => {
  await expect(list(guest, 'anna@example.com')).rejects.toEqual(refusal('not_signed_in'));
});
