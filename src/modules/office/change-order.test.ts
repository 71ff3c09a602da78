import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { memoryTransact } from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
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

test('a change and its preview need an order that exists', async () => {
  const { change, preview, admin } = openOffice();
  await expect(change({}, admin, uuid(9))).rejects.toEqual(refusal('not_found'));
  await expect(preview(uuid(9))).rejects.toEqual(refusal('not_found'));
});

/** An order of one month with a discount of the shop's people; two months cost 60,000 cents without it. */
function withDiscount(stands: { amount: number; percent?: number }) {
  const adjustments = [{ kind: 'hand' as const, reason: 'Постоянный клиент', ...stands, amount: cents(stands.amount) }];
  return openOffice(anOrder('pending', { adjustments, total: cents(30_000 - stands.amount) }));
}

test.each([
  ['keeps its reason with the same sum', { amount: 6000 }, { amount: cents(6000) }, 54_000, 'Постоянный клиент'],
  ['is a new one with another sum', { amount: 6000 }, { amount: cents(6001) }, 53_999, 'Ещё'],
  ['is a new one with percents instead of a sum', { amount: 6000 }, { percent: 10 }, 54_000, 'Ещё'],
  ['keeps its reason with the same percents', { amount: 3000, percent: 10 }, { percent: 10 }, 54_000, 'Постоянный клиент'],
  ['is a new one with other percents', { amount: 6000, percent: 20 }, { percent: 10 }, 54_000, 'Ещё'],
  ['is a new one with a sum instead of percents', { amount: 6000, percent: 20 }, { amount: cents(6000) }, 54_000, 'Ещё'],
] as const)('a discount %s, when items change, too', async (_, stands, discount, total, reason) => {
  const { change, state } = withDiscount(stands);
  await change({ discount, total: cents(total), reason: 'Ещё' });
  expect(state.orders[0]?.adjustments).toMatchObject([{ ...discount, reason }]);
});

test('a discount is gone when the change does not name it', async () => {
  const { change, state } = withDiscount({ amount: 3000, percent: 10 });
  await change({ discount: undefined, total: cents(60_000) });
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

test('card checkouts are ended before the sum changes', async () => {
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
});

test('a checkout that is being made, whose address nobody knows yet, is marked unwanted', async () => {
  const { change, state, ended } = openOffice();
  state.sessions = [{ ...checkout(), state: 'creating', leasedUntil: new Date(0) } as never];
  await change();
  expect(ended).toEqual([]);
  expect(state.sessions).toMatchObject([{ unwanted: true }]);
});

test.each([
  ['cannot be ended', undefined, [checkout()], refusal('gateway_unavailable')],
  ['was paid before it ended', anOrder('paid', { receiptNumber: 1 }), [], refusal('order_not_payable')],
  [
    'has ended, but a colleague has changed the sum meanwhile',
    anOrder('pending', { total: cents(29_000) }),
    [],
    refusal('changed_meanwhile'),
  ],
  [
    'has ended, but another was opened meanwhile',
    anOrder(),
    [checkout({ id: uuid(301) })],
    refusal('request_in_progress', { retryAfterSeconds: 1 }),
  ],
])('nothing changes when a checkout %s', async (_, meanwhile, openAfterwards, refused) => {
  const { change, state, gateway } = openOffice();
  state.sessions = [checkout()];
  gateway.end = async () => {
    if (!meanwhile) throw new ShopError('gateway_unavailable');
    state.orders = [meanwhile];
    return openAfterwards;
  };
  await expect(change()).rejects.toEqual(refused);
  expect(state.orders[0]?.total).toBe(meanwhile?.total ?? 30_000);
  expect(state).toMatchObject({ history: [], notes: [], actions: [] });
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

test('the second of two people who have read the same version is refused', async () => {
  const { change } = openOffice();
  await change();
  await expect(change({ noteId: uuid(8) })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('a change that is sent again, also after another one, is answered as the first time and changes nothing back', async () => {
  const { change, state } = openOffice();
  await change();
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
  const same = { items: [one], discount: undefined, total: cents(30_000) };
  await expect(openOffice().change(same)).rejects.toEqual(refusal('illegal_transition'));
});

test('items may change without the total: two halves of a month for one month', async () => {
  const { change, state } = openOffice();
  await change({ items: [{ ...one, quantity: 2, duration: 0.5 }], discount: undefined, total: cents(30_000) });
  expect(state.orders[0]?.items).toMatchObject([{ quantity: 2, weeks: 2 }]);
});

test('a discount in percents may become one of the same sum', async () => {
  const { change, state } = withDiscount({ amount: 3000, percent: 10 });
  await change({ items: [one], discount: { amount: cents(3000) }, total: cents(27_000) });
  expect(state.orders[0]?.adjustments?.[0]).not.toHaveProperty('percent');
});

test('a change and its preview need the permissions for orders and prices', async () => {
  const { change, preview } = openOffice();
  for (const role of ['operator', 'editor'] as const) {
    await expect(change({}, staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
    await expect(preview(uuid(100), staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
  }
});

test('a change needs a fresh second factor', async () => {
  const { change, admin } = openOffice();
  const stale = { ...admin, secondFactorAt: new Date(0) };
  await expect(change({}, stale)).rejects.toEqual(refusal('second_factor_required'));
});
