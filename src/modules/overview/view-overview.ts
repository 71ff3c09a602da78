import { type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { type Span, type Step, spanBefore, stepsUntil } from './steps.ts';

/** Money of a day by the ledger, in whole cents. */
export interface LedgerDay {
  readonly day: string;
  /** Orders that became paid, without those whose payment was taken back, and their totals. */
  readonly paidOrders: number;
  readonly paid: number;
  /** The totals of the same orders by the table of orders: equal, or something is wrong. */
  readonly totals: number;
  /** Money that went back to customers. */
  readonly refunded: number;
}

/** Orders that were placed in a time. */
export interface PlacedOrders {
  readonly placed: number;
  /** How many of them became paid, whatever came later. */
  readonly becamePaid: number;
  readonly states: Readonly<Partial<Record<OrderStatus, number>>>;
}

/** What waits for a person, and since when the oldest of it waits. */
export interface Waiting {
  readonly kind: 'review' | 'refund_ask' | 'second_person' | 'confirmation' | 'refund' | 'postponement_ask' | 'consultation';
  readonly count: number;
  readonly since: Date;
}

/** Figures over all orders; days are those of the shop's time zone. */
export interface OverviewReader {
  /** Days with money, in any order. */
  ledger(span: Span): Promise<readonly LedgerDay[]>;
  placed(span: Span): Promise<PlacedOrders>;
  /** Only what waits, the most urgent kind first. */
  waiting(): Promise<readonly Waiting[]>;
}

/** Sums of a time, in cents. */
export interface Sums {
  readonly paidOrders: number;
  readonly paid: number;
  readonly refunded: number;
}

export interface Overview {
  readonly step: Step;
  readonly span: Span;
  readonly sums: Sums;
  readonly placed: PlacedOrders;
  /** The same number of days right before. */
  readonly before: Sums & Pick<PlacedOrders, 'placed' | 'becamePaid'>;
  readonly steps: readonly (Span & Sums)[];
  /** Do the paid facts of the ledger and the totals of the orders agree to the cent? */
  readonly agrees: boolean;
  readonly waiting: readonly Waiting[];
}

/** Tells how the shop does: the last 30 days, 12 weeks or 12 months, in such steps. */
export function createViewOverview(deps: {
  readonly overview: OverviewReader;
  readonly clock: Clock;
  /** In which the shop's days begin. */
  readonly timeZone: string;
}) {
  const { overview } = deps;
  return async (caller: Caller, step: Step): Promise<Overview> => {
    requirePermission(caller, 'overview.read');
    const steps = stepsUntil(todayIn(deps.timeZone, deps.clock()), step);
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || !last) throw new Error('An overview has no steps');
    const span = { from: first.from, to: last.to };
    const before = spanBefore(span);
    const [days, placed, daysBefore, placedBefore, waiting] = await Promise.all([
      overview.ledger(span),
      overview.placed(span),
      overview.ledger(before),
      overview.placed(before),
      overview.waiting(),
    ]);
    return {
      step,
      span,
      sums: sumsOf(days),
      placed,
      before: { ...sumsOf(daysBefore), placed: placedBefore.placed, becamePaid: placedBefore.becamePaid },
      steps: steps.map((part) => ({ ...part, ...sumsOf(days.filter(({ day }) => day >= part.from && day <= part.to)) })),
      agrees: days.every(({ paid, totals }) => paid === totals),
      waiting,
    };
  };
}

function sumsOf(days: readonly LedgerDay[]): Sums {
  const sum = (field: 'paidOrders' | 'paid' | 'refunded') => days.reduce((total, day) => total + day[field], 0);
  return { paidOrders: sum('paidOrders'), paid: sum('paid'), refunded: sum('refunded') };
}

function todayIn(timeZone: string, now: Date): CalendarDate {
  const day = parseIsoDate(new Intl.DateTimeFormat('sv', { timeZone }).format(now));
  if (!day) throw new RangeError('Outside of the calendar');
  return day;
}
