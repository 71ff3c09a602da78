import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { eventsOfLedger } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createConfirmRefund, createSendRefund } from './finish-refund.ts';
import { createRequestRefund } from './request-refund.ts';
import { deriveRefunds } from './testing/derive-refunds.ts';
import { createMoneyShop } from './testing/memory-money.ts';
import { aCard, asked, dennis, paid, refundShop } from './testing/refund-shop.ts';

test('a refund goes from its request to the sending and a second person, and each is a line of the ledger', async () => {
  const money = refundShop();
  const { id } = await money.request(paid.id, asked);
  expect(money.state.refunds).toMatchObject([
    { coin: 'BTC', units: 100n, amountCents: 30_000, state: 'requested', requestedBy: 'Olga' },
  ]);
  money.address();
  await money.send(id, dennis);
  await money.confirm(id, { by: 'Olga' });
  expect(money.state.refunds).toMatchObject([
    { state: 'confirmed', address: 'bc1q', reference: 'f00d', sentBy: 'Dennis', confirmedBy: 'Olga' },
  ]);
  expect(money.kinds()).toEqual(['refund_requested', 'refund_sent', 'refund_confirmed']);
  expect(deriveRefunds(money.state.ledger).get(id)).toEqual({ state: 'confirmed', units: '100', amountCents: 30_000 });
  expect(money.news.map(({ told }) => told)).toMatchObject([
    { kind: 'refund_address', amount: '0,00000100 BTC' },
    { kind: 'refund_sent', amount: '0,00000100 BTC', reference: 'f00d' },
  ]);
});

test('the ledger names who decided, and holds neither address nor reference nor reason', async () => {
  const money = refundShop();
  await money.sent(paid.id);
  const text = JSON.stringify(money.state.ledger, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
  expect(text).toContain('Dennis');
  // The last is a word of the reason.
  for (const personal of ['bc1q', 'f00d', 'changed']) expect(text).not.toContain(personal);
});

test('a disputed payment is not given back, because a bank decides, and contested coins are', async () => {
  const disputed = refundShop(anOrder('paid'), { ...paid, reviews: ['disputed'] });
  await expect(disputed.request(paid.id, asked)).rejects.toMatchObject({ refusal: 'disputed' });
  const contested = refundShop(anOrder('paid'), { ...paid, reviews: ['contested'] });
  await contested.request(paid.id, asked);
  expect([disputed.state.refunds.length, contested.state.refunds.length]).toEqual([0, 1]);
});

test('an order is not cancelled while money for it still awaits confirmations, and is once that went back, too', async () => {
  const late = aPayment({ id: uuid(7), state: 'expired', received: 40n, confirmed: 0n, late: true });
  const money = refundShop(anOrder('paid', { userId: 'anna' }), paid, late);
  await money.giveBack(paid.id);
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  money.state.payments = money.state.payments.map((each) => (each.id === late.id ? { ...late, confirmed: 40n } : each));
  await money.giveBack(late.id);
  expect(money.state.orders).toMatchObject([{ status: 'cancelled' }]);
});

test('whoever sent a refund does not confirm it', async () => {
  const money = refundShop();
  const { id } = await money.sent(paid.id);
  await expect(money.confirm(id, { by: ' dennis ' })).rejects.toMatchObject({ refusal: 'same_person' });
  expect(money.state.refunds).toMatchObject([{ state: 'sent' }]);
});

test('a refund in full before the ritual begins cancels the order, once it is confirmed', async () => {
  const money = refundShop();
  const { id } = await money.sent(paid.id);
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  await money.confirm(id, { by: 'Olga' });
  expect(money.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(money.state.history).toMatchObject([
    { from: 'paid', to: 'cancelled', reason: 'refunded', actor: { kind: 'staff', id: 'Olga' } },
  ]);
});

test.each([
  ['a part of it goes back', anOrder('paid', { userId: 'anna' }), '0.00000099'],
  ['all of it goes back and its ritual has begun', anOrder('processing', { userId: 'anna' }), '0.00000100'],
] as const)('an order stays as it is when %s', async (_, order, amount) => {
  const money = refundShop(order);
  await money.giveBack(paid.id, { amount });
  expect(money.state.orders).toMatchObject([{ status: order.status }]);
});

test('a payment that came twice goes back, and the order stays paid by the other', async () => {
  const second = aPayment({ id: uuid(201), state: 'closed', received: 100n, confirmed: 100n, reviews: ['order_already_paid'] });
  const money = refundShop(undefined, paid, second);
  await money.giveBack(second.id);
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(money.state.decisions).toMatchObject([{ subjectId: second.id, reasons: ['order_already_paid'], by: 'Olga' }]);
});

test('in parts goes back no more than came in all', async () => {
  const money = refundShop();
  await money.request(paid.id, { ...asked, amount: '0.0000006' });
  await expect(money.request(paid.id, { ...asked, amount: '0.00000041' })).rejects.toMatchObject({ refusal: 'too_much' });
  expect(await money.request(paid.id, asked)).toMatchObject({ units: 40n, amountCents: 12_000 });
  await expect(money.request(paid.id, asked)).rejects.toMatchObject({ refusal: 'nothing_left' });
});

test('a rejected refund leaves its money for another, and its address is forgotten', async () => {
  const money = refundShop();
  const { id } = await money.request(paid.id, asked);
  money.address();
  await money.reject(id, { by: 'Dennis', why: 'Asked twice' });
  expect(money.state.refunds[0]).not.toHaveProperty('address');
  expect(deriveRefunds(money.state.ledger).get(id)?.state).toBe('rejected');
  expect(money.state.ledger.at(-1)?.data).toMatchObject({ by: 'Dennis' });
  expect(money.state.ledger.at(-1)?.data).not.toHaveProperty('failed');
  expect(await money.request(paid.id, asked)).toMatchObject({ units: 100n });
});

test('a refund is neither sent nor confirmed before it has its address, nor confirmed before it was sent', async () => {
  const money = refundShop();
  const { id } = await money.request(paid.id, asked);
  await expect(money.send(id, dennis)).rejects.toMatchObject({ refusal: 'wrong_state' });
  money.address();
  await expect(money.confirm(id, { by: 'Olga' })).rejects.toMatchObject({ refusal: 'wrong_state' });
});

test('the reference of a refund can be corrected until it is confirmed, and nothing is changed after that', async () => {
  const money = refundShop();
  const { id } = await money.sent(paid.id);
  await money.send(id, { by: 'Dennis', reference: 'beef' });
  await money.confirm(id, { by: 'Olga' });
  expect(money.state.refunds).toMatchObject([{ reference: 'beef', address: 'bc1q' }]);
  await expect(money.send(id, dennis)).rejects.toMatchObject({ refusal: 'wrong_state' });
  await expect(money.reject(id, { by: 'Dennis', why: 'No' })).rejects.toMatchObject({ refusal: 'wrong_state' });
});

test('a corrected reference is another line of the ledger, and no second sending to customer and partner', async () => {
  const money = refundShop();
  const { id } = await money.sent(paid.id);
  await money.send(id, { by: 'Dennis', reference: 'beef' });
  const sendings = money.state.ledger.filter(({ kind }) => kind === 'refund_sent');
  expect(sendings.map(({ data }) => data.corrected)).toEqual([undefined, true]);
  expect(money.news.filter(({ told }) => told.kind === 'refund_sent')).toHaveLength(1);
  expect(eventsOfLedger(sendings)).toHaveLength(1);
});

const card = aCard({ gateway: 'link' });

test('a card payment goes back in cents, without an address', async () => {
  const money = createMoneyShop([anOrder('paid', { userId: 'anna' })], [], [card]);
  const { id } = await createRequestRefund(money)(card.id, { ...asked, amount: '120.5' });
  await createSendRefund(money)(id, dennis);
  await createConfirmRefund(money)(id, { by: 'Olga' });
  expect(money.state.refunds).toMatchObject([
    { coin: null, units: null, amountCents: 12_050, state: 'confirmed', address: null },
  ]);
  expect(money.news.map(({ told }) => told)).toMatchObject([{ kind: 'refund_sent', reference: 'f00d' }]);
});

test('the refund of a part of an unpaid order cancels it: nobody may pay the rest', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const rest = aPayment({ id: uuid(201), state: 'waiting' });
  const money = refundShop(anOrder('pending', { userId: 'anna' }), part, rest);
  expect(await money.request(part.id, asked)).toMatchObject({ units: 40n, amountCents: 12_000 });
  expect(money.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(money.state.payments).toMatchObject([{ state: 'expired' }, { state: 'cancelled' }]);
});

test('a refund is refused without the name of who asks, without a reason, and for money that does not exist', async () => {
  const money = refundShop();
  await expect(async () => money.request(paid.id, { ...asked, by: ' ' })).rejects.toMatchObject({ refusal: 'no_name' });
  await expect(async () => money.request(paid.id, { ...asked, reason: '' })).rejects.toMatchObject({ refusal: 'no_reason' });
  await expect(money.request(uuid(9), asked)).rejects.toEqual(refusal('not_found'));
  await expect(money.confirm(uuid(9), { by: 'Olga' })).rejects.toEqual(refusal('not_found'));
});

test('an order whose money goes back in two refunds is cancelled by the second confirmation, not by the first', async () => {
  const money = refundShop();
  const first = await money.request(paid.id, { ...asked, amount: '0.0000004' });
  const second = await money.request(paid.id, asked);
  money.address();
  for (const { id } of [first, second]) await money.send(id, dennis);
  await money.confirm(first.id, { by: 'Olga' });
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  await money.confirm(second.id, { by: 'Olga' });
  expect(money.state.orders).toMatchObject([{ status: 'cancelled' }]);
});

test('a guest whose card is paid back is not asked for an address, nor to sign in', async () => {
  const money = createMoneyShop([anOrder('paid')], [], [card]);
  await createRequestRefund(money)(card.id, asked);
  expect(money.news).toEqual([]);
});

test('a reference has at most 200 characters, and an emoji is one of them', async () => {
  const money = refundShop();
  const { id } = await money.request(paid.id, asked);
  money.address();
  const send = (length: number) => money.send(id, { ...dennis, reference: '🪔'.repeat(length) });
  await expect(async () => send(201)).rejects.toMatchObject({ refusal: 'no_reference' });
  await send(200);
});
