import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { memoryTransact } from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Adjustment, Order } from '#modules/orders/index.ts';
import { memoryPrices } from '#modules/orders/testing/memory-orders.ts';
import { anOrder, ganesha } from '#modules/orders/testing/orders.ts';
import type { OpenedSession } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createChangeOrder, type ItemsChange } from './change-order.ts';
import { createPreviewChange } from './preview-change.ts';
import { createOffice } from './testing/memory-office.ts';

const one = { id: 'ganesha', quantity: 1, duration: 1 };
const wanted: ItemsChange = {
  version: 0,
  items: [{ ...one, quantity: 2 }],
  discount: { percent: 10 },
  total: cents(54_000),
  reason: ' Постоянный клиент ',
  noteId: uuid(7),
};
const checkout = (changes: Partial<OpenedSession> = {}) =>
  ({
    id: uuid(300),
    orderId: uuid(100),
    state: 'open',
    unwanted: false,
    url: 'https://card.example',
    ...changes,
  }) as OpenedSession;

function openOffice(order: Order = anOrder(), hand?: object) {
  const office = createOffice(order);
  const admin = staffCaller('administrator', { secondFactorAt: office.clock() });
  const ended: string[] = [];
  /** Ends checkouts; returns those that are open afterwards. */
  const gateway = { end: async (): Promise<OpenedSession[]> => [] };
  const prices = memoryPrices([ganesha]);
  const transact = memoryTransact(office.state, { ...office.stores, prices, money: { liveHand: async () => hand } });
  const endCheckouts = async (checkouts: readonly OpenedSession[]) => {
    for (const { id } of checkouts) ended.push(id);
    office.state.sessions = await gateway.end();
  };
  const change = createChangeOrder({ ...office, transact, endCheckouts });
  const preview = createPreviewChange({ orders: office.stores.orders, prices });
  return {
    ...office,
    admin,
    ended,
    gateway,
    preview: (id = order.id, caller = admin) => preview(caller, id, wanted),
    change: (changes: Partial<ItemsChange> = {}, caller = admin, id = order.id) => change(caller, id, { ...wanted, ...changes }),
  };
}

test('items and discount of an unpaid order change at today’s prices, as one row of its history', async () => {
  const { change, state, clock, changes } = openOffice();
  await change();
  const adjustments = [{ kind: 'hand', percent: 10, amount: 6000, reason: 'Постоянный клиент' }];
  const items = [{ id: 'ganesha', price: 30_000, quantity: 2, weeks: 4 }];
  expect(state.orders).toMatchObject([{ status: 'pending', items, adjustments, total: 54_000 }]);
  const [before, after] = [
    { items: [{ id: 'ganesha', quantity: 1, weeks: 4, priceCents: 30_000 }], offCents: 0, totalCents: 30_000 },
    { items: [{ id: 'ganesha', quantity: 2, weeks: 4, priceCents: 30_000 }], offCents: 6000, percents: [10], totalCents: 54_000 },
  ];
  const actor = { kind: 'staff', id: 'administrator' };
  const row = { orderId: uuid(100), from: 'pending', to: 'pending', at: clock(), actor, reason: 'changed_by_staff' };
  expect(state.history).toEqual([{ ...row, details: { before, after } }]);
  expect(state.notes).toMatchObject([{ id: uuid(7), authorId: 'administrator', text: 'Постоянный клиент' }]);
  expect(state.actions).toMatchObject([{ action: 'order.changed', subject: { kind: 'order', id: uuid(100) }, before, after }]);
  expect(changes).toEqual([{ kind: 'changed' }]);
});

test('the preview shows what the change will make, and stores nothing', async () => {
  const { preview, state } = openOffice();
  expect(await preview()).toMatchObject({ total: 54_000, adjustments: [{ percent: 10, amount: 6000 }] });
  expect(state).toMatchObject({ history: [], orders: [{ total: 30_000 }] });
});

test('a change and its preview need an order that exists, and the preview needs the same permissions', async () => {
  const { change, preview, admin } = openOffice();
  await expect(change({}, admin, uuid(9))).rejects.toEqual(refusal('not_found'));
  await expect(preview(uuid(9))).rejects.toEqual(refusal('not_found'));
  for (const role of ['operator', 'editor'] as const)
    await expect(preview(uuid(100), staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
});

test('a discount with the same sum keeps its reason; another sum, or percents, make a new discount', async () => {
  const sum = { kind: 'hand' as const, amount: cents(6000), reason: 'Постоянный клиент' };
  const reasonOf = async (discount: ItemsChange['discount'], total: number, stands: Adjustment = sum) => {
    const { change, state } = openOffice(anOrder('pending', { adjustments: [stands], total: cents(24_000) }));
    await change({ discount, total: cents(total), reason: 'Ещё' });
    return state.orders[0]?.adjustments?.[0]?.reason;
  };
  expect(await reasonOf({ amount: cents(6000) }, 54_000)).toBe('Постоянный клиент');
  expect(await reasonOf({ amount: cents(6001) }, 53_999)).toBe('Ещё');
  expect(await reasonOf({ percent: 10 }, 54_000)).toBe('Ещё');
  expect(await reasonOf({ amount: cents(6000) }, 54_000, { ...sum, percent: 20 })).toBe('Ещё');
  expect(await reasonOf({ percent: 10 }, 54_000, { ...sum, percent: 20 })).toBe('Ещё');
});

test('a discount keeps its reason when items change, and is gone when the change does not name it', async () => {
  const adjustments = [{ kind: 'hand' as const, percent: 10, amount: cents(3000), reason: 'Постоянный клиент' }];
  const { change, state } = openOffice(anOrder('pending', { adjustments, total: cents(27_000) }));
  await change({ reason: 'Просит два месяца' });
  expect(state.orders[0]?.adjustments).toEqual([{ ...adjustments[0], amount: 6000 }]);
  await change({ version: 2, discount: undefined, total: cents(60_000), noteId: uuid(8), reason: 'Ошибка' });
  expect(state.orders[0]).not.toHaveProperty('adjustments.0');
  expect(state.orders[0]?.total).toBe(60_000);
});

test('a payment that asks for the former sum is cancelled, and still watched', async () => {
  const { change, state } = openOffice();
  state.payments = [aPayment()];
  await change();
  expect(state.payments).toMatchObject([{ state: 'cancelled' }]);
  expect(state.ledger).toMatchObject([{ kind: 'replaced' }]);
});

test('card checkouts are ended before the sum changes, and one that is being made is marked unwanted', async () => {
  const { change, state, ended, gateway } = openOffice();
  state.sessions = [checkout()];
  const totals: number[] = [];
  gateway.end = async () => {
    totals.push(state.orders[0]?.total ?? 0);
    return [];
  };
  await change();
  expect([ended, totals]).toEqual([[uuid(300)], [30_000]]);
  expect(state.orders[0]?.total).toBe(54_000);
  const other = openOffice();
  other.state.sessions = [{ ...checkout(), state: 'creating', leasedUntil: new Date(0) } as never];
  await other.change();
  expect(other.ended).toEqual([]);
  expect(other.state.sessions).toMatchObject([{ unwanted: true }]);
});

test('nothing changes when a checkout cannot be ended, was paid, or is new', async () => {
  const { change, state, gateway } = openOffice();
  state.sessions = [checkout()];
  gateway.end = () => Promise.reject(new ShopError('gateway_unavailable'));
  await expect(change()).rejects.toEqual(refusal('gateway_unavailable'));
  gateway.end = async () => {
    state.orders = [{ ...state.orders[0], status: 'paid', receiptNumber: 1 } as Order];
    return [];
  };
  await expect(change()).rejects.toEqual(refusal('order_not_payable'));
  expect(state.orders[0]?.total).toBe(30_000);
  const changed = openOffice();
  changed.state.sessions = [checkout()];
  changed.gateway.end = async () => {
    changed.state.orders = [anOrder('pending', { total: cents(29_000) })];
    return [];
  };
  await expect(changed.change()).rejects.toEqual(refusal('changed_meanwhile'));
  const other = openOffice();
  other.state.sessions = [checkout()];
  other.gateway.end = async () => [checkout({ id: uuid(301) })];
  await expect(other.change()).rejects.toEqual(refusal('request_in_progress', { retryAfterSeconds: 1 }));
  expect(other.state).toMatchObject({ history: [], orders: [{ total: 30_000 }] });
});

test('nothing changes while money of a card is on its way', async () => {
  const { change, state } = openOffice();
  state.sessions = [checkout({ state: 'processing' })];
  await expect(change()).rejects.toEqual(refusal('payment_confirming'));
});

test.each<[string, Order, object | undefined, string]>([
  ['that waits for a person', anOrder('waiting'), undefined, 'illegal_transition'],
  ['whose hand confirmation waits', anOrder('pending'), {}, 'illegal_transition'],
  ['that was paid and taken back', anOrder('pending', { receiptNumber: 3 }), undefined, 'illegal_transition'],
  ['that is paid', anOrder('paid', { receiptNumber: 3 }), undefined, 'order_not_payable'],
  ['that is cancelled', anOrder('cancelled'), undefined, 'order_not_payable'],
])('an order %s keeps its items', async (_, order, hand, code) => {
  const { change, state } = openOffice(order, hand);
  await expect(change()).rejects.toEqual(refusal(code as 'illegal_transition'));
  expect(state).toMatchObject({ history: [], notes: [], orders: [{ total: 30_000 }] });
});

test('an order for which any money was seen keeps its items', async () => {
  const { change, state } = openOffice();
  state.payments = [aPayment({ state: 'cancelled', received: 1n })];
  await expect(change()).rejects.toEqual(refusal('part_paid'));
});

test('another total than the person saw is refused: prices may have changed', async () => {
  const { change, state } = openOffice();
  await expect(change({ total: cents(53_999) })).rejects.toEqual(refusal('amount_mismatch', field('amount_mismatch', 'total')));
  expect(state.history).toEqual([]);
});

test('the second of two people is refused, and the same change sent again is stored once', async () => {
  const { change, state } = openOffice();
  await change();
  await change();
  expect(state.history).toHaveLength(1);
  await expect(change({ noteId: uuid(8) })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('a change that is sent again after another one is answered as the first time, and changes nothing back', async () => {
  const { change, state } = openOffice();
  await change();
  await change({ version: 2, items: [{ ...one, quantity: 3 }], total: cents(81_000), noteId: uuid(8) });
  await change();
  expect(state.orders[0]?.total).toBe(81_000);
  expect(state.history).toHaveLength(2);
});

test.each([
  { items: [{ ...one, quantity: 3 }], total: cents(81_000) },
  { items: [{ ...one, duration: 2 }], total: cents(54_000) },
  { discount: { percent: 20 }, total: cents(48_000) },
  { total: cents(53_000) },
  { reason: 'Другая причина' },
])('another change under the id of the last one is refused: %j', async (other) => {
  const { change, state } = openOffice();
  await change();
  await expect(change(other)).rejects.toEqual(refusal('idempotency_key_reused'));
  expect(state.history).toHaveLength(1);
});

test('a change that changes nothing is refused', async () => {
  const { change } = openOffice();
  const same = { items: [one], discount: undefined, total: cents(30_000) };
  await expect(change(same)).rejects.toEqual(refusal('illegal_transition'));
  // The total is the same, and what the customer gets is not.
  await change({ ...same, items: [{ ...one, quantity: 2, duration: 0.5 }] });
  const adjustments = [{ kind: 'hand' as const, percent: 10, amount: cents(3000), reason: '' }];
  const discounted = openOffice(anOrder('pending', { adjustments, total: cents(27_000) }));
  await discounted.change({ items: [one], discount: { amount: cents(3000) }, total: cents(27_000) });
  expect(discounted.state.orders[0]?.adjustments?.[0]).not.toHaveProperty('percent');
});

test('a change needs the permissions for orders and prices, and a fresh second factor', async () => {
  const { change, admin } = openOffice();
  for (const role of ['operator', 'editor'] as const) {
    await expect(change({}, staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
  }
  const stale = { ...admin, secondFactorAt: new Date(0) };
  await expect(change({}, stale)).rejects.toEqual(refusal('second_factor_required'));
});
