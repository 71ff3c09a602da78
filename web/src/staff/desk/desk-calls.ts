import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type WithTexts, withNames, withTexts } from '../../api/bilingual.ts';
import { type Api, dataOf } from '../../api/client.ts';
import type { ClosedDays } from '../../api/late/closed-days.ts';
import { keepAndSend } from './rite/send-notes.ts';

type Wire = components['schemas'];
export type DeskOrder = Wire['DeskOrder'];
export type DeskPerson = Wire['DeskPerson'];

/** A ritual of the desk with its order. */
export interface DeskRow {
  /** Names the row in lists and addresses: the order's id and the position in it. */
  readonly key: string;
  readonly order: DeskOrder;
  readonly ritual: WithTexts<Omit<Wire['DeskRitual'], 'parts'>, 'name'> & {
    readonly parts: readonly WithTexts<Wire['DeskPart'], 'name' | 'text'>[];
  };
}

export interface DeskRows {
  readonly rows: readonly DeskRow[];
  /** There are more orders than are shown. */
  readonly isCut: boolean;
  /** Why no ritual begins on the day. */
  readonly closed: ClosedDays | undefined;
}

const DAY = '/api/admin/desk';
const UNDATED = '/api/admin/desk/undated';

/** What is to be performed on a day, YYYY-MM-DD. */
export function dayQuery(api: Api, day: string) {
  return queryOptions({
    queryKey: [DAY, day],
    queryFn: ({ signal }) => allRows((page) => dataOf(api.GET(DAY, { params: { query: { day, ...page } }, signal }))),
    ...FRESH,
  });
}

/** What is paid and has no date yet. */
export function undatedQuery(api: Api) {
  return queryOptions({
    queryKey: [DAY, 'undated'],
    queryFn: ({ signal }) => allRows((page) => dataOf(api.GET(UNDATED, { params: { query: page }, signal }))),
    ...FRESH,
  });
}

/** What is performed on seven days from a day on. */
export function weekQuery(api: Api, from: string) {
  return queryOptions({
    queryKey: [DAY, 'week', from],
    queryFn: async ({ signal }) => {
      const { days, ...week } = await dataOf(api.GET('/api/admin/desk/week', { params: { query: { from } }, signal }));
      return { ...week, days: days.map(weekDayFrom) };
    },
    ...FRESH,
  });
}

export type WeekDay = ReturnType<typeof weekDayFrom>;

function weekDayFrom({ closed, rituals, ...day }: Wire['DeskWeekDay']) {
  return { ...day, closed: closed ? withTexts(closed, 'reason') : undefined, rituals: withNames(rituals) };
}

/** The first part of the keys of all queries of the desk. */
export const DESK_KEY = [DAY];

/** Two people may stand at the desk: who comes back to the page sees what the other has done. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** A sheet for the day needs all of it, but a page of a browser has an end. */
const MOST_PAGES = 10;

interface Answer {
  items: DeskOrder[];
  nextCursor: string | null;
  closed?: Wire['ClosedDays'] | null;
}

type Ask = (page: { limit: number; cursor?: string }) => Promise<Answer>;

async function allRows(ask: Ask): Promise<DeskRows> {
  const rows: DeskRow[] = [];
  let next: string | null = null;
  let closed: ClosedDays | undefined;
  for (let page = 0; page < MOST_PAGES && (page === 0 || next !== null); page += 1) {
    const answer = await ask(next === null ? { limit: 100 } : { limit: 100, cursor: next });
    rows.push(...answer.items.flatMap(rowsOf));
    next = answer.nextCursor;
    closed = answer.closed ? withTexts(answer.closed, 'reason') : undefined;
  }
  return { rows: rows.toSorted((one, other) => urgency(one) - urgency(other)), isCut: next !== null, closed };
}

const rowsOf = (order: DeskOrder): DeskRow[] =>
  withNames(order.rituals).map((ritual) => ({
    key: `${order.id}/${ritual.position}`,
    order,
    ritual: { ...ritual, parts: ritual.parts.map((part) => withTexts(part, 'name', 'text')) },
  }));

/** What is to begin comes first, what is performed last. */
function urgency({ ritual: { begunAt, performedAt } }: DeskRow): number {
  if (performedAt) return 2;
  return begunAt ? 1 : 0;
}

export type Step = 'begin' | 'complete';

const pathOf = ({ order, ritual }: DeskRow) => ({ path: { id: order.id, position: ritual.position } });

/** Begins a ritual on the day on which it was read, or notes that it has been performed to its end; a lost line keeps it on the device. Resolves with whether the shop has it. */
export function takeStep(api: Api, { order, ritual }: DeskRow, step: Step, by: string): Promise<boolean> {
  return keepAndSend(api, {
    note: crypto.randomUUID(),
    by,
    order: order.id,
    position: ritual.position,
    kind: step === 'begin' ? 'begin' : 'end',
    part: '',
    ahutis: null,
    startDate: ritual.startDate,
    at: new Date().toISOString(),
  });
}

/** Takes back a part that was noted. */
export async function withdrawPart(api: Api, row: DeskRow, note: string, reason: string): Promise<void> {
  const params = { path: { ...pathOf(row).path, note } };
  await api.POST('/api/admin/desk/{id}/rituals/{position}/parts/{note}/withdrawal', { params, body: { reason } });
}

/** Takes back that a ritual has begun, or that it has been performed. */
export function undoStep(api: Api, row: DeskRow, step: Step) {
  const params = pathOf(row);
  return dataOf(
    step === 'begin'
      ? api.DELETE('/api/admin/desk/{id}/rituals/{position}/begin', { params })
      : api.DELETE('/api/admin/desk/{id}/rituals/{position}/complete', { params }),
  );
}

/** Notes that a ritual was performed on a day, or takes that back. */
export function tickDay(api: Api, row: DeskRow, day: string, isTicked: boolean) {
  const params = { path: { ...pathOf(row).path, day } };
  const address = '/api/admin/desk/{id}/rituals/{position}/days/{day}';
  return dataOf(isTicked ? api.PUT(address, { params }) : api.DELETE(address, { params }));
}

/** Marks a ritual as prepared for its day, or takes the mark off. */
export async function markPrepared(api: Api, row: DeskRow, isPrepared: boolean): Promise<void> {
  const params = pathOf(row);
  const address = '/api/admin/desk/{id}/rituals/{position}/prepared';
  await (isPrepared ? api.PUT(address, { params }) : api.DELETE(address, { params }));
}

/** Notes how a name of an order is read aloud. */
export function saveReading(api: Api, { id }: DeskOrder, body: Wire['NewNameReading']) {
  return dataOf(api.PUT('/api/admin/desk/{id}/names', { params: { path: { id } }, body }));
}
