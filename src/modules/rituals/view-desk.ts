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
export function createViewDesk({ desk, ...deps }: Deps) {
  const { timeZone } = deps;
  return async (caller: Caller, { day: text, ...wanted }: Paged & { readonly day?: string | undefined }): Promise<DeskDay> => {
    requirePermission(caller, 'rituals.perform');
    const now = await nowOf(deps);
    const day = text === undefined ? now.today : readDay(text);
    const page = await readPage(wanted, (limit, after) => desk.ofDay(day, limit, after), placeOf);
    const isShown = (ritual: DeskRitual) => isOn(ritual, day);
    const parts = await partsOf(deps, page.items);
    const orders = page.items.map((row) => toDesk(row, { ...now, parts }, isShown, day));
    const items = await withAdvice(orders, deps.adviseDays);
    return { day, timeZone, closed: closedOn(now.closedDays, day), nextCursor: page.nextCursor, items };
  };
}

/** Returns a page of the paid orders with rituals that have no date yet, each with these rituals. */
export function createListUndated({ desk, ...deps }: Deps) {
  return async (caller: Caller, wanted: Paged): Promise<Page<DeskOrder>> => {
    requirePermission(caller, 'rituals.perform');
    const { items, nextCursor } = await readPage(wanted, desk.withoutDate, placeOf);
    const now = { ...(await nowOf(deps)), parts: await partsOf(deps, items) };
    return { nextCursor, items: items.map((row) => toDesk(row, now, ({ startDate }) => !startDate)) };
  };
}

function readDay(text: string): CalendarDate {
  const day = parseIsoDate(text);
  if (!day) throw new ShopError('invalid_request', { fields: [{ path: ['query', 'day'], code: 'no_such_day' }] });
  return day;
}

const placeOf = ({ order }: OrderToPerform) => ({ id: order.id, at: order.createdAt });

/** The instant of the request, and the shop's rules as they stand at it. */
interface Now {
  readonly at: Date;
  /** Today in the shop's time zone. */
  readonly today: CalendarDate;
  readonly undoSeconds: number;
  readonly rules: MoveRules;
  readonly closedDays: readonly ClosedDays[];
}

function partsOf({ riteParts }: Pick<Deps, 'riteParts'>, orders: readonly OrderToPerform[]) {
  return riteParts.ofAll([...new Set(orders.flatMap(({ order }) => order.items.map(({ id }) => id)))]);
}

interface DeskFacts extends Now {
  /** The parts of each ritual, by its id. */
  readonly parts: ReadonlyMap<string, readonly RitePart[]>;
}

async function nowOf({ clock, timeZone, notice, undoSeconds, closedDays }: Omit<Deps, 'desk' | 'adviseDays'>): Promise<Now> {
  const at = clock();
  return {
    at,
    today: dayIn(at, timeZone),
    undoSeconds,
    rules: moveRulesAt(at, notice),
    closedDays: (await closedDays.newest()).value,
  };
}

async function withAdvice(orders: readonly DeskOrder[], adviseDays: AdviseDays): Promise<readonly DeskOrder[]> {
  const chosen = ({ id, startDate, plannedAt }: DeskRitual, { createdAt }: DeskOrder) =>
    startDate && { serviceId: id, date: startDate, at: plannedAt ?? createdAt };
  const advice = await adviseDays(orders.flatMap((order) => order.rituals.flatMap((ritual) => chosen(ritual, order) ?? [])));
  return orders.map((order) => ({
    ...order,
    rituals: order.rituals.map((ritual) => {
      const day = chosen(ritual, order);
      const dayAdvice = day && advice(day);
      return dayAdvice ? { ...ritual, advice: dayAdvice } : ritual;
    }),
  }));
}

function isOn({ startDate, endDate }: Pick<DeskRitual, 'startDate' | 'endDate'>, day: CalendarDate): boolean {
  return startDate !== undefined && endDate !== undefined && startDate <= day && day <= endDate;
}

function toDesk(row: OrderToPerform, now: DeskFacts, isShown: (ritual: DeskRitual) => boolean, day?: CalendarDate): DeskOrder {
  const { order, plan, ticks } = row;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.createdAt,
    people: peopleToPerform(row, now.today),
    wishes: plan?.specialWishes ?? '',
    instructions: order.specialInstructions,
    rituals: order.items
      .map((item, position) => ({
        ...toRitual(item, tickedAt(ticks, position), day),
        ...undoOf(item, now),
        ...wishOf(row, position),
        parts: partsOfDay(
          now.parts.get(item.id) ?? [],
          row.notes.filter((note) => note.position === position),
        ),
        moving: order.left ? LEFT : movingOf(item, now.rules),
        beginsClosed: !item.begunAt && !!item.startDate && closedOn(now.closedDays, item.startDate) !== undefined,
      }))
      .filter(isShown),
  };
}

/** Whoever has deleted the account has neither a plan nor a page to ask on. */
const LEFT: Moving = { way: 'none' };

function wishOf({ wishedDays }: OrderToPerform, at: number): Pick<DeskRitual, 'wishedDay'> {
  const wish = wishedDays.find(({ position }) => position === at);
  return wish ? { wishedDay: wish.day } : {};
}

const tickedAt = (ticks: readonly Ticks[], position: number): Ticks =>
  ticks.find((each) => each.position === position) ?? { position, tickedDays: 0, isTicked: false };

function toRitual(
  { price: _, ...item }: OrderItem,
  ticks: Ticks,
  day: CalendarDate | undefined,
): Omit<DeskRitual, 'beginsClosed' | 'moving' | 'parts'> {
  const days = item.weeks * 7;
  const { startDate } = item;
  if (!startDate) return { ...item, ...ticks, days };
  const dated = { ...item, ...ticks, days, endDate: addDays(startDate, days) };
  // A ritual also stands on its end date, the day after its last one, and there keeps the number of the last.
  return day === undefined ? dated : { ...dated, day: Math.min(daysBetween(startDate, day) + 1, days) };
}

function undoOf({ begunAt, performedAt }: OrderItem, { at, undoSeconds }: Now): Pick<DeskRitual, 'undoUntil'> {
  const done = performedAt ?? begunAt;
  const undoUntil = done && new Date(done.getTime() + undoSeconds * 1000);
  return undoUntil && at < undoUntil ? { undoUntil } : {};
}
