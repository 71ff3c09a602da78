import { type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import { type AdviseDays, chosenDay, withAdvice } from '#modules/muhurtas/index.ts';
import { moveRulesAt, type NoticeSettings } from '#modules/plans/index.ts';
import { type ClosedDaysReader, closedOn } from '#modules/settings/index.ts';
import { type DeskFacts, type DeskOrder, type DeskRitual, deskOrder } from './desk-order.ts';
import type { DeskReader, OrderToPerform, RitePartsReader } from './ports.ts';

interface Deps {
  readonly desk: DeskReader;
  readonly closedDays: ClosedDaysReader;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly notice: NoticeSettings;
  /** How long a step can be taken back, in seconds. */
  readonly undoSeconds: number;
  readonly adviseDays: AdviseDays;
  readonly riteParts: Pick<RitePartsReader, 'ofAll'>;
}

/**
 * Returns what is to be performed on a day, by default today in the shop's time zone: a page of orders, each with the rituals of that
 * day. Throws like `requirePermission`, and `invalid_request` for a day that the calendar does not have or a cursor that no page gave.
 */
export function createViewDesk(deps: Deps) {
  const { desk, clock, timeZone, adviseDays } = deps;
  return async (caller: Caller, { day: typed, ...wanted }: Paged & { readonly day?: string | undefined }) => {
    requirePermission(caller, 'rituals.perform');
    const now = clock();
    const day = typed === undefined ? dayIn(now, timeZone) : readDay(typed);
    const { items, nextCursor } = await readPage(wanted, (limit, after) => desk.ofDay(day, limit, after), placeOf);
    const facts = await factsOf(deps, items, now);
    const orders = items.map((row) => deskOrder(row, facts, (ritual) => isOn(ritual, day), day));
    return {
      day,
      timeZone,
      // Why no ritual begins on the day; missing when rituals may begin.
      closed: closedOn(facts.closedDays, day),
      nextCursor,
      items: await adviseOrders(orders, adviseDays),
    };
  };
}

/**
 * Returns a page of the paid orders with rituals that have no date yet, each with these rituals. Throws like `requirePermission`, and
 * `invalid_request` for a cursor that no page gave.
 */
export function createListUndated(deps: Deps) {
  return async (caller: Caller, wanted: Paged): Promise<Page<DeskOrder>> => {
    requirePermission(caller, 'rituals.perform');
    const { items, nextCursor } = await readPage(wanted, deps.desk.withoutDate, placeOf);
    const facts = await factsOf(deps, items, deps.clock());
    return { nextCursor, items: items.map((row) => deskOrder(row, facts, ({ startDate }) => !startDate)) };
  };
}

function readDay(text: string): CalendarDate {
  const day = parseIsoDate(text);
  if (!day) throw refusedField(['query', 'day'], 'no_such_day');
  return day;
}

const placeOf = ({ order }: OrderToPerform) => ({ id: order.id, at: order.createdAt });

async function factsOf(deps: Deps, rows: readonly OrderToPerform[], now: Date): Promise<DeskFacts> {
  const serviceIds = new Set(rows.flatMap(({ order }) => order.items.map(({ id }) => serviceIdOf(id))));
  const { value: closedDays } = await deps.closedDays.newest();
  return {
    now,
    today: dayIn(now, deps.timeZone),
    undoSeconds: deps.undoSeconds,
    rules: moveRulesAt(now, deps.notice),
    closedDays,
    parts: await deps.riteParts.ofAll([...serviceIds]),
  };
}

/** Adds what the almanac says to each first day, by the rules that stood when it was chosen, or else when the order was placed. */
async function adviseOrders(orders: readonly DeskOrder[], adviseDays: AdviseDays): Promise<readonly DeskOrder[]> {
  const days = orders.flatMap(({ rituals, createdAt }) => rituals.flatMap((ritual) => chosenDay(ritual, createdAt) ?? []));
  const adviceOn = await adviseDays(days);
  return orders.map((order) => {
    return { ...order, rituals: order.rituals.map((ritual) => withAdvice(ritual, order.createdAt, adviceOn)) };
  });
}

function isOn({ startDate, endDate }: Pick<DeskRitual, 'startDate' | 'endDate'>, day: CalendarDate): boolean {
  return startDate !== undefined && endDate !== undefined && startDate <= day && day <= endDate;
}
