import type { Caller } from '#kernel/caller.ts';
import { allPages } from '#kernel/cursor.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { ChangeDeps, Client, ClientReader } from './ports.ts';
import { readClientSearch } from './search.ts';

interface Deps extends Pick<ChangeDeps, 'transact' | 'clock'> {
  readonly clients: Pick<ClientReader, 'list'>;
}

/**
 * Returns all clients that a search finds, newest first, page by page, and records in the log of the staff that they were taken. Throws
 * like `requirePermission`, before the first page.
 */
export function createExportClients({ clients, transact, clock }: Deps) {
  return async (caller: Caller, text = ''): Promise<AsyncIterable<readonly Client[]>> => {
    const staff = requirePermission(caller, 'exports.read');
    requirePermission(caller, 'clients.read');
    const search = readClientSearch(text);
    // What was typed may be a name: the log says only that something was.
    const after = { isSearched: search !== undefined };
    const subject = { kind: 'export', id: 'clients' };
    await transact(({ audit }) =>
      audit.record(staff, { action: 'client.list_exported', subject, before: null, after, at: clock() }),
    );
    return allPages(
      (limit, place) => clients.list({ limit, after: place, search }),
      ({ id, createdAt: at }) => ({ id, at }),
    );
  };
}
