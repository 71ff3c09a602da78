import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { type Order, type OrderStatus, TAKEN_BACK } from './order.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anErasedOrder, anOrder } from './testing/orders.ts';
import { indra, memoryPartners } from './testing/partners.ts';
import { createViewOrder, type OrderView, publicView } from './view-order.ts';

const order = anOrder('pending', { items: [] });

/** What anybody sees who has the link of an order; `facts` is what the shop knows beside it. */
function seenOf(given: Order, facts: Partial<ReturnType<typeof createOrdersMemory>['state']> = {}, browser?: string) {
  const { reader, state } = createOrdersMemory(given);
  Object.assign(state, facts);
  const { clock } = createTestClock();
  return createViewOrder({ orders: reader, findPartner: memoryPartners(), clock, timeZone: 'Europe/Moscow' })(given.id, browser);
}

test('the public view has a first name and a masked e-mail, and no special instructions', () => {
  const view = publicView(order);
  expect(view.payments).toEqual([]);
  expect(view.contact).toEqual({ missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com' });
  expect(JSON.stringify(view)).not.toMatch(/Иванова|anna@|мамы/);
});

test('the public view says when contact data are missing', () => {
  expect(publicView({ ...order, contact: null }).contact).toEqual({ missing: true });
});

test('only a payable order offers payment methods', () => {
  expect(publicView(order)).toMatchObject({ paymentMethods: ['crypto', 'card'] });
  expect(publicView({ ...order, status: 'paid' }, indra)).toMatchObject({ paymentMethods: [] });
});

test('an order with a partner can be paid by hand, and of the partner the name alone is told', () => {
  const view = publicView(order, indra);
  expect(view).toMatchObject({ paymentMethods: ['crypto', 'card', 'manual'], partner: { name: indra.name } });
  expect(JSON.stringify(view)).not.toContain(indra.email);
  expect(publicView(order)).not.toHaveProperty('partner');
});

test('an order whose personal data were erased has no contact and asks for none', () => {
  expect(publicView(anErasedOrder()).contact).toEqual({ missing: false });
});

test('a customer without an e-mail is shown by name alone', () => {
  const contact = publicView({ ...order, contact: { name: 'Анна', email: null } }).contact;
  expect(contact).toEqual({ missing: false, firstName: 'Анна' });
});

test('anybody with the link sees the order with its own payments and its own history', async () => {
  const payment = { id: 'p', currency: 'BTC', status: 'partial', receivedAmount: '0.00200000' } as const;
  const placed = { from: null, to: 'pending', at: order.createdAt, actor: { kind: 'payer' }, reason: 'order_placed' } as const;
  const orderIds = [order.id, 'another'];
  const facts = {
    received: cents(12_000),
    history: orderIds.map((orderId) => ({ ...placed, orderId })),
    summaries: orderIds.map((orderId) => ({ ...payment, orderId })),
  };
  expect(await seenOf({ ...order, partner: 'indra' }, facts)).toEqual({
    id: order.id,
    number: order.number,
    repair: { troubles: [], mayAskRefund: false },
    status: 'pending',
    createdAt: '2026-11-20T09:00:00.000Z',
    items: [],
    total: 30_000,
    received: 12_000,
    due: 18_000,
    paymentMethod: 'crypto',
    // The card checkout would charge the total.
    paymentMethods: ['crypto', 'manual'],
    partner: { name: indra.name },
    contact: { missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com' },
    payments: [payment],
    progress: expect.objectContaining({ next: { kind: 'pay_rest', isMailed: false } }),
    timeline: [{ at: '2026-11-20T09:00:00.000Z', event: 'placed' }],
  });
});

test('an order that does not exist is not found', async () => {
  const { reader: orders } = createOrdersMemory();
  const view = createViewOrder({ orders, findPartner: memoryPartners(), clock: createTestClock().clock, timeZone: 'UTC' });
  await expect(view('another')).rejects.toEqual(refusal('not_found'));
});

test('only the browser that placed an order is told that it may correct the contact', async () => {
  const own = anOrder('pending', { browserHash: 'own' });
  expect((await seenOf(own, {}, 'own')).contact).toHaveProperty('correctable', true);
  for (const browser of ['another', undefined])
    expect((await seenOf(own, {}, browser)).contact).not.toHaveProperty('correctable');
});

test('whoever has just placed an order sees that it was placed, without troubles, and that it is to be paid', () => {
  const view = publicView(order);
  expect(view.timeline).toEqual([{ at: '2026-11-20T09:00:00.000Z', event: 'placed' }]);
  expect(view.repair).toEqual({ troubles: [], mayAskRefund: false });
  expect(view.progress.next).toEqual({ kind: 'pay', isMailed: false });
});

test('the number of a receipt is shown from the payment on, and not after the payment was taken back', () => {
  expect(publicView(anOrder('paid', { receiptNumber: 7 })).receiptNumber).toBe(7);
  expect(publicView(anOrder('paid'))).not.toHaveProperty('receiptNumber');
  expect(publicView(anOrder('waiting', { receiptNumber: 7 }))).not.toHaveProperty('receiptNumber');
});

test('a cancelled order shows the number of its receipt unless the payment was taken back before', async () => {
  const cancelled = anOrder('cancelled', { receiptNumber: 7 });
  const change = (from: OrderStatus, to: OrderStatus, reason: string, hours: number) => {
    const at = new Date(cancelled.createdAt.getTime() + hours * 3_600_000);
    return { orderId: cancelled.id, from, to, at, actor: { kind: 'system' }, reason } as const;
  };
  const paid = change('pending', 'paid', 'payment_completed', 1);
  const refunded = [paid, change('paid', 'cancelled', 'refunded', 2)];
  const takenBack = [paid, change('paid', 'pending', TAKEN_BACK, 2), change('pending', 'cancelled', 'unpaid_too_long', 3)];
  expect((await seenOf(cancelled, { history: refunded })).receiptNumber).toBe(7);
  expect(await seenOf(cancelled, { history: takenBack })).not.toHaveProperty('receiptNumber');
});

test('the reports that are sent are shown while the order is paid, and said to be there to read', async () => {
  const reports = [{ position: 0, day: '2026-12-20', place: 'Варанаси', pictures: [] }];
  const view = await seenOf(anOrder('completed'), { reports });
  expect([view.reports, view.progress.next.kind]).toEqual([reports, 'read_report']);
  expect(await seenOf(anOrder('cancelled'), { reports })).not.toHaveProperty('reports');
});

test('a completed order of which no report was sent is finished', async () => {
  const view = await seenOf(anOrder('completed'));
  expect([view.progress.next.kind, 'reports' in view]).toEqual(['finished', false]);
});

test('everybody with the link sees what is taken off, and not why', () => {
  const adjustments = [{ kind: 'hand' as const, percent: 10, amount: cents(3000), reason: 'Племянница' }];
  expect(publicView(anOrder('pending', { adjustments })).adjustments).toEqual([{ kind: 'hand', percent: 10, amount: 3000 }]);
  expect(publicView(order)).not.toHaveProperty('adjustments');
});

test('what the desk has noted of a ritual is shown from then on, while the order is paid', async () => {
  const noted = { position: 0, name: { ru: 'Хома', en: 'Homa' }, days: 1, firstAt: order.createdAt, lastAt: order.createdAt };
  expect((await seenOf(anOrder('processing'), { rite: [noted] })).rite).toEqual([noted]);
  expect(await seenOf(anOrder('processing'))).not.toHaveProperty('rite');
  expect(await seenOf(anOrder('cancelled'), { rite: [noted] })).not.toHaveProperty('rite');
});

test('a completed order shows its certificate while one is valid', async () => {
  const certificate = { code: '7K4M', issuedAt: new Date('2026-12-21T00:05:00Z') };
  expect((await seenOf(anOrder('completed'), { certificate })).certificate).toEqual(certificate);
  expect(await seenOf(anOrder('completed'))).not.toHaveProperty('certificate');
  expect(await seenOf(anOrder('ready'), { certificate })).not.toHaveProperty('certificate');
});

test.each<[string, Order, OrderView['left']]>([
  ['of an account that stands says nothing of it', anOrder('paid', { receiptNumber: 7 }), undefined],
  [
    'whose rituals are still owed says that it is kept, and who asks for its money',
    anOrder('paid', { left: { isKept: true, claim: 'hash' } }),
    { isKept: true, mayClaim: true },
  ],
  [
    'whose time to claim is over says that nobody asks for its money',
    { ...anErasedOrder(), left: { isKept: false } },
    { isKept: false, mayClaim: false },
  ],
  [
    'that was paid and forgotten before there were claims was left too',
    anErasedOrder('paid'),
    { isKept: false, mayClaim: false },
  ],
  ['that was never paid and is forgotten was left by nobody', anErasedOrder(), undefined],
  [
    'that was paid once, cancelled and is forgotten may be of a guest',
    { ...anErasedOrder('cancelled'), receiptNumber: 7 },
    undefined,
  ],
])('an order %s', (_, given, left) => {
  expect(publicView(given).left).toEqual(left);
});
