import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { type Order, type OrderStatus, TAKEN_BACK } from './order.ts';
import { firstName, maskEmail } from './seen-contact.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anErasedOrder, anOrder } from './testing/orders.ts';
import { indra, memoryPartners } from './testing/partners.ts';
import { createViewOrder, type OrderView, publicView } from './view-order.ts';
import type { NotedPart, ShownReport } from './view-ports.ts';

const order = anOrder('pending', { items: [] });
const { clock } = createTestClock();
const timeZone = 'Europe/Moscow';

test.each([
  ['anna@example.com', 'a***@e***.com'],
  ['a@b.ru', 'a***@b***.ru'],
  ['анна@почта.рф', 'а***@п***.рф'],
  ['"a@b"@mail.example.org', '"***@m***.org'],
  ['💎gem@x.io', '💎***@x***.io'],
  ['nobody', 'n***@***'],
  ['@b.ru', '***@b***.ru'],
])('the mask of %s is %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('a mask keeps one character of the name and one of the host, whatever the address', () => {
  const label = fc.stringMatching(/^[a-z0-9]{2,30}$/);
  fc.assert(
    fc.property(label, label, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, zone) => {
      expect(maskEmail(`${local}@${host}.${zone}`)).toBe(`${local[0]}***@${host[0]}***.${zone}`);
    }),
  );
});

test.each([
  ['Анна Иванова', 'Анна'],
  ['  Анна\t Иванова ', 'Анна'],
  ['Cher', 'Cher'],
])('the first name in %j is %j', (full, first) => {
  expect(firstName(full)).toBe(first);
});

test('the public view has a first name and a masked e-mail, and no special instructions', () => {
  const view = publicView(order);
  expect(view.payments).toEqual([]);
  expect(view.contact).toEqual({ missing: false, firstName: 'Анна', maskedEmail: 'a***@e***.com' });
  expect(JSON.stringify(view)).not.toMatch(/Иванова|anna@|мамы/);
});

test('the public view says when contact data are missing', () => {
  expect(publicView({ ...order, contact: null }).contact).toEqual({ missing: true });
});

test('only a payable order offers payment methods, and money by hand only with a partner, who is named', () => {
  expect(publicView(order)).toMatchObject({ paymentMethods: ['crypto', 'card'] });
  expect(publicView(order)).not.toHaveProperty('partner');
  expect(publicView(order, indra)).toMatchObject({ paymentMethods: ['crypto', 'card', 'manual'], partner: { name: indra.name } });
  expect(JSON.stringify(publicView(order, indra))).not.toContain(indra.email);
  expect(publicView({ ...order, status: 'paid' }, indra)).toMatchObject({ paymentMethods: [] });
});

test('an order whose personal data were erased has no contact and asks for none', () => {
  expect(publicView(anErasedOrder()).contact).toEqual({ missing: false });
});

test('a customer without an e-mail is shown by name alone', () => {
  const contact = publicView({ ...order, contact: { name: 'Анна', email: null } }).contact;
  expect(contact).toEqual({ missing: false, firstName: 'Анна' });
});

test('anybody with the link sees the order with its payments', async () => {
  const { reader, state } = createOrdersMemory(order);
  const payment = { id: 'p', currency: 'BTC', status: 'partial', receivedAmount: '0.00200000' } as const;
  const placed = { from: null, to: 'pending', at: order.createdAt, actor: { kind: 'payer' }, reason: 'order_placed' } as const;
  state.history = [
    { ...placed, orderId: order.id },
    { ...placed, orderId: 'another' },
  ];
  state.received = cents(12_000);
  state.summaries = [
    { ...payment, orderId: order.id },
    { ...payment, orderId: 'another' },
  ];
  expect(await createViewOrder({ orders: reader, findPartner: memoryPartners(indra), clock, timeZone })(order.id)).toEqual({
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
  const view = createViewOrder({ orders: createOrdersMemory(order).reader, findPartner: memoryPartners(), clock, timeZone });
  await expect(view('another')).rejects.toEqual(refusal('not_found'));
});

test('only the browser that placed an order is told that it may correct the contact', async () => {
  const own = anOrder('pending', { browserHash: 'own' });
  const view = createViewOrder({ orders: createOrdersMemory(own).reader, findPartner: memoryPartners(), clock, timeZone });
  expect((await view(own.id, 'own')).contact).toHaveProperty('correctable', true);
  for (const browser of ['another', undefined]) expect((await view(own.id, browser)).contact).not.toHaveProperty('correctable');
});

test('whoever has just placed an order sees that it was placed, without troubles, and that it is to be paid', () => {
  const view = publicView(order);
  expect(view.timeline).toEqual([{ at: '2026-11-20T09:00:00.000Z', event: 'placed' }]);
  expect(view.repair).toEqual({ troubles: [], mayAskRefund: false });
  expect(view.progress.next).toEqual({ kind: 'pay', isMailed: false });
});

const seenOf = (order: Order, reports: ShownReport[] = []) => {
  const { reader, state } = createOrdersMemory(order);
  state.reports = reports;
  return createViewOrder({ orders: reader, findPartner: memoryPartners(), clock, timeZone })(order.id);
};

test('the number of a receipt is shown from the payment on, and not after the payment was taken back', () => {
  expect(publicView(anOrder('paid', { receiptNumber: 7 })).receiptNumber).toBe(7);
  expect(publicView(anOrder('paid'))).not.toHaveProperty('receiptNumber');
  expect(publicView(anOrder('waiting', { receiptNumber: 7 }))).not.toHaveProperty('receiptNumber');
});

test('a cancelled order shows the number of its receipt unless the payment was taken back before', async () => {
  const cancelled = anOrder('cancelled', { receiptNumber: 7 });
  const { reader, state } = createOrdersMemory(cancelled);
  const view = createViewOrder({ orders: reader, findPartner: memoryPartners(), clock, timeZone });
  const change = (from: OrderStatus, to: OrderStatus, reason: string, hours: number) => {
    const at = new Date(cancelled.createdAt.getTime() + hours * 3_600_000);
    return { orderId: cancelled.id, from, to, at, actor: { kind: 'system' }, reason } as const;
  };
  const paid = change('pending', 'paid', 'payment_completed', 1);
  state.history = [paid, change('paid', 'cancelled', 'refunded', 2)];
  expect((await view(cancelled.id)).receiptNumber).toBe(7);
  state.history = [paid, change('paid', 'pending', TAKEN_BACK, 2), change('pending', 'cancelled', 'unpaid_too_long', 3)];
  expect(await view(cancelled.id)).not.toHaveProperty('receiptNumber');
});

test('the reports that are sent are shown while the order is paid, and said to be there to read', async () => {
  const report = { position: 0, day: '2026-12-20', place: 'Варанаси', pictures: [] };
  const view = await seenOf(anOrder('completed'), [report]);
  expect([view.reports, view.progress.next.kind]).toEqual([[report], 'read_report']);
  const without = await seenOf(anOrder('completed'));
  expect([without.progress.next.kind, 'reports' in without]).toEqual(['finished', false]);
  expect(await seenOf(anOrder('cancelled'), [report])).not.toHaveProperty('reports');
});

test('everybody with the link sees what is taken off, and not why', () => {
  const adjustments = [{ kind: 'hand' as const, percent: 10, amount: cents(3000), reason: 'Племянница' }];
  expect(publicView(anOrder('pending', { adjustments })).adjustments).toEqual([{ kind: 'hand', percent: 10, amount: 3000 }]);
  expect(publicView(order)).not.toHaveProperty('adjustments');
});

test('what the desk has noted of a ritual is shown from then on, while the order is paid', async () => {
  const noted = { position: 0, name: { ru: 'Хома', en: 'Homa' }, days: 1, firstAt: order.createdAt, lastAt: order.createdAt };
  const seenWith = (given: Order, ...rite: NotedPart[]) => {
    const { reader, state } = createOrdersMemory(given);
    state.rite = rite;
    return createViewOrder({ orders: reader, findPartner: memoryPartners(), clock, timeZone })(given.id);
  };
  expect((await seenWith(anOrder('processing'), noted)).rite).toEqual([noted]);
  expect(await seenWith(anOrder('processing'))).not.toHaveProperty('rite');
  expect(await seenWith(anOrder('cancelled'), noted)).not.toHaveProperty('rite');
});

test('a completed order shows its certificate while one is valid', async () => {
  const certificate = { code: '7K4M', issuedAt: new Date('2026-12-21T00:05:00Z') };
  const seenWith = (order: Order) => {
    const { reader, state } = createOrdersMemory(order);
    state.certificate = certificate;
    return createViewOrder({ orders: reader, findPartner: memoryPartners(), clock, timeZone })(order.id);
  };
  expect((await seenWith(anOrder('completed'))).certificate).toEqual(certificate);
  expect(await seenOf(anOrder('completed'))).not.toHaveProperty('certificate');
  expect(await seenWith(anOrder('ready'))).not.toHaveProperty('certificate');
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
