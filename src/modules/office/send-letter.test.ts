import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order, OrderNews } from '#modules/orders/index.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { createSendLetter } from './send-letter.ts';
import { createOffice } from './testing/memory-office.ts';

const operator = staffCaller('operator');

function openShop(order: Order = anOrder()) {
  const office = createOffice(order);
  const sent: [string, OrderNews][] = [];
  const send = createSendLetter({ ...office, send: async ({ id }, news) => void sent.push([id, news]) });
  return { ...office, sent, send: (letter: 'payment_link' | 'receipt', caller = operator) => send(caller, order.id, letter) };
}

test('the link of an order that can be paid is sent, and the log has the letter and the sender', async () => {
  const { send, sent, state, clock } = openShop(anOrder('pending'));
  await send('payment_link');
  expect(sent).toEqual([[uuid(100), { kind: 'link' }]]);
  const line = { action: 'order.letter_sent', subject: { kind: 'order', id: uuid(100) }, by: 'operator', at: clock() };
  expect(state.actions).toEqual([{ ...line, before: null, after: { letter: 'payment_link' } }]);
});

test('the receipt of a paid order is sent', async () => {
  const { send, sent } = openShop(anOrder('paid'));
  await send('receipt');
  expect(sent).toEqual([[uuid(100), { kind: 'paid' }]]);
});

test.each<[string, Order, 'payment_link' | 'receipt', 'order_not_payable' | 'illegal_transition']>([
  ['the link of a paid order', anOrder('paid'), 'payment_link', 'order_not_payable'],
  ['the link of a cancelled order', anOrder('cancelled'), 'payment_link', 'order_not_payable'],
  ['the receipt of an unpaid order', anOrder('waiting'), 'receipt', 'illegal_transition'],
  ['the link of an order without an e-mail', anErasedOrder(), 'payment_link', 'illegal_transition'],
  ['the receipt of an order without an e-mail', { ...anErasedOrder(), status: 'ready' }, 'receipt', 'illegal_transition'],
])('%s is not sent', async (_, order, letter, code) => {
  const { send, sent, state } = openShop(order);
  await expect(send(letter)).rejects.toEqual(refusal(code));
  expect([sent, state.actions, state.counts.size]).toEqual([[], [], 0]);
});

test('the same letter is sent once in ten minutes', async () => {
  const { send, sent } = openShop();
  await send('payment_link');
  await expect(send('payment_link')).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 600 }));
  expect(sent).toHaveLength(1);
});

test('no letter is sent about an order that does not exist', async () => {
  const send = createSendLetter({ ...createOffice(), send: () => expect.unreachable() });
  await expect(send(operator, uuid(100), 'receipt')).rejects.toEqual(refusal('not_found'));
});

test('sending a letter needs the permission to change orders', async () => {
  const { send, sent } = openShop();
  for (const role of ['priest', 'editor', 'partner'] as const)
    await expect(send('payment_link', staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
  expect(sent).toEqual([]);
});
