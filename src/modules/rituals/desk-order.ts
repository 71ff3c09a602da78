import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import type { DayAdvice } from '#modules/muhurtas/index.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { type MoveRules, type Moving, movingOf, peopleOfOrder } from '#modules/plans/index.ts';
import { type ClosedDays, closedOn } from '#modules/settings/index.ts';
import type { OrderToPerform, Ticks } from './ports.ts';
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
  /** True: it has not begun, and its first day is closed. */
  readonly beginsClosed: boolean;
  /** The end of the time to take its last step back; missing before the first, when the time or its order is over, or its report is sent. */
  readonly undoUntil?: Date;
  /** Its report is sent: neither a step of it nor a noted part can be taken back. */
  readonly isReported: boolean;
  /** What the almanac says of its first day by the rules of when that was chosen; missing where nothing is known, and without a day. */
  readonly advice?: DayAdvice;
  /** The steps of its rite, with what the priest has noted of each on the asked day. */
  readonly parts: readonly PartOfDay[];
}

export type DeskOrder = ReturnType<typeof deskOrder>;

/** The instant of the request, and the shop's rules as they stand at it. */
export interface DeskFacts {
  readonly now: Date;
  /** Today in the shop's time zone. */
  readonly today: CalendarDate;
  readonly undoSeconds: number;
  readonly rules: MoveRules;
  readonly closedDays: readonly ClosedDays[];
  /** The parts of each ritual, by the id of its service. */
  readonly parts: ReadonlyMap<string, readonly RitePart[]>;
}

/**
 * An order as the priest sees it, without money and contacts, with those of its rituals that are to be shown, on a day of the desk or without
 * one.
 */
export function deskOrder(row: OrderToPerform, facts: DeskFacts, isShown: (ritual: DeskRitual) => boolean, day?: CalendarDate) {
  const { order, plan } = row;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.createdAt,
    // Everybody whose name is read; empty when nobody is known.
    people: peopleOfOrder(row, facts.today),
    wishes: plan?.specialWishes ?? '',
    instructions: order.specialInstructions,
    // All of its money goes back, or went back, so that its rituals need not begin.
    allGivenBack: row.allGivenBack,
    rituals: order.items.map((item, position) => deskRitual(row, item, position, { ...facts, day })).filter(isShown),
  };
}

/** Whoever has deleted the account reaches neither the plan nor a page to ask on. */
const LEFT: Moving = { way: 'none' };

function deskRitual(
  row: OrderToPerform,
  item: OrderItem,
  position: number,
  facts: DeskFacts & { readonly day: CalendarDate | undefined },
): DeskRitual {
  const { price: _, ...shownItem } = item;
  const { startDate, begunAt } = item;
  const isReported = row.reported.includes(position);
  return {
    ...shownItem,
    ...tickedAt(row.ticks, position),
    ...daysOf(item, facts.day),
    ...(isReported ? {} : undoOf(item, row.order, facts)),
    isReported,
    ...wishOf(row, position),
    parts: partsOfDay(
      facts.parts.get(serviceIdOf(item.id)) ?? [],
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

function undoOf({ begunAt, performedAt }: OrderItem, { status }: Order, facts: DeskFacts): Pick<DeskRitual, 'undoUntil'> {
  const { now, undoSeconds } = facts;
  const lastStep = status === 'processing' || status === 'ready' ? (performedAt ?? begunAt) : undefined;
  const undoUntil = lastStep && new Date(lastStep.getTime() + undoSeconds * 1000);
  return undoUntil && now < undoUntil ? { undoUntil } : {};
}
