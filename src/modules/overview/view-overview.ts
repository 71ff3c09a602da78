import { type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { type Figures, type FiguresOfPart, isWhole, mostFirst, NOTHING } from './figures.ts';
import { daysOf, MOST_DAYS, type Span, type Step, spanBefore, stepsUntil, stepsWithin } from './steps.ts';

/** Orders that were placed in a time. */
interface PlacedOrders {
  readonly placed: number;
  /** How many of them became paid, whatever came later. */
  readonly becamePaid: number;
  readonly states: readonly { readonly status: OrderStatus; readonly orders: number }[];
}

/** What waits for a person, and since when the oldest of it waits. */
export interface Waiting {
  readonly kind:
    | 'review'
    | 'refund_ask'
    /** A payment that one person has confirmed by hand, and a second one is to confirm. */
    | 'second_person'
    /** An order that waits until somebody confirms its payment. */
    | 'confirmation'
    | 'refund'
    | 'postponement_ask'
    | 'report'
    | 'consultation';
  readonly count: number;
  readonly since: Date;
}

/** What the movements of a time are divided by. */
export type Division = 'ritual' | 'partner' | 'way';

/** Figures over all orders, in cents; days are those of the shop's time zone. */
export interface OverviewReader {
  /** What moved in each of some times, which may overlap, in their order. */
  moved(spans: readonly Span[]): Promise<readonly Figures[]>;
  /** What moved in a time, divided: every cent belongs to exactly one part. Parts of which nothing moved are missing. */
  divided(span: Span, by: Division): Promise<readonly FiguresOfPart[]>;
  /** Tells whether the totals of the orders that became paid in a time agree with those of the ledger, to the cent. */
  totalsAgree(span: Span): Promise<boolean>;
  placed(span: Span): Promise<PlacedOrders>;
  /** Only what waits, the most urgent kind first. */
  waiting(): Promise<readonly Waiting[]>;
}

/** Which time somebody asks for: the last steps until today, or days of their own. */
interface WantedTime {
  readonly step?: Step | undefined;
  /** `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type MoneyOfTime = Awaited<ReturnType<typeof moneyOf>>;

interface Deps {
  readonly overview: OverviewReader;
  readonly clock: Clock;
  /** The zone in which the shop's days begin. */
  readonly timeZone: string;
}

/**
 * Tells how the shop does: the last 30 days, 12 weeks or 12 months in such steps, or any days. Throws like `requirePermission`, and
 * `invalid_request` when a day is missing or does not exist, when the last is before the first, or when they are too many.
 */
export function createViewOverview(deps: Deps) {
  return async (caller: Caller, wanted: WantedTime) => {
    requirePermission(caller, 'overview.read');
    const time = timeOf(deps, wanted);
    const first = await overviewOf(deps.overview, time);
    // Money that came while the figures were read stands in some of them only: a second reading tells whether there is a fault.
    return first.agrees ? first : overviewOf(deps.overview, time);
  };
}

async function overviewOf(overview: OverviewReader, time: Time) {
  const before = spanBefore(time.span);
  const [money, [movedBefore = NOTHING], placed, placedBefore, totalsAgree, waiting] = await Promise.all([
    moneyOf(overview, time),
    overview.moved([before]),
    overview.placed(time.span),
    overview.placed(before),
    overview.totalsAgree(time.span),
    overview.waiting(),
  ]);
  const { whole, steps, rituals, partners, ways } = money;
  return {
    ...money,
    placed,
    // The same number of days right before.
    before: { ...movedBefore, placed: placedBefore.placed, becamePaid: placedBefore.becamePaid },
    // The ledger and the totals of the orders agree, and all parts with the whole, to the cent.
    agrees: totalsAgree && [steps, rituals, partners, ways].every((rows) => isWhole(rows, whole)),
    waiting,
  };
}

/** Returns the rows of the overview's file, which are those of its page. Throws like `createViewOverview`. */
export function createExportOverview(deps: Deps) {
  return async (caller: Caller, wanted: WantedTime) => {
    requirePermission(caller, 'overview.read');
    return moneyOf(deps.overview, timeOf(deps, wanted));
  };
}

interface Time {
  readonly step: Step;
  readonly span: Span;
  readonly steps: readonly Span[];
}

/** What moved in a time, with all its parts: what the page shows, and the rows of its file. */
async function moneyOf(overview: OverviewReader, { step, span, steps }: Time) {
  const [[whole = NOTHING, ...moved], rituals, partners, ways] = await Promise.all([
    overview.moved([span, ...steps]),
    overview.divided(span, 'ritual'),
    overview.divided(span, 'partner'),
    overview.divided(span, 'way'),
  ]);
  return {
    step,
    span,
    whole,
    steps: steps.map((part, place) => ({ ...(moved[place] ?? NOTHING), ...part })),
    rituals: mostFirst(rituals),
    partners: mostFirst(partners),
    ways: mostFirst(ways),
  };
}

/** The time that is asked for; without days of its own, the last steps until today. */
function timeOf({ clock, timeZone }: Deps, { step = 'day', from, to }: WantedTime): Time {
  if (from !== undefined || to !== undefined) return timeWithin(from, to);
  const today = dayIn(clock(), timeZone);
  const steps = stepsUntil(today, step);
  return { step, span: { from: steps[0]?.from ?? today, to: today }, steps };
}

function timeWithin(from: string | undefined, to: string | undefined): Time {
  const span = { from: dayOf('from', from), to: dayOf('to', to) };
  const days = daysOf(span);
  if (days < 1) throw refusedField(['query', 'to'], 'minimum');
  if (days > MOST_DAYS) throw refusedField(['query', 'to'], 'maximum');
  return { span, ...stepsWithin(span) };
}

function dayOf(name: 'from' | 'to', text: string | undefined): CalendarDate {
  if (text === undefined) throw refusedField(['query', name], 'required');
  const day = parseIsoDate(text);
  if (!day) throw refusedField(['query', name], 'no_such_day');
  return day;
}
