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

const card = { sourceKind: 'card', sourceId: uuid(1), gateway: 'stripe', amountCents: cents(30_000), coin: null, units: null };
const refund = {
  id: uuid(7),
  orderId: order.id,
  ...card,
  reason: 'Twice',
  requestedBy: 'boris',
  requestedAt: hour(9),
  askedAt: null,
  state: 'requested',
} as Refund;

describe('refunds that are not over', () => {
  const file = (changes: Partial<Refund> = {}): RefundFile => ({
    refund: { ...refund, ...changes } as Refund,
    order,
    version: 2,
    owner: { email: 'anna@example.com', phone: null },
    names: new Map(),
  });
  const view = (found: RefundFile | undefined) =>
    createViewRefund({ find: async () => found, gateway: 'stripe' })(admin, uuid(7));

  test.each([
    ['date', 'all', undefined, {}, {}],
    ['total', 'an amount', 'total', { key: '30000' }, {}],
    ['status', 'those that want an address', 'status', { key: '0' }, { coin: 'BTC', units: 5n }],
    ['status', 'those to be sent', 'status', { key: '1' }, {}],
    ['status', 'those of which the gateway was asked', 'status', { key: '2' }, { askedAt: hour(10) }],
    ['-status', 'those that a second person confirms', '-status', { key: '3' }, { state: 'sent' }],
  ] as const)(
    'are listed in the order %s, and the next page begins behind the last of %s',
    async (sort, _, wanted, place, changes) => {
      const rows = [1, 2, 3].map((number) => {
        return { refund: { ...refund, id: uuid(number), requestedAt: hour(number), ...changes } as Refund, order };
      });
      const selections: object[] = [];
      const list = createListOpenRefunds({
        list: async (selection) => {
          selections.push(selection);
          return rows;
        },
      });
      const { items, nextCursor } = await list(admin, { limit: 2, sort: wanted, waitsFor: 'sending' });
      expect(items).toEqual(rows.slice(0, 2));
      await list(admin, { limit: 2, sort: wanted, cursor: nextCursor ?? '' });
      expect(selections).toMatchObject([
        { sort, limit: 3, waitsFor: 'sending' },
        { sort, after: { id: uuid(2), at: hour(2), ...place } },
      ]);
    },
  );

  test('are told with what their reader can do', async () => {
    expect(await view(file())).toMatchObject({ actions: ['pay', 'send', 'reject'], confirmRefusal: undefined });
    expect(await view(file({ coin: 'BTC', units: 5n }))).toMatchObject({ actions: ['link', 'reject'] });
    const sent = { state: 'sent' as const, reference: 'R1', sentAt: hour(10), address: null, sentBy: 'boris' };
    expect(await view(file(sent))).toMatchObject({ actions: ['confirm', 'reject'], confirmRefusal: undefined });
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
