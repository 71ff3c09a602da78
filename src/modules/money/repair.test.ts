import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
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
  const base = {
    id: uuid(1),
    orderId: uuid(100),
    sourceId: uuid(200),
    sourceKind: 'coin',
    gateway: 'g',
    amountCents: cents(1),
    units: 1n,
  };
  return {
    ...base,
    coin,
    reason: '',
    requestedBy: '',
    requestedAt: new Date(0),
    askedAt: null,
    sent: null,
    state,
    ...changes,
  } as Refund;
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

test.each([
  ['that the gateway could not pay', { askedAt: new Date(0) }],
  ['that did not arrive', { sent: { reference: 'f00d', sentBy: 'Dennis', sentAt: new Date(0) } }],
])('a refund %s is still agreed while it waits, until people begin another or decline it', (_, changes) => {
  const failed = aRefund('rejected', null, { ...changes, rejectedAt: new Date(500) });
  const next = (state: Refund['state']) => aRefund(state, null, { requestedAt: new Date(1000) });
  const reasons = ['order_cancelled', 'refund_failed'] as const;
  const told = (...refunds: Refund[]) => repairOf(anOrder('cancelled'), seen({ reasons }), undefined, refunds);
  expect(told(failed)).toEqual({ troubles: ['late', 'checking'], mayAskRefund: false, refund: 'agreed' });
  expect(told(next('confirmed'), failed).refund).toBe('done');
  expect(told(failed, { ...next('confirmed'), sourceId: uuid(201) }).refund).toBe('agreed');
  expect(told(failed, next('rejected'))).toMatchObject({ mayAskRefund: true, refund: 'declined' });
  // Another part of the same payment, which began before this one failed.
  expect(told(failed, { ...next('confirmed'), requestedAt: new Date(499) }).refund).toBe('agreed');
});

test('a refund that failed is under way as long as the review of its payment or the wish of that time is open, and no longer', () => {
  const failed = aRefund('rejected', null, { askedAt: new Date(0), rejectedAt: new Date(1000) });
  const step = (trouble: OrderTrouble, ask?: Ask) => repairOf(anOrder('paid'), trouble, ask, [failed]);
  expect(step(reviewed(failed.sourceId, 'refund_failed')).refund).toBe('agreed');
  expect(step(reviewed(failed.sourceId, 'disputed')).refund).toBe('declined');
  expect(step(reviewed('another payment', 'refund_failed')).refund).toBe('declined');
  expect(step(nothing, { ...anAsk('open'), askedAt: new Date(1000) }).refund).toBe('agreed');
  expect(step(nothing, { ...anAsk('open'), askedAt: new Date(1001) }).refund).toBe('asked');
  expect(step(nothing)).toEqual({ troubles: [], mayAskRefund: false, mayAskForRest: true, refund: 'declined' });
});

test('a customer may ask once, again after taking that back, and not while a refund is under way', () => {
  const mayAsk = (ask: Ask | undefined, refunds: Refund[]) => repairOf(anOrder(), seen(), ask, refunds).mayAskRefund;
  expect(mayAsk(undefined, [aRefund('rejected')])).toBe(true);
  expect(mayAsk(undefined, [aRefund('requested')])).toBe(false);
  expect(mayAsk(anAsk('declined'), [])).toBe(false);
  expect(mayAsk(anAsk('withdrawn'), [])).toBe(true);
});

test('the customer of a paid order may ask for its money, and again once they were answered and a part came back since they asked', () => {
  const asked = { ...anAsk('granted'), askedAt: new Date(1000) };
  const at = (time: number, state: Refund['state'] = 'confirmed') => aRefund(state, 'BTC', { requestedAt: new Date(time) });
  const may = (ask: Ask | undefined, refunds: Refund[], status: Parameters<typeof anOrder>[0] = 'paid') =>
    repairOf(anOrder(status), nothing, ask, refunds).mayAskForRest;
  expect(may(undefined, [])).toBe(true);
  expect(may(undefined, [at(1), at(2, 'rejected')])).toBe(true);
  expect(may(asked, [at(1000)])).toBe(true);
  expect(may({ ...asked, state: 'declined' }, [at(1001)])).toBe(true);
  expect(may(asked, [at(999)])).toBeUndefined();
  expect(may(asked, [at(1000, 'rejected')])).toBeUndefined();
  expect(may(asked, [])).toBeUndefined();
  expect(may(asked, [at(1000), at(1001, 'sent')])).toBeUndefined();
  expect(may(undefined, [at(1, 'requested')])).toBeUndefined();
  expect(may({ ...asked, state: 'open' }, [at(1001)])).toBeUndefined();
  for (const status of ['processing', 'cancelled', 'pending'] as const) expect(may(undefined, [], status)).toBeUndefined();
  expect(repairOf(anOrder('paid'), seen({ overpaid: true }), undefined, [])).toEqual({
    troubles: ['overpaid'],
    mayAskRefund: true,
  });
});

test('that more was declined after a part came back is told, until the next part', () => {
  const declined = { ...anAsk('declined'), askedAt: new Date(1000) };
  const step = (...times: number[]) =>
    repairOf(
      anOrder('paid'),
      nothing,
      declined,
      times.map((time) => aRefund('confirmed', 'BTC', { requestedAt: new Date(time) })),
    ).refund;
  expect(step(999)).toBe('declined');
  expect(step(999, 1000)).toBe('done');
  expect(repairOf(anOrder('paid'), nothing, declined, [aRefund('sent')]).refund).toBe('sent');
});

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
