import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createCancelByActor, createCancelOrder } from './cancel-order.ts';
import { createOffice } from './testing/memory-office.ts';

const operator = staffCaller('operator');
const cancellation = { version: 0, reason: ' Передумали ', noteId: uuid(7) };
const program = { staff: { userId: 'key', role: 'partner', partner: 'indra' }, partner: { slug: 'indra' } } as const;

/** An office with an order; `hand` is a payment by hand, of which that partner, or the shop itself, says that it came. */
function openShop(order: Order = anOrder('waiting'), hand?: { partner: string | null }) {
  const office = createOffice(order);
  const transact = memoryTransact(office.state, { ...office.stores, money: { liveHand: async () => hand } });
  const ofAnybody = createCancelByActor({ ...office, transact });
  const byStaff = createCancelOrder(ofAnybody);
  return {
    ...office,
    cancel: (changes: Partial<typeof cancellation> = {}, caller = operator) =>
      byStaff(caller, order.id, { ...cancellation, ...changes }),
    cancelForPartner: () => ofAnybody(program, order.id, { reason: 'Нет товара', noteId: uuid(7) }),
  };
}

test('cancelling an unpaid order tells the customer, and the reason stands in a note for the staff', async () => {
  const { cancel, state, changes, clock } = openShop();
  await cancel();
  expect(state.orders).toMatchObject([{ status: 'cancelled' }]);
  const actor = { kind: 'staff', id: 'operator' };
  expect(state.history).toMatchObject([{ from: 'waiting', to: 'cancelled', actor, reason: 'cancelled_by_staff', at: clock() }]);
  expect(state.notes).toEqual([{ id: uuid(7), orderId: uuid(100), authorId: 'operator', at: clock(), text: 'Передумали' }]);
  expect(changes).toEqual([{ kind: 'cancelled' }]);
  expect(state.messages).toMatchObject([{ to: 'anna@example.com', text: 'cancelled' }]);
  expect(state.actions).toEqual([
    {
      action: 'order.cancelled',
      subject: { kind: 'order', id: uuid(100) },
      by: 'operator',
      at: clock(),
      before: { status: 'waiting' },
      after: { status: 'cancelled' },
    },
  ]);
});

test('a cancelled order asks for no more money, and waits for no second person', async () => {
  const { cancel, state } = openShop();
  state.payments = [aPayment()];
  await cancel();
  expect(state.payments).toMatchObject([{ state: 'cancelled' }]);
  expect(state.withdrawn).toMatchObject([{ by: 'operator' }]);
});

test('the log tells that money by hand which waited for a second person was withdrawn with its order', async () => {
  const { cancel, state } = openShop();
  state.proposals.set(uuid(100), { id: uuid(8), amountCents: cents(200_000), method: 'manual', partner: 'indra' });
  await cancel();
  const after = { handPaymentId: uuid(8), amountCents: 200_000, method: 'manual', partner: 'indra' };
  expect(state.actions).toMatchObject([
    { action: 'order.payment_withdrawn', subject: { kind: 'order', id: uuid(100) }, by: 'operator', after },
    { action: 'order.cancelled' },
  ]);
});

test('an order for which money came is not cancelled: the money goes back by a refund', async () => {
  const { cancel, state } = openShop();
  state.payments = [aPayment({ state: 'partial', received: 1n })];
  await expect(cancel()).rejects.toEqual(refusal('part_paid'));
  expect(state).toMatchObject({ orders: [{ status: 'waiting' }], notes: [], actions: [] });
});

test.each(['paid', 'processing', 'ready', 'cancelled'] as const)('an order that is %s is not cancelled', async (status) => {
  const { cancel } = openShop(anOrder(status));
  await expect(cancel()).rejects.toEqual(refusal('order_not_payable'));
});

test('a member who has read an older version of the order is refused', async () => {
  const { cancel, state } = openShop();
  await expect(cancel({ version: 1 })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state.orders).toMatchObject([{ status: 'waiting' }]);
});

test('a cancellation that is sent again is the same one, and another under the id of its note is refused', async () => {
  const { cancel, state, changes } = openShop();
  await cancel();
  await cancel();
  const other = { reason: 'Другая причина' };
  await expect(cancel(other)).rejects.toEqual(refusal('idempotency_key_reused'));
  expect([state.history.length, state.notes.length, changes.length]).toEqual([1, 1, 1]);
});

test('the id of another note of the order does not stand for its cancellation', async () => {
  const { cancel, state } = openShop();
  state.notes.push({ id: uuid(7), orderId: uuid(100), authorId: 'operator', at: new Date(0), text: 'Передумали' });
  await expect(cancel()).rejects.toEqual(refusal('idempotency_key_reused'));
  expect(state.orders).toMatchObject([{ status: 'waiting' }]);
});

test('the history tells that a partner has cancelled', async () => {
  const { cancelForPartner, state } = openShop(anOrder('pending', { partner: 'indra' }));
  await cancelForPartner();
  const actor = { kind: 'partner', id: 'key' };
  expect(state.history).toMatchObject([{ from: 'pending', to: 'cancelled', actor, reason: 'cancelled_by_partner' }]);
});

test('a partner does not cancel the order of another partner', async () => {
  const { cancelForPartner, state } = openShop(anOrder('pending', { partner: 'surya' }));
  await expect(cancelForPartner()).rejects.toEqual(refusal('not_found'));
  expect(state.orders).toMatchObject([{ status: 'pending' }]);
});

const indras = anOrder('waiting', { partner: 'indra' });

test.each([
  ['the shop', null],
  ['a former partner', 'surya'],
])('a partner does not cancel an order of which %s says that its money came', async (_, sayer) => {
  const { cancelForPartner, state } = openShop(indras, { partner: sayer });
  await expect(cancelForPartner()).rejects.toEqual(refusal('part_paid'));
  expect(state.orders).toMatchObject([{ status: 'waiting' }]);
});

test('who said that the money came may cancel the order: the partner, and the shop', async () => {
  const [ofPartner, ofShop] = [openShop(indras, { partner: 'indra' }), openShop(indras, { partner: null })];
  await ofPartner.cancelForPartner();
  await ofShop.cancel();
  for (const { state } of [ofPartner, ofShop]) expect(state.orders).toMatchObject([{ status: 'cancelled' }]);
});

test('an order that does not exist is not found', async () => {
  const { cancel, state } = openShop();
  state.orders = [];
  await expect(cancel()).rejects.toEqual(refusal('not_found'));
});

test('cancelling needs the permission to change orders', async () => {
  const { cancel } = openShop();
  for (const role of ['priest', 'editor', 'partner'] as const)
    await expect(cancel({}, staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
});
