import { type ExportStores, recordExport, type TellOfExport } from '#kernel/bulk-export.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { pagesOf } from '#kernel/pages.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { type OrderFilterQuery, readFilter, seenBy } from './list-orders.ts';
import type { ListedOrder, OfficeReader } from './ports.ts';

interface Deps extends WriteDeps<Transact<ExportStores>> {
  readonly reader: Pick<OfficeReader, 'list' | 'count'>;
  readonly tellOfExport: TellOfExport;
  /** The zone in which the shop's days begin. */
  readonly timeZone: string;
}

/**
 * Returns all orders that a filter finds, newest first, page by page. The export is recorded in the audit log, and the other administrators
 * get a letter about it. Throws like `requirePermission` and `requireFreshFactor`, and `invalid_request` for a day that is not in the
 * calendar, before the first page.
 */
export function createExportOrders({ reader, transact, clock, timeZone, tellOfExport }: Deps) {
  return async (caller: Caller, query: OrderFilterQuery): Promise<AsyncIterable<readonly ListedOrder[]>> => {
    const staff = requireFreshPermission(caller, 'exports.read', clock());
    // The file names every customer.
    requirePermission(caller, 'clients.read');
    const filter = readFilter(caller, query, timeZone);
    const { q, ...logged } = query;
    // What was typed may be a name: the log says only that something was searched for.
    const isSearched = Boolean(q?.trim());
    const count = await reader.count(filter);
    // The administrators are told whether all orders were taken: with any filter they are a part.
    const { statuses, waits, asked, feedback, ...otherFilters } = logged;
    const hasOthers = Object.values(otherFilters).some((value) => value !== undefined);
    const isPart = isSearched || statuses.length > 0 || waits || asked || feedback || hasOthers;
    const exported = { list: 'orders', count, isPart, filter: { ...logged, isSearched }, at: clock() } as const;
    await transact((stores) => recordExport(stores, tellOfExport, staff, exported));
    return pagesOf<ListedOrder>(async (limit, last) => {
      const after = last && { id: last.order.id, at: last.order.createdAt };
      const orders = await reader.list({ ...filter, sort: '-date', limit, after });
      return orders.map((listed) => seenBy(staff, listed));
    });
  };
}
