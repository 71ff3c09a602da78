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
  test.each([
    ['date', undefined, {}],
    ['-total', '-total', { key: '30000' }],
    ['status', 'status', { key: '2' }],
  ] as const)('is listed in the order %s, and the next page begins behind the last row', async (sort, wanted, place) => {
    const selections: object[] = [];
    const list = createListWaitingMoney({
      list: async (selection) => {
        selections.push(selection);
        return [1, 2, 3].map(waitingFor);
      },
    });
    const { items, nextCursor } = await list(admin, { limit: 2, sort: wanted, kind: 'review' });
    expect(items).toEqual([1, 2].map(waitingFor));
    await list(admin, { limit: 2, sort: wanted, cursor: nextCursor ?? '' });
    expect(selections).toMatchObject([
      { sort, limit: 3, kind: 'review' },
      { sort, after: { id: uuid(2), at: hour(2), ...place } },
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
