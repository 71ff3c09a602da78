import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { deriveRefunds } from './derive-refunds.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
import { createRequestRefund } from './request-refund.ts';
import { createDesk } from './testing/memory-desk.ts';

const paid = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
const asked = { by: 'Olga', reason: 'The customer changed their mind' };

function shop(order: Order = anOrder('paid', { userId: 'anna' }), ...payments: OpenedPayment[]) {
  const desk = createDesk([order], payments.length > 0 ? payments : [paid]);
  const request = createRequestRefund(desk);
  const send = createSendRefund(desk);
  const confirm = createConfirmRefund(desk);
  const reject = createRejectRefund(desk);
  /** The customer has given an address for what waits for one. */
  const address = () => {
    const given = { state: 'addressed' as const, address: 'bc1q' };
    desk.state.refunds = desk.state.refunds.map((each) => (each.state === 'requested' ? { ...each, ...given } : each));
  };
  const kinds = () => desk.state.ledger.map(({ kind }) => kind);
  return { ...desk, request, send, confirm, reject, address, kinds };
}

const dennis = { by: 'Dennis', reference: 'f00d' };

test('a refund goes from its request to the address, the sending and a second person, and each is a line of the ledger', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  expect(desk.state.refunds).toMatchObject([
    { coin: 'BTC', units: 100n, amountUsd: 30_000, state: 'requested', requestedBy: 'Olga' },
  ]);
  desk.address();
  await desk.send(id, dennis);
  await desk.confirm(id, { by: 'Olga' });
  expect(desk.state.refunds).toMatchObject([
    { state: 'confirmed', address: 'bc1q', reference: 'f00d', sentBy: 'Dennis', confirmedBy: 'Olga' },
  ]);
  expect(desk.kinds()).toEqual(['refund_requested', 'refund_sent', 'refund_confirmed']);
  expect(deriveRefunds(desk.state.ledger).get(id)).toEqual({ state: 'confirmed', units: '100', amountCents: 30_000 });
  expect(desk.news.map(({ told }) => told)).toMatchObject([
    { kind: 'refund_address', amount: '0,00000100 BTC' },
    { kind: 'refund_sent', amount: '0,00000100 BTC', reference: 'f00d' },
  ]);
});

test('the ledger names who decided, and holds neither address nor reference nor reason', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  desk.address();
  await desk.send(id, dennis);
  const text = JSON.stringify(desk.state.ledger, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  expect(text).toContain('Dennis');
  for (const personal of ['bc1q', 'f00d', 'changed']) expect(text).not.toContain(personal);
});

test('an order is not cancelled while money for it still awaits confirmations, and is once that went back, too', async () => {
  const late = aPayment({ id: uuid(7), state: 'expired', received: 40n, confirmed: 0n, late: true });
  const desk = shop(anOrder('paid', { userId: 'anna' }), paid, late);
  const giveBack = async (paymentId: string) => {
    const { id } = await desk.request(paymentId, asked);
    desk.address();
    await desk.send(id, dennis);
    await desk.confirm(id, { by: 'Olga' });
  };
  await giveBack(paid.id);
  expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
  desk.state.payments = desk.state.payments.map((each) => (each.id === late.id ? { ...late, confirmed: 40n } : each));
  await giveBack(late.id);
  expect(desk.state.orders).toMatchObject([{ status: 'cancelled' }]);
});

test.each(['Dennis', ' dennis ', 'ＤＥＮＮＩＳ'])('whoever sent a refund does not confirm it, also as %j', async (by) => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  desk.address();
  await desk.send(id, dennis);
  await expect(desk.confirm(id, { by })).rejects.toMatchObject({ code: 'same_person' });
  expect(desk.state.refunds).toMatchObject([{ state: 'sent' }]);
});

test('a refund in full before the ritual begins cancels the order, once it is confirmed', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  desk.address();
  await desk.send(id, dennis);
  expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
  await desk.confirm(id, { by: 'Olga' });
  expect(desk.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(desk.state.history).toMatchObject([
    { from: 'paid', to: 'cancelled', reason: 'refunded', actor: { kind: 'staff', id: 'Olga' } },
  ]);
});

test.each([
  ['a part of it goes back', anOrder('paid', { userId: 'anna' }), '0.00000099'],
  ['its ritual has begun', anOrder('processing', { userId: 'anna' }), '0.000001'],
] as const)('an order stays as it is when %s', async (_, order, amount) => {
  const desk = shop(order);
  const { id } = await desk.request(paid.id, { ...asked, amount });
  desk.address();
  await desk.send(id, dennis);
  await desk.confirm(id, { by: 'Olga' });
  expect(desk.state.orders).toMatchObject([{ status: order.status }]);
});

test('a payment that came twice goes back, and the order stays paid by the other', async () => {
  const second = aPayment({ id: uuid(201), state: 'closed', received: 100n, confirmed: 100n, reviews: ['order_already_paid'] });
  const desk = shop(undefined, paid, second);
  const { id } = await desk.request(second.id, asked);
  desk.address();
  await desk.send(id, dennis);
  await desk.confirm(id, { by: 'Olga' });
  expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(desk.state.decisions).toMatchObject([{ subjectId: second.id, reasons: ['order_already_paid'], by: 'Olga' }]);
});

test('never more goes back than came, in all', async () => {
  const desk = shop();
  await desk.request(paid.id, { ...asked, amount: '0.0000006' });
  await expect(desk.request(paid.id, { ...asked, amount: '0.00000041' })).rejects.toMatchObject({ code: 'too_much' });
  await expect(desk.request(paid.id, { ...asked, amount: '0' })).rejects.toMatchObject({ code: 'too_much' });
  expect(await desk.request(paid.id, asked)).toMatchObject({ units: 40n, amountUsd: 12_000 });
  await expect(desk.request(paid.id, asked)).rejects.toMatchObject({ code: 'nothing_left' });
});

test.each(['0.000000001', '1e-7', '-1', ''])('an amount that the coin cannot have is none: %j', async (amount) => {
  await expect(shop().request(paid.id, { ...asked, amount })).rejects.toMatchObject({ code: 'not_an_amount' });
});

test('of twenty refunds in full that are asked for at once, one begins', async () => {
  const desk = shop();
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => desk.request(paid.id, asked)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(desk.state.refunds).toHaveLength(1);
});

test('money that is not final yet does not go back', async () => {
  const desk = shop(undefined, aPayment({ state: 'confirming', received: 100n, confirmed: 0n }));
  await expect(desk.request(paid.id, asked)).rejects.toMatchObject({ code: 'nothing_left' });
});

test('a rejected refund leaves its money for another, and its address is forgotten', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  desk.address();
  await desk.reject(id, { by: 'Dennis', why: 'Asked twice' });
  expect(desk.state.refunds[0]).not.toHaveProperty('address');
  expect(deriveRefunds(desk.state.ledger).get(id)?.state).toBe('rejected');
  expect(desk.state.ledger.at(-1)?.data).not.toHaveProperty('failed');
  expect(await desk.request(paid.id, asked)).toMatchObject({ units: 100n });
});

test('what did not arrive is ended by a second person, the customer is told once, and the money can go back anew', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  desk.address();
  await desk.send(id, dennis);
  await expect(desk.reject(id, { by: ' dennis ', why: 'It came back' })).rejects.toMatchObject({ code: 'same_person' });
  await desk.reject(id, { by: 'Olga', why: 'It came back' });
  expect(desk.state.refunds).toMatchObject([
    { state: 'rejected', rejectedBy: 'Olga', sent: { reference: 'f00d', sentBy: 'Dennis' } },
  ]);
  expect(desk.state.refunds[0]).not.toHaveProperty('address');
  expect(desk.state.ledger.at(-1)).toMatchObject({ kind: 'refund_rejected', data: { failed: true, wasSent: true } });
  expect(desk.news.map(({ told }) => told.kind)).toEqual(['refund_address', 'refund_sent', 'refund_failed']);
  await expect(desk.reject(id, { by: 'Olga', why: 'It came back' })).rejects.toMatchObject({ code: 'wrong_state' });
  expect(await desk.request(paid.id, asked)).toMatchObject({ units: 100n });
});

test('what is confirmed is not rejected, and its reference can be corrected until then', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  await expect(desk.send(id, dennis)).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(desk.confirm(id, { by: 'Olga' })).rejects.toMatchObject({ code: 'wrong_state' });
  desk.address();
  await desk.send(id, dennis);
  await desk.send(id, { by: 'Dennis', reference: 'beef' });
  await desk.confirm(id, { by: 'Olga' });
  expect(desk.state.refunds).toMatchObject([{ reference: 'beef', address: 'bc1q' }]);
  await expect(desk.send(id, dennis)).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(desk.reject(id, { by: 'Dennis', why: 'No' })).rejects.toMatchObject({ code: 'wrong_state' });
});

test('a card payment goes back in cents, without an address', async () => {
  const card = {
    id: uuid(300),
    orderId: anOrder().id,
    gateway: 'link',
    gatewayPaymentId: '',
    amountUsd: cents(30_000),
    receivedAt: new Date(),
    reviews: [],
  };
  const desk = createDesk([anOrder('paid', { userId: 'anna' })], [], [card]);
  const { id } = await createRequestRefund(desk)(card.id, { ...asked, amount: '120.5' });
  await createSendRefund(desk)(id, dennis);
  await createConfirmRefund(desk)(id, { by: 'Olga' });
  expect(desk.state.refunds).toMatchObject([{ coin: null, units: null, amountUsd: 12_050, state: 'confirmed', address: null }]);
  expect(desk.news.map(({ told }) => told)).toMatchObject([{ kind: 'refund_sent', reference: 'f00d' }]);
});

test('the refund of a part of an unpaid order cancels it: nobody may pay the rest', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const rest = aPayment({ id: uuid(201), state: 'waiting' });
  const desk = shop(anOrder('pending', { userId: 'anna' }), part, rest);
  expect(await desk.request(part.id, asked)).toMatchObject({ units: 40n, amountUsd: 12_000 });
  expect(desk.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(desk.state.payments).toMatchObject([{ state: 'expired' }, { state: 'cancelled' }]);
});

test('a refund needs a name and a reason, and money that exists', async () => {
  const desk = shop();
  await expect(async () => desk.request(paid.id, { ...asked, by: ' ' })).rejects.toMatchObject({ code: 'no_name' });
  await expect(async () => desk.request(paid.id, { ...asked, reason: '' })).rejects.toMatchObject({ code: 'no_reason' });
  await expect(desk.request(uuid(9), asked)).rejects.toEqual(refusal('not_found'));
  await expect(desk.confirm(uuid(9), { by: 'Olga' })).rejects.toEqual(refusal('not_found'));
});

test('an address of an erased order is forgotten when its refund is over', async () => {
  const desk = shop();
  const { id } = await desk.request(paid.id, asked);
  desk.address();
  await desk.send(id, dennis);
  desk.state.orders = desk.state.orders.map((order) => ({ ...order, contact: null, specialInstructions: '', isErased: true }));
  await desk.confirm(id, { by: 'Olga' });
  expect(desk.state.refunds).toMatchObject([{ state: 'confirmed', address: null }]);
});
