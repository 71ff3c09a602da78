import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { type Order, STATUS_COURSE } from '#modules/orders/index.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { ownCompleted } from './own-order.ts';

const own = anOrder('completed', { userId: 'anna' });
const find = (order: Order | undefined) => ownCompleted(async () => order, userCaller(), own.id);

test('a customer finds their own completed order', async () => {
  expect(await find(own)).toEqual({ user: userCaller(), order: own });
});

test.each<[string, Order | undefined]>([
  ['one that does not exist', undefined],
  ['that of somebody else', { ...own, userId: 'boris' }],
  ['one whose personal data are erased', { ...anErasedOrder('completed'), userId: 'anna' }],
  ...STATUS_COURSE.filter((status) => status !== 'completed').map((status): [string, Order] => [
    `one that is ${status}`,
    anOrder(status, { userId: 'anna' }),
  ]),
])('every other order is not found: %s', async (_, order) => {
  await expect(find(order)).rejects.toEqual(refusal('not_found'));
});

test('a guest finds no order', async () => {
  await expect(ownCompleted(async () => own, guest, own.id)).rejects.toEqual(refusal('not_signed_in'));
});
