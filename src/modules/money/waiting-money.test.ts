import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { PlainSource } from './money-source.ts';
import type { MoneyStory, WaitingMoney } from './reading-ports.ts';
import { createListWaitingMoney, createViewWaitingMoney } from './waiting-money.ts';

const order = anOrder('paid', { userId: 'anna' }) as Order;
const admin = staffCaller('administrator');
/** May not read money. */
const priest = staffCaller('priest');
const unread = () => Promise.reject(new Error('read'));
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
