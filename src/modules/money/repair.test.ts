import { describe, expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { ReviewReason } from '#modules/payments/index.ts';
import type { Ask } from './ports.ts';
import type { OrderTrouble, SeenPayment } from './reading-ports.ts';
import type { Refund } from './refund.ts';
import { repairOf, type Trouble } from './repair.ts';

const aSeen = (changes: Partial<SeenPayment> = {}): SeenPayment => {
  return { received: 40n, late: false, overpaid: false, isConfirming: false, isSettled: false, ...changes };
};
interface Seen extends Partial<SeenPayment> {
  readonly reasons?: readonly ReviewReason[];
}
/** One payment in a coin, of which `aRefund` is by default. */
const seen = ({ reasons = [], ...changes }: Seen = {}): OrderTrouble => {
  return { payments: [aSeen(changes)], reviews: new Map([[uuid(200), reasons]]) };
};
const reviewed = (id: string, reason: ReviewReason): OrderTrouble => ({ payments: [], reviews: new Map([[id, [reason]]]) });
const nothing: OrderTrouble = { payments: [], reviews: new Map() };

const aRefund = (state: Refund['state'], coin: Refund['coin'] = 'BTC', changes: Partial<Refund> = {}) => {
  const plain = { id: uuid(1), orderId: uuid(100), sourceId: uuid(200), requestedAt: new Date(0), askedAt: null, sent: null };
  return { ...plain, coin, state, ...changes } as Partial<Refund> as Refund;
};
const anAsk = (state: Ask['state']): Ask => {
  return { id: uuid(2), orderId: uuid(100), askedAt: new Date(), state, answeredBy: null, note: null };
};

test.each<[string, Parameters<typeof anOrder>[0], Seen, Trouble[]]>([
  ['a part of an order that awaits the rest', 'pending', {}, ['underpaid']],
  ['a late part of it', 'pending', { late: true }, ['underpaid', 'late']],
  ['a late part of it, about which a person has decided', 'pending', { late: true, isSettled: true }, ['underpaid']],
  ['the whole amount, awaiting confirmations', 'pending', { isConfirming: true }, []],
  ['the whole amount, which came late and awaits confirmations', 'pending', { late: true, isConfirming: true }, []],
  ['money for a cancelled order', 'cancelled', { reasons: ['order_cancelled'] }, ['late']],
  ['more than the order cost', 'paid', { overpaid: true }, ['overpaid']],
  ['more than the order cost, about which a person has decided', 'paid', { overpaid: true, isSettled: true }, []],
  ['money for an order that was paid otherwise', 'paid', { reasons: ['order_already_paid'] }, ['overpaid']],
  ['another coin', 'pending', { received: 0n, reasons: ['wrong_asset'] }, ['wrong_asset']],
  ['money that the gateway could not process', 'pending', { received: 0n, reasons: ['stuck'] }, ['checking']],
  ['late money that paid the order', 'paid', { late: true }, []],
  ['late money that has vanished again', 'pending', { received: 0n, late: true }, []],
])('which troubles the page of an order tells: %s', (_, status, payment, troubles) => {
  const told = repairOf(anOrder(status), seen(payment), undefined, []);
  expect(told).toMatchObject({ troubles, mayAskRefund: troubles.length > 0 });
  expect(told).not.toHaveProperty('refund');
});

test('nothing is missing while one payment of several awaits confirmations', () => {
  const payments = [aSeen(), aSeen({ isConfirming: true })];
  expect(repairOf(anOrder(), { ...nothing, payments }, undefined, []).troubles).toEqual([]);
});

test('a card that paid a paid order is told as well', () => {
  const trouble = reviewed('card', 'order_already_paid');
  expect(repairOf(anOrder('paid'), trouble, undefined, []).troubles).toEqual(['overpaid']);
});

/** An instant so many seconds after the beginning of a story. */
const second = (seconds: number) => new Date(seconds * 1000);

describe.each([
  ['that the gateway could not pay', { askedAt: second(0) }],
  ['that was sent and did not arrive', { sent: { reference: 'f00d', sentBy: 'Dennis', sentAt: second(0) } }],
])('a refund %s, whose review is open', (_, changes) => {
  const failed = aRefund('rejected', null, { ...changes, rejectedAt: second(5) });
  const begunAt = (seconds: number, state: Refund['state']) => aRefund(state, null, { requestedAt: second(seconds) });
  const reasons = ['order_cancelled', 'refund_failed'] as const;
  const told = (...refunds: Refund[]) => repairOf(anOrder('cancelled'), seen({ reasons }), undefined, refunds);

  test('is still agreed, and its customer cannot ask', () => {
    expect(told(failed)).toEqual({ troubles: ['late', 'checking'], mayAskRefund: false, refund: 'agreed' });
  });

  test('is done once another refund of its payment has arrived', () => {
    expect(told(begunAt(10, 'confirmed'), failed).refund).toBe('done');
  });

  test('is still agreed once money of another payment has arrived', () => {
    expect(told(failed, { ...begunAt(10, 'confirmed'), sourceId: uuid(201) }).refund).toBe('agreed');
  });

  test('is still agreed once another part of its payment has arrived that began before it failed', () => {
    expect(told(failed, begunAt(4, 'confirmed')).refund).toBe('agreed');
  });

  test('is declined once people have declined another refund of its payment', () => {
    expect(told(failed, begunAt(10, 'rejected'))).toMatchObject({ mayAskRefund: true, refund: 'declined' });
  });
});

test('a refund that failed is under way as long as the review of its payment or the wish of that time is open, and no longer', () => {
  const failed = aRefund('rejected', null, { askedAt: second(0), rejectedAt: second(5) });
  const step = (trouble: OrderTrouble, ask?: Ask) => repairOf(anOrder('paid'), trouble, ask, [failed]);
  expect(step(reviewed(failed.sourceId, 'refund_failed')).refund).toBe('agreed');
  expect(step(reviewed(failed.sourceId, 'disputed')).refund).toBe('declined');
  expect(step(reviewed('another payment', 'refund_failed')).refund).toBe('declined');
  expect(step(nothing, { ...anAsk('open'), askedAt: second(5) }).refund).toBe('agreed');
  expect(step(nothing, { ...anAsk('open'), askedAt: second(6) }).refund).toBe('asked');
  expect(step(nothing)).toEqual({ troubles: [], mayAskRefund: false, mayAskForRest: true, refund: 'declined' });
});

test.each<[string, Ask | undefined, Refund[], boolean]>([
  ['is possible after a refund was declined', undefined, [aRefund('rejected')], true],
  ['is not possible while a refund is under way', undefined, [aRefund('requested')], false],
  ['is not possible after a refusal', anAsk('declined'), [], false],
  ['is possible again after taking the wish back', anAsk('withdrawn'), [], true],
])('asking for the money of an order with a trouble %s', (_, ask, refunds, mayAsk) => {
  expect(repairOf(anOrder(), seen(), ask, refunds).mayAskRefund).toBe(mayAsk);
});

describe('the customer of a paid order', () => {
  /** A wish of the tenth second. */
  const wish = (state: Ask['state']) => ({ ...anAsk(state), askedAt: second(10) });
  const begunAt = (seconds: number, state: Refund['state']) => aRefund(state, 'BTC', { requestedAt: second(seconds) });
  const mayAsk = (ask: Ask | undefined, refunds: Refund[], status: Parameters<typeof anOrder>[0] = 'paid') =>
    repairOf(anOrder(status), nothing, ask, refunds).mayAskForRest;

  test.each<[string, Ask | undefined, Refund[]]>([
    ['before any wish and refund', undefined, []],
    ['after a part came back, without having asked', undefined, [begunAt(1, 'confirmed'), begunAt(2, 'rejected')]],
    ['after the part came back that a wish brought', wish('granted'), [begunAt(10, 'confirmed')]],
    ['after a refusal, once a part has come back since', wish('declined'), [begunAt(11, 'confirmed')]],
  ])('may ask for the money, or its rest, %s', (_, ask, refunds) => {
    expect(mayAsk(ask, refunds)).toBe(true);
  });

  test.each<[string, Ask | undefined, Refund[]]>([
    ['after a granted wish of which nothing came back', wish('granted'), []],
    ['after a granted wish whose refund was declined', wish('granted'), [begunAt(10, 'rejected')]],
    ['after a granted wish before which a part came back', wish('granted'), [begunAt(9, 'confirmed')]],
    ['while another part is on its way', wish('granted'), [begunAt(10, 'confirmed'), begunAt(11, 'sent')]],
    ['while a refund has begun, without having asked', undefined, [begunAt(1, 'requested')]],
    ['while a wish is open', wish('open'), [begunAt(11, 'confirmed')]],
  ])('may not ask %s', (_, ask, refunds) => {
    expect(mayAsk(ask, refunds)).toBeUndefined();
  });

  test('asks as one with a trouble while there is one', () => {
    expect(repairOf(anOrder('paid'), seen({ overpaid: true }), undefined, [])).toEqual({
      troubles: ['overpaid'],
      mayAskRefund: true,
    });
  });

  test.each(['processing', 'cancelled', 'pending'] as const)('may not ask when the order is %s instead', (status) => {
    expect(mayAsk(undefined, [], status)).toBeUndefined();
  });
});

test('that more was declined after a part came back is told, until the next part', () => {
  const declined = { ...anAsk('declined'), askedAt: second(10) };
  const step = (...refunds: Refund[]) => repairOf(anOrder('paid'), nothing, declined, refunds).refund;
  const part = (seconds: number) => aRefund('confirmed', 'BTC', { requestedAt: second(seconds) });
  expect(step(part(9))).toBe('declined');
  expect(step(part(9), part(10))).toBe('done');
  expect(step(aRefund('sent'))).toBe('sent');
});

/** The step, the customer's wish, and refunds, of coins unless they are said to be of none. */
test.each([
  ['asked', anAsk('open'), []],
  ['declined', anAsk('declined'), []],
  ['address_wanted', anAsk('granted'), [aRefund('requested')]],
  ['agreed', undefined, [aRefund('requested', null)]],
  ['agreed', undefined, [aRefund('addressed')]],
  ['sent', undefined, [aRefund('confirmed'), aRefund('sent')]],
  ['done', anAsk('granted'), [aRefund('rejected'), aRefund('confirmed')]],
  ['declined', anAsk('granted'), [aRefund('rejected')]],
] as const)('the step of a refund is told: %s', (step, ask, refunds) => {
  expect(repairOf(anOrder('paid'), nothing, ask, refunds).refund).toBe(step);
});
