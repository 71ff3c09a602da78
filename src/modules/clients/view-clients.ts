import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import { requireFound } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { requirePermission, roleMay } from '#kernel/permissions.ts';
import type { DateSort } from '#kernel/sorted.ts';
import { versionOfClient } from './client-version.ts';
import type { Client, ClientFilter, ClientReader, ClientSources } from './ports.ts';
import { readClientSearch } from './search.ts';

/** What the list of clients and its export are asked for. */
export interface WantedClients {
  /** The beginning of an e-mail, a phone or a name. */
  readonly search?: string | undefined;
  readonly language?: Language | undefined;
  /** Only those who have paid for an order, or, when false, only those who have not. */
  readonly buyers?: boolean | undefined;
}

interface ClientQuery extends WantedClients, Paged {
  /** The newest first without it. */
  readonly sort?: DateSort | undefined;
}

export type ClientView = Awaited<ReturnType<ReturnType<typeof createViewClient>>>;

const NEWEST_ORDERS = 20;

/** Returns a page of the clients. Throws like `requirePermission`, and `invalid_request` for a strange cursor. */
export function createListClients({ clients }: { readonly clients: Pick<ClientReader, 'list'> }) {
  return async (caller: Caller, query: ClientQuery): Promise<Page<Client>> => {
    requirePermission(caller, 'clients.read');
    const filter = readClientFilter(query);
    return readSortedPage<Client, DateSort>(
      { ...query, usualSort: '-date' },
      (selection) => clients.list({ ...selection, ...filter }),
      ({ id, createdAt }) => ({ id, at: createdAt }),
    );
  };
}

export function readClientFilter({ search = '', language, buyers }: WantedClients): ClientFilter {
  return { search: readClientSearch(search), language, buyers };
}

/** Returns what the shop keeps of a client. Throws like `requirePermission`, and `not_found` for staff and closed accounts. */
export function createViewClient({ clients, profiles, plans, orders, notes }: ClientSources) {
  return async (caller: Caller, id: string) => {
    const { role } = requirePermission(caller, 'clients.read');
    const client = requireFound(await clients.find(id));
    const [profile, plan, orderCount, newestOrders, value, mailbox, writtenNotes] = await Promise.all([
      profiles.ofUser(id),
      plans.ofUser(id),
      clients.countOrders(id),
      // Without an e-mail these are the orders of the account alone.
      orders.ofCustomer({ userId: id, email: null }, { limit: NEWEST_ORDERS }),
      // Undefined for those who may not read money.
      roleMay(role, 'money.read') ? clients.valueOf(id) : undefined,
      // Undefined while nobody has proven the e-mail: whoever typed it may be anybody.
      clients.ofMailbox(id, NEWEST_ORDERS),
      notes.ofClient(id),
    ]);
    // What those who wrote the notes are called, by their ids: the e-mail, else the phone. Closed accounts are missing.
    const names = await clients.namesOf([...new Set(writtenNotes.map(({ authorId }) => authorId))]);
    // Of the profile and the language; a change must name it.
    const version = versionOfClient(client.language, profile);
    return { client, profile, plan, orderCount, orders: newestOrders, value, mailbox, notes: writtenNotes, names, version };
  };
}
