import { expect, test } from 'vitest';
import type { ExportStores } from '#kernel/bulk-export.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Transact } from '#kernel/transaction.ts';
import { createExportOrders } from './export-orders.ts';
import { createListAllOrders } from './list-orders.ts';
import type { OrderSelection } from './ports.ts';

const admin = staffCaller('administrator');

test.each([
  ['Pacific/Kiritimati', '2026-10-30T10:00:00.000Z', '2026-10-31T10:00:00.000Z', '2026-10-31', '2026-10-31'],
  ['Pacific/Pago_Pago', '2026-10-31T11:00:00.000Z', '2026-11-01T11:00:00.000Z', '2026-10-31', '2026-10-31'],
  // A day of 25 hours, and a day of 23 hours.
  ['America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z', '2026-11-01', '2026-11-01'],
  ['America/Havana', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z', '2026-03-08', '2026-03-08'],
])('in %s the list of orders and its file take a day from %s to %s', async (timeZone, start, end, from, to) => {
  const asked: OrderSelection[] = [];
  const reader = {
    list: async (selection: OrderSelection) => {
      asked.push(selection);
      return [];
    },
    count: async () => 0,
  };
  const stores = {
    audit: { record: async () => {} },
    members: { administrators: async () => [] },
    messages: { add: async () => {} },
  };
  const transact: Transact<ExportStores> = (work) => work(stores);
  const deps = { reader, transact, timeZone, clock: createTestClock().clock, tellOfExport: async () => {} };
  await createListAllOrders(deps)(admin, { statuses: [], from, to, limit: 10 });
  await allOf(await createExportOrders(deps)(admin, { statuses: [], from, to }));
  const day = [start, end];
  expect(asked.map((selection) => [selection.from?.toISOString(), selection.until?.toISOString()])).toEqual([day, day]);
});
