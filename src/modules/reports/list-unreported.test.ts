import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { UnreportedOrder } from './ports.ts';
import { createListUnreported } from './read-reports.ts';
import { createReportsMemory } from './testing/memory-reports.ts';

const orderOf = (day: number): UnreportedOrder =>
  ({ id: `00000000-0000-4000-8000-0000000000${day}`, createdAt: new Date(`2026-11-${day}T10:00:00Z`) }) as UnreportedOrder;
const orders = [10, 11, 12].map(orderOf);

/** The list over three orders, the oldest first. */
const list = createListUnreported({
  reports: {
    ...createReportsMemory([]).reader,
    unreported: async (limit, after) => orders.filter(({ createdAt }) => !after || createdAt > after.at).slice(0, limit),
  },
});

test('a priest reads the orders that lack a report page by page, the oldest first', async () => {
  const first = await list(staffCaller('priest'), { limit: 2 });
  expect(first.items).toEqual(orders.slice(0, 2));
  const second = await list(staffCaller('priest'), { limit: 2, cursor: first.nextCursor ?? '' });
  expect(second).toEqual({ items: orders.slice(2), nextCursor: null });
});

test('whoever performs no rituals does not read which orders lack a report', async () => {
  await expect(list(staffCaller('editor'), { limit: 2 })).rejects.toEqual(refusal('not_allowed'));
});
