import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardRefund, CardRefunds } from '#modules/payments/index.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
import { createPayBack } from './pay-back.ts';
import { createRequestRefund } from './request-refund.ts';
import { deriveRefunds } from './testing/derive-refunds.ts';
import { createMoneyShop } from './testing/memory-money.ts';
import { aCard } from './testing/refund-shop.ts';

const order = anOrder('paid', { userId: 'anna' });
const card = aCard();
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
      const refund = made.get(key) ?? { ...fresh, amountCents: request.amountCents, ...(answer !== 'lost' && answer) };
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
  const money = { ...createMoneyShop([order], [], [payment]), refunds };
  const request = createRequestRefund(money);
  const { id } = await request(payment.id, { by: 'Olga', reason: 'Changed their mind', amount: '100.5' });
  return {
    ...money,
    ...gateway,
    id,
    request,
    payBack: createPayBack(money),
    send: createSendRefund(money),
    confirm: createConfirmRefund(money),
    reject: createRejectRefund(money),
    refund: () => money.state.refunds.find((each) => each.id === id),
    derived: () => deriveRefunds(money.state.ledger).get(id)?.state,
    lastData: () => money.state.ledger.at(-1)?.data,
  };
}

test('the card gateway pays a part of a payment back, the customer is told, and a second person sees that it went', async () => {
  const money = await shop();
  await money.payBack(money.id, dennis);
  expect(money.asked).toEqual([
    { payment: card, amountCents: 10_050, reason: 'requested_by_customer', idempotencyKey: money.id },
  ]);
  expect(money.refund()).toMatchObject({ state: 'sent', reference: 're_1', sentBy: 'Dennis' });
  expect(money.news).toMatchObject([{ told: { kind: 'refund_sent', reference: 're_1' } }]);
  await expect(money.confirm(money.id, dennis)).rejects.toMatchObject({ refusal: 'same_person' });
  await money.confirm(money.id, olga);
  expect(money.refund()).toMatchObject({ state: 'confirmed', confirmedBy: 'Olga' });
  expect(money.state.ledger.map(({ kind }) => kind)).toEqual(['refund_requested', 'refund_sent', 'refund_confirmed']);
});

test('the gateway is told when the order was paid twice', async () => {
  const money = await shop(stripe(), { ...card, reviews: ['order_already_paid'] });
  await money.payBack(money.id, dennis);
  expect(money.asked).toMatchObject([{ reason: 'duplicate' }]);
});

test('after a lost answer nobody ends the refund or sends it by hand, and asking the gateway again pays it once', async () => {
  const money = await shop(stripe('lost'));
  await expect(money.payBack(money.id, dennis)).rejects.toMatchObject({ refusal: 'gateway_silent' });
  await expect(money.reject(money.id, { ...olga, why: 'A mistake' })).rejects.toMatchObject({ refusal: 'gateway_decides' });
  await expect(money.send(money.id, { ...olga, reference: 'by hand' })).rejects.toMatchObject({ refusal: 'gateway_decides' });
  expect(money.news).toEqual([]);
  money.pass(61);
  await money.payBack(money.id, dennis);
  expect(money.made.size).toBe(1);
  expect(money.refund()).toMatchObject({ state: 'sent', reference: 're_1' });
});

test('of people who ask the gateway at once one does, and one refund is paid', async () => {
  const money = await shop();
  const all = await Promise.allSettled(['Olga', 'Dennis', 'Vera'].map((by) => money.payBack(money.id, { by })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(money.asked).toHaveLength(1);
  expect(money.news).toHaveLength(1);
});

test('a paid refund is not paid again, nor given another reference', async () => {
  const money = await shop();
  await money.payBack(money.id, dennis);
  money.pass(61);
  await expect(money.payBack(money.id, dennis)).rejects.toMatchObject({ refusal: 'wrong_state' });
  await expect(money.send(money.id, { ...dennis, reference: 'other' })).rejects.toMatchObject({ refusal: 'gateway_decides' });
  expect(money.asked).toHaveLength(1);
});

test('a refusal that comes late, once the gateway was asked again and has paid, changes nothing', async () => {
  const gateway = stripe();
  const late = Promise.withResolvers<'refused'>();
  const answers = [late.promise];
  const refundPayment: CardRefunds['refundPayment'] = (request) => answers.shift() ?? gateway.refunds.refundPayment(request);
  const money = await shop(gateway, card, { ...gateway.refunds, refundPayment });
  const first = money.payBack(money.id, dennis);
  // Transactions run one after the other: behind this one, the first asking is stored.
  await money.transact(async () => undefined);
  money.pass(60);
  await money.payBack(money.id, dennis);
  late.resolve('refused');
  await expect(first).rejects.toMatchObject({ refusal: 'gateway_refuses' });
  expect(money.refund()).toMatchObject({ state: 'sent', reference: 're_1' });
  await expect(money.send(money.id, { ...dennis, reference: 'by hand' })).rejects.toMatchObject({ refusal: 'gateway_decides' });
});

test('what the gateway refuses waits for people again, who can send it by hand', async () => {
  const money = await shop(stripe('refused'));
  await expect(money.payBack(money.id, dennis)).rejects.toMatchObject({ refusal: 'gateway_refuses' });
  expect(money.refund()).toMatchObject({ state: 'requested', askedAt: null });
  await money.send(money.id, { ...dennis, reference: 'transfer 17' });
  await money.confirm(money.id, olga);
  expect(money.refund()).toMatchObject({ state: 'confirmed', reference: 'transfer 17' });
});

test('a refund that the gateway could not pay is ended at once, waits for a person, and its money can be refunded anew', async () => {
  const money = await shop(stripe({ status: 'failed', failureReason: 'expired_or_canceled_card' }));
  await expect(money.payBack(money.id, dennis)).rejects.toMatchObject({ refusal: 'gateway_failed' });
  expect(money.refund()).toMatchObject({ state: 'rejected', why: 'stripe: expired_or_canceled_card' });
  expect(money.derived()).toBe('rejected');
  expect(money.state.cards).toMatchObject([{ reviews: ['refund_failed'] }]);
  expect(money.news).toEqual([]);
  expect(money.lastData()).not.toHaveProperty('wasSent');
  expect(await money.request(card.id, { ...olga, reason: 'Again' })).toMatchObject({ amountCents: 30_000 });
});

test('a refund on its way is confirmed once the gateway has paid it', async () => {
  const money = await shop(stripe({ status: 'pending' }));
  await money.payBack(money.id, dennis);
  await expect(money.confirm(money.id, olga)).rejects.toMatchObject({ refusal: 'gateway_pending' });
  expect(money.refund()).toMatchObject({ state: 'sent' });
  money.become('succeeded');
  await money.confirm(money.id, olga);
  expect(money.refund()).toMatchObject({ state: 'confirmed' });
});

test('a refund that fails after all is ended when a person looks, and the customer is told once', async () => {
  const money = await shop(stripe({ status: 'pending' }));
  await money.payBack(money.id, dennis);
  money.become('failed', 'lost_or_stolen_card');
  await expect(money.confirm(money.id, olga)).rejects.toMatchObject({ refusal: 'gateway_failed' });
  expect(money.refund()).toMatchObject({ state: 'rejected', rejectedBy: 'Olga', why: 'stripe: lost_or_stolen_card' });
  expect(money.derived()).toBe('rejected');
  await expect(money.confirm(money.id, olga)).rejects.toMatchObject({ refusal: 'wrong_state' });
  expect(money.news.slice(1)).toEqual([{ told: { kind: 'refund_failed', amount: '100,50\u00a0$' }, to: 'anna@example.com' }]);
  expect(money.lastData()).toMatchObject({ failed: true, wasSent: true });
  expect(money.state.cards).toMatchObject([{ reviews: ['refund_failed'] }]);
});

test.each([
  ['the shop has no gateway that pays back', undefined],
  ['another gateway took the money', { ...stripe().refunds, name: 'link' }],
] as const)('people send a refund themselves when %s', async (_, refunds) => {
  const money = { ...(await shop()), refunds };
  await expect(createPayBack(money)(money.id, dennis)).rejects.toMatchObject({ refusal: 'not_by_gateway' });
  expect(money.refund()).toMatchObject({ askedAt: null });
  await money.send(money.id, { ...dennis, reference: 'transfer 17' });
});

test('what a gateway was asked to pay is not confirmed without this gateway', async () => {
  const money = await shop();
  await money.payBack(money.id, dennis);
  const confirm = createConfirmRefund({ ...money, refunds: { ...stripe().refunds, name: 'link' } });
  await expect(confirm(money.id, olga)).rejects.toMatchObject({ refusal: 'not_by_gateway' });
  expect(money.refund()).toMatchObject({ state: 'sent' });
});

test('when the gateway knows no such refund, that is told, and not that the gateway is silent', async () => {
  const money = await shop();
  await money.payBack(money.id, dennis);
  money.made.clear();
  await expect(money.confirm(money.id, olga)).rejects.toEqual(refusal('not_found'));
});
