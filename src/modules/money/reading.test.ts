import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { PlainSource } from './money-source.ts';
import { createListOpenRefunds, createViewRefund } from './open-refunds.ts';
import type { MoneyStory, RefundFile, WaitingMoney } from './reading-ports.ts';
import type { Refund } from './refund.ts';
import { createViewOrderMoney } from './refundable-money.ts';
import { createListWaitingMoney, createViewWaitingMoney } from './waiting-money.ts';

const order = anOrder('paid', { userId: 'anna' }) as Order;
const admin = staffCaller('administrator');
const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));

const card: PlainSource = {
  kind: 'card',
  id: uuid(1),
  gateway: 'stripe',
  amountCents: cents(30_000),
  reviews: ['order_already_paid'],
};
const waitingFor = (number: number): WaitingMoney => ({
  kind: 'card',
  id: uuid(number),
  orderId: order.id,
  since: hour(number),
  gateway: 'stripe',
  order,
  amountCents: cents(30_000),
  reasons: ['order_already_paid'],
});
const refund = {
  id: uuid(7),
  orderId: order.id,
  sourceKind: 'card',
  sourceId: card.id,
  gateway: 'stripe',
  amountCents: cents(30_000),
  coin: null,
  units: null,
  reason: 'Twice',
  requestedBy: 'boris',
  requestedAt: hour(9),
  askedAt: null,
  state: 'requested',
} as Refund;

/** May not read money. */
const priest = staffCaller('priest');
const unread = () => Promise.reject(new Error('read'));

describe('money that waits for a decision', () => {
  const all = [1, 2, 3].map(waitingFor);
  const list = createListWaitingMoney({
    list: async ({ limit, after, kind }) =>
      kind === 'ask' ? [] : all.filter(({ since }) => !after || since > after.at).slice(0, limit),
  });

  test('is listed page by page, oldest first, and by kind', async () => {
    const first = await list(admin, { limit: 2 });
    expect(first.items).toEqual(all.slice(0, 2));
    expect(await list(admin, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual({ items: all.slice(2), nextCursor: null });
    expect((await list(admin, { limit: 2, kind: 'ask' })).items).toEqual([]);
  });

  test.each([
    ['-total', '30000'],
    ['status', '2'],
  ] as const)('goes on, in the order %s, behind the place of the last row', async (sort, key) => {
    const selections: object[] = [];
    const sorted = createListWaitingMoney({
      list: async (selection) => {
        selections.push(selection);
        return all;
      },
    });
    const { nextCursor } = await sorted(admin, { limit: 2, sort, kind: 'review' });
    await sorted(admin, { limit: 2, sort, cursor: nextCursor ?? '' });
    expect(selections).toMatchObject([
      { sort, limit: 3, kind: 'review' },
      { sort, after: { id: uuid(2), at: hour(2), key } },
    ]);
  });

  const story = {
    version: 3,
    sources: [card],
    refunds: [],
    lines: [],
    names: new Map(),
    waiting: waitingFor(1),
  } as unknown as MoneyStory;

  test('is told with what can go back', async () => {
    const view = createViewWaitingMoney({ find: async () => story });
    const offers = [{ sourceId: card.id, left: 30_000n, worth: 30_000 }];
    expect(await view(admin, uuid(1))).toEqual({ ...story, offers });
  });

  test('is not found once somebody has decided', async () => {
    await expect(createViewWaitingMoney({ find: async () => undefined })(admin, uuid(1))).rejects.toEqual(refusal('not_found'));
  });

  test('is shown to nobody who may not read money', async () => {
    await expect(createListWaitingMoney({ list: unread })(priest, { limit: 2 })).rejects.toEqual(refusal('not_allowed'));
    await expect(createViewWaitingMoney({ find: unread })(priest, uuid(1))).rejects.toEqual(refusal('not_allowed'));
  });
});

describe('refunds that are not over', () => {
  const all = [1, 2, 3].map((number) => ({ refund: { ...refund, id: uuid(number), requestedAt: hour(number) }, order }));
  const list = createListOpenRefunds({
    list: async ({ limit, after }) =>
      all.filter(({ refund: { requestedAt } }) => !after || requestedAt > after.at).slice(0, limit),
  });
  const file = (changes: Partial<Refund> = {}, of: Order = order): RefundFile => ({
    refund: { ...refund, ...changes } as Refund,
    order: of,
    version: 2,
    owner: { email: 'anna@example.com', phone: null },
    names: new Map(),
  });
  const view = (found: RefundFile | undefined) =>
    createViewRefund({ find: async () => found, gateway: 'stripe' })(admin, uuid(7));

  test('are listed page by page, oldest first', async () => {
    const first = await list(admin, { limit: 2 });
    expect(first.items).toEqual(all.slice(0, 2));
    expect(await list(admin, { limit: 2, cursor: first.nextCursor ?? '' })).toEqual({ items: all.slice(2), nextCursor: null });
  });

  test.each([
    ['total', '30000', {}],
    ['status', '0', { coin: 'BTC', units: 5n }],
    ['status', '1', {}],
    ['status', '2', { askedAt: hour(10) }],
    ['-status', '3', { state: 'sent' }],
  ] as const)('go on, in the order %s, behind %s', async (sort, key, changes) => {
    const selections: object[] = [];
    const sorted = createListOpenRefunds({
      list: async (selection) => {
        selections.push(selection);
        return all.map((one) => ({ ...one, refund: { ...one.refund, ...changes } as Refund }));
      },
    });
    const { nextCursor } = await sorted(admin, { limit: 2, sort, waitsFor: 'sending' });
    await sorted(admin, { limit: 2, sort, cursor: nextCursor ?? '' });
    expect(selections).toMatchObject([
      { sort, limit: 3, waitsFor: 'sending' },
      { sort, after: { id: uuid(2), at: hour(2), key } },
    ]);
  });

  test('are told with what their reader can do', async () => {
    expect(await view(file())).toMatchObject({ actions: ['pay', 'send', 'reject'], confirmRefusal: undefined });
    expect(await view(file({ coin: 'BTC', units: 5n }))).toMatchObject({ actions: ['link', 'reject'] });
    const sent = { state: 'sent' as const, reference: 'R1', sentAt: hour(10), address: null };
    expect(await view(file({ ...sent, sentBy: 'boris' }))).toMatchObject({
      actions: ['confirm', 'reject'],
      confirmRefusal: undefined,
    });
  });

  test('that the reader has sent wait for somebody else', async () => {
    const sent = { state: 'sent' as const, reference: 'R1', sentAt: hour(10), address: null, sentBy: admin.userId };
    const { actions, confirmRefusal } = await view(file(sent));
    expect([actions, confirmRefusal]).toEqual([[], expect.anything()]);
  });

  test('are not found when they do not exist', async () => {
    await expect(view(undefined)).rejects.toEqual(refusal('not_found'));
  });

  test('are shown to nobody who may not read money', async () => {
    await expect(createListOpenRefunds({ list: unread })(priest, { limit: 2 })).rejects.toEqual(refusal('not_allowed'));
    const viewRefund = createViewRefund({ find: unread, gateway: undefined });
    await expect(viewRefund(priest, uuid(7))).rejects.toEqual(refusal('not_allowed'));
  });
});

describe('the money of an order', () => {
  const colleagues = ['anna', 'pavel'].map((name) => ({ userId: uuid(name.length), email: `${name}@example.com` }));
  const administrators = [...colleagues, { userId: admin.userId, email: 'me@example.com' }, { userId: uuid(9), email: null }];
  const money = { version: 3, sources: [card], refunds: [], lines: [], names: new Map(), moved: {}, administrators };
  const view = (of: Order) => createViewOrderMoney({ ofOrder: async () => ({ ...money, order: of }) as never })(admin, of.id);

  test('is told with all that can go back', async () => {
    expect((await view(order)).offers).toEqual([{ sourceId: card.id, left: 30_000n, worth: 30_000 }]);
  });

  test('names who else can be the second person, by their e-mails', async () => {
    expect((await view(order)).secondPersons).toEqual(['anna@example.com', 'pavel@example.com']);
  });

  test.each([
    ['pending', 'cancels'],
    ['waiting', 'cancels'],
    ['paid', 'cancels_when_all'],
    ['processing', 'stays'],
    ['cancelled', 'stays'],
  ] as const)('says what becomes of an order that is %s by a refund: it %s', async (status, outcome) => {
    expect((await view(anOrder(status) as Order)).outcome).toBe(outcome);
  });

  test('is not found without the order, and is shown to nobody who may not read money', async () => {
    const none = createViewOrderMoney({ ofOrder: async () => undefined });
    await expect(none(admin, order.id)).rejects.toEqual(refusal('not_found'));
    await expect(createViewOrderMoney({ ofOrder: unread })(priest, order.id)).rejects.toEqual(refusal('not_allowed'));
  });
});
