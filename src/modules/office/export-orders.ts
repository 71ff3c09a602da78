import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { allPages } from '#kernel/cursor.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { type OrderFilterQuery, readFilter } from './list-orders.ts';
import type { ListedOrder, OfficeReader, OfficeTransact } from './ports.ts';

interface Deps {
  readonly reader: Pick<OfficeReader, 'list'>;
  readonly transact: OfficeTransact;
  readonly clock: Clock;
  /** In which the shop's days begin. */
  readonly timeZone: string;
}

/**
 * Returns all orders that a filter finds, newest first, page by page, and records in the audit log that they were taken. Throws like
 * `requirePermission`, and `invalid_request` for a strange day, before the first page.
 */
export function createExportOrders({ reader, transact, clock, timeZone }: Deps) {
  return async (caller: Caller, query: OrderFilterQuery): Promise<AsyncIterable<readonly ListedOrder[]>> => {
    const staff = requirePermission(caller, 'exports.read');
    // The file names every customer.
    requirePermission(caller, 'clients.read');
    const filter = readFilter(caller, query, timeZone);
    const { q, ...told } = query;
    // What was typed may be a name: the log says only that something was.
    const after = { ...told, isSearched: Boolean(q?.trim()) };
    const subject = { kind: 'export', id: 'orders' } as const;
    await transact(({ audit }) => audit.record(staff, { action: 'order.exported', subject, before: null, after, at: clock() }));
    return allPages(
      (limit, after) => reader.list({ ...filter, limit, after }),
      ({ order }) => ({ id: order.id, at: order.createdAt }),
    );
  };
}
