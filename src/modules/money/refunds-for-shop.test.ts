import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardRefunds } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createRefundsForShop } from './refunds-for-shop.ts';
import { createRequestRefund } from './request-refund.ts';
import { createMoneyShop } from './testing/memory-money.ts';
import { aCard } from './testing/refund-shop.ts';

const order = anOrder('paid', { userId: 'anna' });
const coins = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
const card = aCard();

/** A card gateway that answers so to each wish, and afterwards says the same of the refund; one that it refused has failed. */
function gateway(answer: 'succeeded' | 'pending' | 'failed' | 'refused'): CardRefunds {
  const paidBack = { refundId: 're_1', amountCents: card.amountCents, failureReason: null };
  return {
    name: 'stripe',
    refundPayment: async () => (answer === 'refused' ? answer : { ...paidBack, status: answer }),
    readRefund: async () => ({ ...paidBack, status: answer === 'refused' ? 'failed' : answer }),
  };
}

/** A refund that has begun, and two people who decide about it; `seen` is how it stands now. */
async function shop(source: 'coins' | 'card' = 'coins', refunds = gateway('succeeded')) {
  const money = { ...createMoneyShop([order], source === 'coins' ? [coins] : [], source === 'card' ? [card] : []), refunds };
  const paymentId = source === 'coins' ? coins.id : card.id;
  const { id } = await createRequestRefund(money)(paymentId, { by: uuid(9), reason: 'Paid twice' });
  const staff = (number: number) => staffCaller('administrator', { userId: uuid(number), secondFactorAt: money.clock() });
  /** The customer has given an address. */
  const address = () => {
    money.state.refunds = money.state.refunds.map((each) => ({ ...each, state: 'addressed' as const, address: 'bc1q' }));
  };
  return {
    ...money,
    ...createRefundsForShop(money),
    id,
    address,
    olga: staff(1),
    dennis: staff(2),
    seen: () => ({ id, version: money.state.ledger.length }),
    refund: () => money.state.refunds.find((each) => each.id === id),
    actions: () => money.state.actions.map(({ action }) => action),
  };
}

test('one account sends, another confirms, and the log has a row for each with the state before and after', async () => {
  const money = await shop();
  money.address();
  await money.send(money.olga, money.seen(), 'f00d');
  expect(money.refund()).toMatchObject({ state: 'sent', sentBy: uuid(1), reference: 'f00d' });
  await expect(money.confirm(money.olga, money.seen())).rejects.toMatchObject({ code: 'second_person_required' });
  await money.confirm(money.dennis, money.seen());
  expect(money.refund()).toMatchObject({ state: 'confirmed', confirmedBy: uuid(2) });
  expect(money.state.actions).toMatchObject([
    {
      action: 'money.refund_sent',
      subject: { kind: 'refund', id: money.id },
      before: { state: 'addressed' },
      after: { state: 'sent', coin: 'BTC', units: '100' },
    },
    { action: 'money.refund_confirmed', before: { state: 'sent' }, after: { state: 'confirmed' } },
  ]);
  expect(JSON.stringify(money.state.actions)).not.toMatch(/f00d|bc1q/);
});

test('what has changed since it was read is refused, and leaves nothing behind', async () => {
  const money = await shop();
  money.address();
  const stale = { ...money.seen(), version: 0 };
  await expect(money.send(money.olga, stale, 'f00d')).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(money.reject(money.olga, stale, 'A mistake')).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(money.send(money.olga, { ...money.seen(), id: uuid(404) }, 'f00d')).rejects.toEqual(refusal('not_found'));
  expect([money.refund()?.state, money.actions()]).toEqual(['addressed', []]);
});

test('what moves money needs a fresh second factor; ending a refund and sending a link do not', async () => {
  const money = await shop();
  const late = staffCaller('administrator', { secondFactorAt: new Date(money.clock().getTime() - 601_000) });
  for (const act of [money.pay, money.confirm])
    await expect(act(late, money.seen())).rejects.toEqual(refusal('second_factor_required'));
  await expect(money.send(late, money.seen(), 'f00d')).rejects.toEqual(refusal('second_factor_required'));
  await money.sendLink(late, money.seen());
  await money.reject(late, money.seen(), 'A mistake');
  expect(money.actions()).toEqual(['money.refund_link_sent', 'money.refund_rejected']);
});

test.each(['operator', 'editor', 'priest', 'partner'] as const)('the role %s does nothing about refunds', async (role) => {
  const money = await shop();
  const caller = staffCaller(role, { secondFactorAt: money.clock() });
  for (const act of [money.pay, money.confirm, money.sendLink])
    await expect(act(caller, money.seen())).rejects.toEqual(refusal('not_allowed'));
  for (const act of [money.send, money.reject])
    await expect(act(caller, money.seen(), 'words')).rejects.toEqual(refusal('not_allowed'));
});

test('a refund is sent once, after its address is there', async () => {
  const money = await shop();
  await expect(money.send(money.olga, money.seen(), 'f00d')).rejects.toEqual(refusal('illegal_transition'));
  money.address();
  await money.send(money.olga, money.seen(), 'f00d');
  await expect(money.send(money.dennis, money.seen(), 'beef')).rejects.toEqual(refusal('illegal_transition'));
  expect(money.refund()).toMatchObject({ reference: 'f00d', sentBy: uuid(1) });
});

test('whoever has sent a refund does not end it', async () => {
  const money = await shop();
  money.address();
  await money.send(money.olga, money.seen(), 'f00d');
  await expect(money.reject(money.olga, money.seen(), 'No')).rejects.toMatchObject({ code: 'second_person_required' });
  expect(money.refund()).toMatchObject({ state: 'sent' });
});

test('a reference and a reason must be given', async () => {
  const money = await shop();
  money.address();
  const missing = (field: string) => ({ code: 'invalid_request', details: { fields: [{ path: [field], code: 'required' }] } });
  await expect(money.send(money.olga, money.seen(), '  ')).rejects.toMatchObject(missing('reference'));
  await expect(money.reject(money.olga, money.seen(), '  ')).rejects.toMatchObject(missing('reason'));
});

test('the panel sends a link for an order once in ten minutes, whoever asks', async () => {
  const money = await shop();
  await money.sendLink(money.olga, money.seen());
  const limited = refusal('rate_limited', { retryAfterSeconds: 600 });
  await expect(money.sendLink(money.dennis, money.seen())).rejects.toEqual(limited);
  // The first went out when the refund began.
  expect(money.news).toHaveLength(2);
});

test('the card gateway pays: that it was asked and that it has paid stand in the log', async () => {
  const money = await shop('card');
  await money.pay(money.olga, money.seen());
  expect(money.refund()).toMatchObject({ state: 'sent', reference: 're_1', sentBy: uuid(1) });
  expect(money.actions()).toEqual(['money.refund_gateway_asked', 'money.refund_sent']);
});

test('what the card gateway has paid is stored, though whoever asked it was suspended meanwhile', async () => {
  const paying = gateway('succeeded');
  const money = await shop('card', {
    ...paying,
    refundPayment: (asked) => {
      money.state.suspended.push(money.olga.userId);
      return paying.refundPayment(asked);
    },
  });
  await money.pay(money.olga, money.seen());
  expect(money.refund()).toMatchObject({ state: 'sent' });
  expect(money.actions()).toEqual(['money.refund_gateway_asked', 'money.refund_sent']);
});

test('whoever is suspended asks no card gateway', async () => {
  const money = await shop('card');
  money.state.suspended.push(money.olga.userId);
  await expect(money.pay(money.olga, money.seen())).rejects.toEqual(refusal('not_allowed'));
  expect(money.refund()).toMatchObject({ state: 'requested', askedAt: null });
});

test('a refusal of the card gateway is told, and the refund waits for people again', async () => {
  const money = await shop('card', gateway('refused'));
  await expect(money.pay(money.olga, money.seen())).rejects.toMatchObject({ code: 'refund_refused' });
  expect(money.actions()).toEqual(['money.refund_gateway_asked', 'money.refund_gateway_refused']);
  await money.send(money.olga, money.seen(), 'transfer 17');
});

test('a refund that the card gateway fails to pay is ended and recorded', async () => {
  const money = await shop('card', gateway('failed'));
  await expect(money.pay(money.olga, money.seen())).rejects.toMatchObject({ code: 'refund_failed' });
  expect([money.refund()?.state, money.actions().at(-1)]).toEqual(['rejected', 'money.refund_rejected']);
});

test('a refund that has failed after all when a second person looks is ended and recorded', async () => {
  const money = await shop('card', { ...gateway('succeeded'), readRefund: gateway('failed').readRefund });
  await money.pay(money.olga, money.seen());
  await expect(money.confirm(money.dennis, money.seen())).rejects.toMatchObject({ code: 'refund_failed' });
  expect([money.refund()?.state, money.actions().at(-1)]).toEqual(['rejected', 'money.refund_rejected']);
});

test('what the bank has not paid yet is not confirmed', async () => {
  const money = await shop('card', gateway('pending'));
  await money.pay(money.olga, money.seen());
  await expect(money.confirm(money.dennis, money.seen())).rejects.toMatchObject({ code: 'refund_pending' });
  expect([money.refund()?.state, money.actions().length]).toEqual(['sent', 2]);
});

test('what the card gateway has paid is stored, whatever else has happened to the money meanwhile', async () => {
  const paying = gateway('succeeded');
  const money = await shop('card', {
    ...paying,
    refundPayment: (asked) => {
      const line = { orderId: order.id, paymentId: null, gateway: 'stripe', at: money.clock(), data: {} };
      money.state.ledger.push({ ...line, kind: 'noticed' });
      return paying.refundPayment(asked);
    },
  });
  await money.pay(money.olga, money.seen());
  expect(money.refund()).toMatchObject({ state: 'sent' });
});

test('whoever was suspended while the gateway was asked confirms nothing', async () => {
  const paying = gateway('succeeded');
  const money = await shop('card', {
    ...paying,
    readRefund: (id) => {
      money.state.suspended.push(money.dennis.userId);
      return paying.readRefund(id);
    },
  });
  await money.pay(money.olga, money.seen());
  await expect(money.confirm(money.dennis, money.seen())).rejects.toEqual(refusal('not_allowed'));
  expect(money.refund()).toMatchObject({ state: 'sent' });
});

test('of two refunds of an order the log tells of the one about which somebody decided', async () => {
  const money = await shop();
  const { id } = money;
  await money.reject(money.olga, money.seen(), 'A mistake');
  const again = await createRequestRefund(money)(coins.id, { by: uuid(9), reason: 'Paid twice' });
  await money.reject(money.olga, { id: again.id, version: money.state.ledger.length }, 'Another mistake');
  expect(money.state.actions).toMatchObject([{ subject: { id } }, { subject: { id: again.id } }]);
});

test('a guest’s order, which has no proven contact, gets no link', async () => {
  const money = await shop();
  money.state.orders = money.state.orders.map(({ userId: _, ...guests }) => guests);
  await expect(money.sendLink(money.olga, money.seen())).rejects.toEqual(refusal('illegal_transition'));
});
