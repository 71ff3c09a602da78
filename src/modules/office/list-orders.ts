import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Page, readPage } from '#kernel/cursor.ts';
import { ShopError } from '#kernel/errors.ts';
import { startOfDay } from '#kernel/month.ts';
import { ROLE_PERMISSIONS, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { ListedOrder, OfficeReader, OrderFilter } from './ports.ts';
import { readSearch } from './read-search.ts';

/** What somebody asks the list for. */
export interface OrderFilterQuery extends Pick<OrderFilter, 'statuses' | 'method' | 'partner' | 'waits' | 'asked' | 'second'> {
  /** The first and the last day on which the orders were placed, `YYYY-MM-DD` in the shop's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What somebody has typed into the search. */
  readonly q?: string | undefined;
}

export interface OrderQuery extends OrderFilterQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Deps {
  readonly reader: Pick<OfficeReader, 'list'>;
  /** In which the shop's days begin. */
  readonly timeZone: string;
}

/**
 * Returns a page of all orders, newest first. Whoever may not read customers sees no contacts. Throws like `requirePermission`, and
 * `invalid_request` for a strange cursor or day.
 */
export function createListAllOrders({ reader, timeZone }: Deps) {
  return async (caller: Caller, { limit, cursor, ...query }: OrderQuery): Promise<Page<ListedOrder>> => {
    const staff = requirePermission(caller, 'orders.read');
    const selection = readFilter(caller, query, timeZone);
    const page = await readPage(
      { limit, cursor },
      (most, after) => reader.list({ ...selection, limit: most, after }),
      ({ order }) => ({ id: order.id, at: order.createdAt }),
    );
    return mayReadClients(staff) ? page : { ...page, items: page.items.map(withoutContact) };
  };
}

/** Throws `invalid_request` for a strange day, and like `requirePermission` when it asks for people whom the caller may not read. */
export function readFilter(caller: Caller, { from, to, q, ...filter }: OrderFilterQuery, timeZone: string): OrderFilter {
  const typed = q?.trim();
  const search = typed ? readSearch(typed) : undefined;
  if (asksForPeople(search?.kind)) requirePermission(caller, 'clients.read');
  return {
    ...filter,
    from: from === undefined ? undefined : startOfDay(dayOf('from', from), timeZone),
    until: to === undefined ? undefined : startOfDay(addDays(dayOf('to', to), 1), timeZone),
    search,
  };
}

export const mayReadClients = ({ role }: StaffCaller) => ROLE_PERMISSIONS[role].includes('clients.read');

const asksForPeople = (kind: string | undefined) => kind === 'name' || kind === 'email';

function withoutContact({ order, ...listed }: ListedOrder): ListedOrder {
  return { ...listed, order: { ...order, contact: null } as typeof order };
}

function dayOf(name: 'from' | 'to', text: string): CalendarDate {
  const day = parseIsoDate(text);
  if (!day || day > LAST_DAY)
    throw new ShopError('invalid_request', { fields: [{ path: ['query', name], code: 'no_such_day' }] });
  return day;
}

/** PostgreSQL knows later days, the calendar's end must not be passed by one. */
const LAST_DAY = '9998-12-31';
