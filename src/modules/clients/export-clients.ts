import { type ExportStores, recordExport, type TellOfExport } from '#kernel/bulk-export.ts';
import type { Caller } from '#kernel/caller.ts';
import { pagesOf } from '#kernel/pages.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ChangeDeps, Client, ClientReader } from './ports.ts';
import { readClientFilter, type WantedClients } from './view-clients.ts';

interface Deps extends Pick<ChangeDeps, 'clock'> {
  readonly clients: Pick<ClientReader, 'list' | 'count'>;
  readonly transact: Transact<ExportStores>;
  readonly tellOfExport: TellOfExport;
}

/**
 * Returns all clients that a filter finds, newest first, page by page. The export is recorded in the log of the staff, and the other
 * administrators get a letter about it. Throws like `requirePermission` and `requireFreshFactor`, before the first page.
 */
export function createExportClients({ clients, transact, clock, tellOfExport }: Deps) {
  return async (caller: Caller, wanted: WantedClients = {}): Promise<AsyncIterable<readonly Client[]>> => {
    const staff = requireFreshPermission(caller, 'exports.read', clock());
    requirePermission(caller, 'clients.read');
    const filter = readClientFilter(wanted);
    const { search, ...shown } = filter;
    // What was typed may be a name: the log says only that something was searched for.
    const isSearched = search !== undefined;
    const isPart = Object.values(filter).some((condition) => condition !== undefined);
    const count = await clients.count(filter);
    const exported = { list: 'clients', count, isPart, filter: { ...shown, isSearched }, at: clock() } as const;
    await transact((stores) => recordExport(stores, tellOfExport, staff, exported));
    return pagesOf<Client>((limit, last) => {
      const after = last && { id: last.id, at: last.createdAt };
      return clients.list({ ...filter, sort: '-date', limit, after });
    });
  };
}
