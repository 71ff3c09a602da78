import { addDays, type CalendarDate, daysBetween, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { dayIn } from '#kernel/day-in.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { AdviseDays, DayAdvice } from '#modules/muhurtas/index.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { type MoveRules, type Moving, moveRulesAt, movingOf, type NoticeSettings, type Person } from '#modules/plans/index.ts';
import { type ClosedDays, type ClosedDaysReader, closedOn } from '#modules/settings/index.ts';
import { peopleToPerform } from './people-to-perform.ts';
import type { DeskReader, OrderToPerform, RitePartsReader, Ticks } from './ports.ts';
import { type PartOfDay, partsOfDay, type RitePart } from './rite.ts';

/** A ritual of the list. */
export interface DeskRitual extends Omit<OrderItem, 'price'>, Ticks {
  /** How the customer can get another day. */
  readonly moving: Moving;
  /** The customer asks for this day; missing when no wish is open. */
  readonly wishedDay?: CalendarDate;
  /** The number of the asked day, from 1; missing without a date. */
  readonly day?: number;
  readonly days: number;
  readonly endDate?: CalendarDate;
  /** It has not begun, and the day on which it is to begin is closed. */
  readonly beginsClosed: boolean;
  /** Until when its last step can be taken back; missing when it cannot. */
  readonly undoUntil?: Date;
  /** What the almanac said of its first day when that was chosen; missing where nothing is known, and without a day. */
  readonly advice?: DayAdvice;
  /** The steps of its rite, with what the priest has noted of each on the asked day. */
  readonly parts: readonly PartOfDay[];
}

/** An order as the priest sees it, without money and contacts. */
export interface DeskOrder {
  readonly id: string;
  readonly number: number;
  readonly status: Order['status'];
  readonly createdAt: Date;
  /** Everybody whose name is read; empty when nobody is known. */
  readonly people: readonly Person[];
  /** Sankalpa and wishes of the plan. */
  readonly wishes: string;
  /** What the customer wrote in the order. */
  readonly instructions: string;
  readonly rituals: readonly DeskRitual[];
}

export interface DeskDay extends Page<DeskOrder> {
  readonly day: CalendarDate;
  readonly timeZone: string;
  /** Why no ritual begins on the day; missing when rituals may begin. */
  readonly closed: ClosedDays | undefined;
}

interface Deps {
  readonly desk: DeskReader;
  readonly closedDays: ClosedDaysReader;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly notice: NoticeSettings;
  /** How long a step can be taken back. */
  readonly undoSeconds: number;
  readonly adviseDays: AdviseDays;
  readonly riteParts: Pick<RitePartsReader, 'ofAll'>;
}

/**
 * Returns what is to be performed on a day, by default today in the shop's time zone: a page of orders, each with the rituals of that
 * day. Throws `invalid_request` for a day that the calendar does not have.
 */
export function createViewDesk(deps: Deps) {
  const { desk, clock, timeZone, adviseDays } = deps;
  return async (caller: Caller, { day: typed, ...wanted }: Paged & { readonly day?: string | undefined }): Promise<DeskDay> => {
    requirePermission(caller, 'rituals.perform');
    const now = clock();
    const day = typed === undefined ? dayIn(now, timeZone) : readDay(typed);
    const { items, nextCursor } = await readPage(wanted, (limit, after) => desk.ofDay(day, limit, after), placeOf);
    const facts = await factsOf(deps, items, now);
    const orders = items.map((row) => deskOrder(row, facts, (ritual) => isOn(ritual, day), day));
    return {
      day,
      timeZone,
      closed: closedOn(facts.closedDays, day),
      nextCursor,
      items: await withAdvice(orders, adviseDays),
    };
  };
}

/** Returns a page of the paid orders with rituals that have no date yet, each with these rituals. */
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
  if (!day) throw new ShopError('invalid_request', { fields: [{ path: ['query', 'day'], code: 'no_such_day' }] });
  return day;
}

const placeOf = ({ order }: OrderToPerform) => ({ id: order.id, at: order.createdAt });

/** The instant of the request, and the shop's rules as they stand at it. */
interface DeskFacts {
  readonly now: Date;
  /** Today in the shop's time zone. */
  readonly today: CalendarDate;
  readonly undoSeconds: number;
  readonly rules: MoveRules;
  readonly closedDays: readonly ClosedDays[];
  /** The parts of each ritual, by its id. */
  readonly parts: ReadonlyMap<string, readonly RitePart[]>;
}

async function factsOf(deps: Deps, rows: readonly OrderToPerform[], now: Date): Promise<DeskFacts> {
  const serviceIds = new Set(rows.flatMap(({ order }) => order.items.map(({ id }) => id)));
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

async function withAdvice(orders: readonly DeskOrder[], adviseDays: AdviseDays): Promise<readonly DeskOrder[]> {
  const chosenDay = ({ id, startDate, plannedAt }: DeskRitual, { createdAt }: DeskOrder) =>
    startDate && { serviceId: id, date: startDate, at: plannedAt ?? createdAt };
  const adviceOf = await adviseDays(orders.flatMap((order) => order.rituals.flatMap((ritual) => chosenDay(ritual, order) ?? [])));
  const advised = (ritual: DeskRitual, order: DeskOrder): DeskRitual => {
    const day = chosenDay(ritual, order);
    const advice = day && adviceOf(day);
    return advice ? { ...ritual, advice } : ritual;
  };
  return orders.map((order) => ({ ...order, rituals: order.rituals.map((ritual) => advised(ritual, order)) }));
}

function isOn({ startDate, endDate }: Pick<DeskRitual, 'startDate' | 'endDate'>, day: CalendarDate): boolean {
  return startDate !== undefined && endDate !== undefined && startDate <= day && day <= endDate;
}

function deskOrder(
  row: OrderToPerform,
  facts: DeskFacts,
  isShown: (ritual: DeskRitual) => boolean,
  day?: CalendarDate,
): DeskOrder {
  const { order, plan } = row;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.createdAt,
    people: peopleToPerform(row, facts.today),
    wishes: plan?.specialWishes ?? '',
    instructions: order.specialInstructions,
    rituals: order.items.map((item, position) => deskRitual(row, item, position, { ...facts, day })).filter(isShown),
  };
}

/** Whoever has deleted the account has neither a plan nor a page to ask on. */
const LEFT: Moving = { way: 'none' };

function deskRitual(
  row: OrderToPerform,
  item: OrderItem,
  position: number,
  facts: DeskFacts & { readonly day: CalendarDate | undefined },
): DeskRitual {
  const { price: _, ...shownItem } = item;
  const { startDate, begunAt } = item;
  return {
    ...shownItem,
    ...tickedAt(row.ticks, position),
    ...daysOf(item, facts.day),
    ...undoOf(item, facts),
    ...wishOf(row, position),
    parts: partsOfDay(
      facts.parts.get(item.id) ?? [],
      row.notes.filter((note) => note.position === position),
    ),
    moving: row.order.left ? LEFT : movingOf(item, facts.rules),
    beginsClosed: !begunAt && !!startDate && closedOn(facts.closedDays, startDate) !== undefined,
  };
}

function tickedAt(ticks: readonly Ticks[], position: number): Ticks {
  return ticks.find((each) => each.position === position) ?? { position, tickedDays: 0, isTicked: false };
}

function daysOf({ weeks, startDate }: OrderItem, day: CalendarDate | undefined): Pick<DeskRitual, 'day' | 'days' | 'endDate'> {
  const days = weeks * 7;
  if (!startDate) return { days };
  const endDate = addDays(startDate, days);
  // A ritual also stands on its end date, the day after its last one, and there keeps the number of the last.
  return day === undefined ? { days, endDate } : { days, endDate, day: Math.min(daysBetween(startDate, day) + 1, days) };
}

function wishOf({ wishedDays }: OrderToPerform, position: number): Pick<DeskRitual, 'wishedDay'> {
  const wish = wishedDays.find((each) => each.position === position);
  return wish ? { wishedDay: wish.day } : {};
}

function undoOf({ begunAt, performedAt }: OrderItem, { now, undoSeconds }: DeskFacts): Pick<DeskRitual, 'undoUntil'> {
  const lastStep = performedAt ?? begunAt;
  const undoUntil = lastStep && new Date(lastStep.getTime() + undoSeconds * 1000);
  return undoUntil && now < undoUntil ? { undoUntil } : {};
}
