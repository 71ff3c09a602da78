import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { type ReadPage, readAllPages } from '../kit/lists/all-pages.ts';

type Wire = components['schemas'];
export type DeskOrder = Wire['DeskOrder'];
export type DeskPerson = Wire['DeskPerson'];

/** A ritual of the desk with its order. */
export interface DeskRow {
  /** Names the row in lists and addresses: the order's id and the position in it. */
  readonly key: string;
  readonly order: DeskOrder;
  readonly ritual: Wire['DeskRitual'];
}

export interface DeskRows {
  readonly rows: readonly DeskRow[];
  /** There are more orders than are shown. */
  readonly isCut: boolean;
  /** Why no ritual begins on the day. */
  readonly closed: Wire['ClosedDays'] | null | undefined;
}

const DAY = '/api/admin/desk';
const WEEK = '/api/admin/desk/week';
const UNDATED = '/api/admin/desk/undated';

/** The keys of all queries of the desk begin with it. */
export const DESK_KEY = [DAY];

/** Two people may stand at the desk: who comes back to the page sees what the other has done. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** What is to be performed on a day, YYYY-MM-DD. */
export function dayQuery(api: Api, day: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, day],
    queryFn: ({ signal }) => allRows((page) => dataOf(api.GET(DAY, { params: { query: { day, ...page } }, signal }))),
    ...FRESH,
  });
}

/** What is paid and has no date yet. */
export function undatedQuery(api: Api) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'undated'],
    queryFn: ({ signal }) => allRows((page) => dataOf(api.GET(UNDATED, { params: { query: page }, signal }))),
    ...FRESH,
  });
}

/** What is performed in a week, from its Monday on. */
export function weekQuery(api: Api, monday: string) {
  return queryOptions({
    queryKey: [...DESK_KEY, 'week', monday],
    queryFn: ({ signal }) => dataOf(api.GET(WEEK, { params: { query: { from: monday } }, signal })),
    ...FRESH,
  });
}

export type WeekDay = Wire['DeskWeekDay'];

interface Page {
  items: DeskOrder[];
  nextCursor: string | null;
  closed?: Wire['ClosedDays'] | null;
}

/** Reads page after page, because the sheet needs the whole day, and puts first what is to begin, then what has begun, and last what is performed. */
async function allRows(read: ReadPage<Page>): Promise<DeskRows> {
  const { items, last } = await readAllPages(read);
  const rows = items.flatMap(rowsOf).toSorted((one, other) => progressOf(one) - progressOf(other));
  return { rows, isCut: last.nextCursor !== null, closed: last.closed };
}

function rowsOf(order: DeskOrder): DeskRow[] {
  return order.rituals.map((ritual) => ({ key: `${order.id}/${ritual.position}`, order, ritual }));
}

function progressOf({ ritual: { begunAt, performedAt } }: DeskRow): number {
  if (performedAt) return 2;
  return begunAt ? 1 : 0;
}
