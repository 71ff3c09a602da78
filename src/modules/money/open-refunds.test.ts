import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createListOpenRefunds, createViewRefund } from './open-refunds.ts';
import type { RefundFile } from './reading-ports.ts';
import type { Refund } from './refund.ts';

const order = anOrder('paid', { userId: 'anna' }) as Order;
const admin = staffCaller('administrator');
/** May not read money. */
const priest = staffCaller('priest');
const unread = () => Promise.reject(new Error('read'));
const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));

const refund = {
  id: uuid(7),
  orderId: order.id,
  sourceKind: 'card',
  sourceId: uuid(1),
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
    ['total', 'the amount', '30000', {}],
    ['status', 'those that want an address', '0', { coin: 'BTC', units: 5n }],
    ['status', 'those to be sent', '1', {}],
    ['status', 'those of which the gateway was asked', '2', { askedAt: hour(10) }],
    ['-status', 'those that a second person confirms', '3', { state: 'sent' }],
  ] as const)('go on, in the order %s, behind %s: %s', async (sort, _, key, changes) => {
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
