import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { nameOfFilter, type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import { refusedField } from '#kernel/errors.ts';
import { startOfDay } from '#kernel/local-instants.ts';
import { requirePermission, roleMay, type StaffCaller } from '#kernel/permissions.ts';
import type { Sorted } from '#kernel/sorted.ts';
import { STATUS_COURSE } from '#modules/orders/index.ts';
import type { ListedOrder, OfficeReader, OrderFilter } from './ports.ts';
import { readSearch } from './read-search.ts';

/** What somebody asks the list for. */
export interface OrderFilterQuery
  extends Pick<OrderFilter, 'statuses' | 'method' | 'partner' | 'waits' | 'asked' | 'second' | 'feedback'> {
  /** The first and the last day on which the orders were placed, `YYYY-MM-DD` in the shop's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The first and the last day on which money of the orders came or went. */
  readonly movedFrom?: string | undefined;
  readonly movedTo?: string | undefined;
  /** What somebody has typed into the search. */
  readonly q?: string | undefined;
}

export interface OrderQuery extends OrderFilterQuery, Paged {
  /** The newest first without it. */
  readonly sort?: Sorted | undefined;
}

interface Deps {
  readonly reader: Pick<OfficeReader, 'list'>;
  /** The zone in which the shop's days begin. */
  readonly timeZone: string;
}

/**
 * Returns a page of all orders, without contacts for whoever may not read customers and without `money` for whoever may not read money. Throws
 * like `readFilter` and `requirePermission`, and `invalid_request` for a cursor that is no cursor of this filter and order.
 */
export function createListAllOrders({ reader, timeZone }: Deps) {
  return async (caller: Caller, { limit, cursor, sort = '-date', ...query }: OrderQuery): Promise<Page<ListedOrder>> => {
    const staff = requirePermission(caller, 'orders.read');
    const selection = readFilter(caller, query, timeZone);
    const filterName = nameOfFilter({ ...query, statuses: query.statuses.toSorted() });
    const page = await readSortedPage<ListedOrder, Sorted>(
      { limit, cursor, sort, usualSort: '-date', listName: `${sort}/${filterName}` },
      (sorted) => reader.list({ ...selection, ...sorted }),
      ({ order: { id, createdAt: at, total, status } }, by) => ({
        id,
        at,
        key: by === 'total' ? total : STATUS_COURSE.indexOf(status),
      }),
    );
    return { ...page, items: page.items.map((listed) => seenBy(staff, listed)) };
  };
}

/** Reads a filter. Throws `invalid_request` for a day that is not in the calendar, and like `requirePermission` for a search for people. */
export function readFilter(
  caller: Caller,
  { from, to, movedFrom, movedTo, q, ...filter }: OrderFilterQuery,
  timeZone: string,
): OrderFilter {
  const startOf = (name: DayName, text: string | undefined, daysLater = 0) =>
    text === undefined ? undefined : startOfDay(addDays(dayOf(name, text), daysLater), timeZone);
  const typed = q?.trim();
  const search = typed ? readSearch(typed) : undefined;
  if (asksForPeople(search?.kind)) requirePermission(caller, 'clients.read');
  return {
    ...filter,
    from: startOf('from', from),
    until: startOf('to', to, 1),
    movedFrom: startOf('movedFrom', movedFrom),
    movedUntil: startOf('movedTo', movedTo, 1),
    ...(search ? { search, typed } : {}),
  };
}

const asksForPeople = (kind: string | undefined) => kind === 'name' || kind === 'email';

/** What a member of staff may see of a listed order. */
export function seenBy({ role }: StaffCaller, { order, money, ...listed }: ListedOrder): ListedOrder {
  return {
    ...listed,
    money: roleMay(role, 'money.read') ? money : undefined,
    order: roleMay(role, 'clients.read') ? order : { ...order, contact: null },
  };
}

type DayName = 'from' | 'to' | 'movedFrom' | 'movedTo';

function dayOf(name: DayName, text: string): CalendarDate {
  const day = parseIsoDate(text);
  if (!day || day > LAST_DAY) throw refusedField(['query', name], 'no_such_day');
  return day;
}

/** The day after it, which ends a search, must still be in the calendar. */
const LAST_DAY = '9998-12-31';
