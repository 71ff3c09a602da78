import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardPayment, CardRefund, CardRefunds } from '#modules/payments/index.ts';
import { deriveRefunds } from './derive-refunds.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
import { createPayBack } from './pay-back.ts';
import { createRequestRefund } from './request-refund.ts';
import { createDesk } from './testing/memory-desk.ts';

const order = anOrder('paid', { userId: 'anna' });
const card: CardPayment = {
  id: 'the card payment',
  orderId: order.id,
  gateway: 'stripe',
  gatewayPaymentId: 'cs_1',
  amountUsd: cents(30_000),
  receivedAt: new Date('2026-11-20T10:00:00Z'),
  reviews: [],
};
const olga = { by: 'Olga' };
const dennis = { by: 'Dennis' };

/** A card gateway that keeps one refund for each key; `answers` come first, one for each call. */
function stripe(...answers: (Partial<CardRefund> | 'refused' | 'lost')[]) {
  const made = new Map<string, CardRefund>();
  const asked: Parameters<CardRefunds['refundPayment']>[0][] = [];
  const refunds = {
    name: 'stripe',
    refundPayment: async (request) => {
      asked.push(request);
      const answer = answers.shift();
      if (answer === 'refused') return answer;
      const key = request.idempotencyKey;
      const fresh = { refundId: `re_${made.size + 1}`, status: 'succeeded', failureReason: null } as const;
      const refund = made.get(key) ?? { ...fresh, amountUsd: request.amountUsd, ...(answer !== 'lost' && answer) };
      made.set(key, refund);
      if (answer === 'lost') throw new ShopError('gateway_unavailable');
      return refund;
    },
    readRefund: async (id) => {
      const refund = [...made.values()].find(({ refundId }) => refundId === id);
      if (!refund) throw new ShopError('not_found');
      return refund;
    },
  } satisfies CardRefunds;
  const become = (status: CardRefund['status'], failureReason: string | null = null) => {
    for (const [key, refund] of made) made.set(key, { ...refund, status, failureReason });
  };
  return { refunds, asked, made, become };
}

async function shop(gateway = stripe(), payment = card, refunds: CardRefunds | undefined = gateway.refunds) {
  const desk = { ...createDesk([order], [], [payment]), refunds };
  const request = createRequestRefund(desk);
  const { id } = await request(payment.id, { by: 'Olga', reason: 'Changed their mind', amount: '100.5' });
  return {
    ...desk,
    ...gateway,
    id,
    request,
    payBack: createPayBack(desk),
    send: createSendRefund(desk),
    confirm: createConfirmRefund(desk),
    reject: createRejectRefund(desk),
    refund: () => desk.state.refunds.find((each) => each.id === id),
    derived: () => deriveRefunds(desk.state.ledger).get(id)?.state,
    lastData: () => desk.state.ledger.at(-1)?.data,
  };
}

test('the card gateway pays a part of a payment back, the customer is told, and a second person sees that it went', async () => {
  const desk = await shop();
  await desk.payBack(desk.id, dennis);
  expect(desk.asked).toEqual([{ payment: card, amountUsd: 10_050, reason: 'requested_by_customer', idempotencyKey: desk.id }]);
  expect(desk.refund()).toMatchObject({ state: 'sent', reference: 're_1', sentBy: 'Dennis' });
  expect(desk.news).toMatchObject([{ told: { kind: 'refund_sent', reference: 're_1' } }]);
  await expect(desk.confirm(desk.id, dennis)).rejects.toMatchObject({ code: 'same_person' });
  await desk.confirm(desk.id, olga);
  expect(desk.refund()).toMatchObject({ state: 'confirmed', confirmedBy: 'Olga' });
  expect(desk.state.ledger.map(({ kind }) => kind)).toEqual(['refund_requested', 'refund_sent', 'refund_confirmed']);
});

test('the gateway is told when the order was paid twice', async () => {
  const desk = await shop(stripe(), { ...card, reviews: ['order_already_paid'] });
  await desk.payBack(desk.id, dennis);
  expect(desk.asked).toMatchObject([{ reason: 'duplicate' }]);
});

test('after a lost answer nobody can end the refund or send it by hand, and asking again finishes the same refund', async () => {
  const desk = await shop(stripe('lost'));
  await expect(desk.payBack(desk.id, dennis)).rejects.toMatchObject({ code: 'gateway_silent' });
  await expect(desk.reject(desk.id, { ...olga, why: 'A mistake' })).rejects.toMatchObject({ code: 'gateway_decides' });
  await expect(desk.send(desk.id, { ...olga, reference: 'by hand' })).rejects.toMatchObject({ code: 'gateway_decides' });
  expect(desk.news).toEqual([]);
  desk.pass(61);
  await desk.payBack(desk.id, dennis);
  expect(desk.made.size).toBe(1);
  expect(desk.refund()).toMatchObject({ state: 'sent', reference: 're_1' });
});

test('of people who ask the gateway at once one does, and one refund is paid', async () => {
  const desk = await shop();
  const all = await Promise.allSettled(['Olga', 'Dennis', 'Vera'].map((by) => desk.payBack(desk.id, { by })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(desk.asked).toHaveLength(1);
  expect(desk.news).toHaveLength(1);
});

test('a paid refund is not paid again, nor given another reference', async () => {
  const desk = await shop();
  await desk.payBack(desk.id, dennis);
  desk.pass(61);
  await expect(desk.payBack(desk.id, dennis)).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(desk.send(desk.id, { ...dennis, reference: 'other' })).rejects.toMatchObject({ code: 'gateway_decides' });
  expect(desk.asked).toHaveLength(1);
});

test('what the gateway refuses waits for people again: it can be rejected, or sent by hand', async () => {
  const desk = await shop(stripe('refused'));
  await expect(desk.payBack(desk.id, dennis)).rejects.toMatchObject({ code: 'gateway_refuses' });
  expect(desk.refund()).toMatchObject({ state: 'requested', askedAt: null });
  await desk.send(desk.id, { ...dennis, reference: 'transfer 17' });
  await desk.confirm(desk.id, olga);
  expect(desk.refund()).toMatchObject({ state: 'confirmed', reference: 'transfer 17' });
});

test('a refund that the gateway could not pay is ended at once, and its money can be refunded anew', async () => {
  const desk = await shop(stripe({ status: 'failed', failureReason: 'expired_or_canceled_card' }));
  await expect(desk.payBack(desk.id, dennis)).rejects.toMatchObject({ code: 'gateway_failed' });
  expect(desk.refund()).toMatchObject({ state: 'rejected', why: 'stripe: expired_or_canceled_card' });
  expect(desk.derived()).toBe('rejected');
  expect(desk.news).toEqual([]);
  expect(desk.lastData()).not.toHaveProperty('wasSent');
  expect(await desk.request(card.id, { ...olga, reason: 'Again' })).toMatchObject({ amountUsd: 30_000 });
});

test('a refund on its way is confirmed once the gateway has paid it', async () => {
  const desk = await shop(stripe({ status: 'pending' }));
  await desk.payBack(desk.id, dennis);
  await expect(desk.confirm(desk.id, olga)).rejects.toMatchObject({ code: 'gateway_pending' });
  expect(desk.refund()).toMatchObject({ state: 'sent' });
  desk.become('succeeded');
  await desk.confirm(desk.id, olga);
  expect(desk.refund()).toMatchObject({ state: 'confirmed' });
});

test('a refund that fails after all is ended when a person looks, and the customer is told once', async () => {
  const desk = await shop(stripe({ status: 'pending' }));
  await desk.payBack(desk.id, dennis);
  desk.become('failed', 'lost_or_stolen_card');
  await expect(desk.confirm(desk.id, olga)).rejects.toMatchObject({ code: 'gateway_failed' });
  expect(desk.refund()).toMatchObject({ state: 'rejected', rejectedBy: 'Olga', why: 'stripe: lost_or_stolen_card' });
  expect(desk.derived()).toBe('rejected');
  await expect(desk.confirm(desk.id, olga)).rejects.toMatchObject({ code: 'wrong_state' });
  expect(desk.news.slice(1)).toEqual([{ told: { kind: 'refund_failed', amount: '100,50\u00a0$' }, to: 'anna@example.com' }]);
  expect(desk.lastData()).toMatchObject({ failed: true, wasSent: true });
});

test.each([
  ['the shop has no gateway that pays back', undefined],
  ['another gateway took the money', { ...stripe().refunds, name: 'link' }],
] as const)('people send a refund themselves when %s', async (_, refunds) => {
  const desk = { ...(await shop()), refunds };
  await expect(createPayBack(desk)(desk.id, dennis)).rejects.toMatchObject({ code: 'not_by_gateway' });
  expect(desk.refund()).toMatchObject({ askedAt: null });
  await desk.send(desk.id, { ...dennis, reference: 'transfer 17' });
});
