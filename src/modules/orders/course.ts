import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { Cents } from '#kernel/money.ts';
import { isPaid, isPayable, type Order, type OrderItem } from './order.ts';
import type { OrderEvent, TimelineEntry } from './timeline.ts';
import type { OrderRepair, PaymentSummary } from './view-ports.ts';

/** The steps of an order, in their order; only a cancelled order has the last. */
export type Step = 'placed' | 'paid' | 'planned' | 'begun' | 'completed' | 'cancelled';

/** What an order waits for: a step of its customer, or somebody else's. */
export type NextKind =
  | 'pay'
  | 'pay_rest'
  | 'transfer'
  | 'confirmation'
  | 'review'
  | 'refund'
  | 'choose_day'
  | 'begins'
  | 'begins_late'
  | 'under_way'
  | 'report'
  | 'read_report'
  | 'finished'
  | 'closed';

interface CourseStep {
  readonly step: Step;
  readonly isDone: boolean;
  /** When it was done, in RFC 3339; missing when it is not, or when nobody noted it. */
  readonly at?: string;
  /**
   * Of `planned` and `begun` the first day of the rituals, as soon as one has a day; of `completed` the last, once every ritual has a day. Others
   * have none.
   */
  readonly day?: CalendarDate;
}

/** Plain JSON. */
export interface Course {
  /** In their order; steps that a cancelled order did not reach are left out. */
  readonly steps: readonly CourseStep[];
  readonly next: {
    readonly kind: NextKind;
    /** When it happens; missing when no day is set. */
    readonly day?: CalendarDate;
    /** The shop writes to the customer by itself when it happens. */
    readonly isMailed: boolean;
  };
}

/** What the course of an order follows from. */
export interface CourseFacts {
  readonly order: Order;
  readonly timeline: readonly TimelineEntry[];
  readonly payments: readonly Pick<PaymentSummary, 'status'>[];
  readonly received: Cents;
  readonly repair: OrderRepair;
  /** Nothing of the money is left once the refunds that are under way have arrived. */
  readonly allGoesBack: boolean;
  readonly hasReport: boolean;
  /** Today in the shop's time zone. */
  readonly today: CalendarDate;
  readonly timeZone: string;
}

/** Returns how far an order has come and what comes next; promises nothing that the shop's rules do not ensure. */
export function courseOf(facts: CourseFacts): Course {
  const next = nextOf(facts);
  return { steps: stepsOf(facts), next: { ...next, isMailed: isMailed(facts.order, next.kind) } };
}

/** The last day of a ritual that begins on a day, as plans and their calendars have it. */
export function lastDayOf({ startDate, weeks }: Pick<OrderItem, 'startDate' | 'weeks'>): CalendarDate | undefined {
  return startDate && addDays(startDate, weeks * 7);
}

function stepsOf({ order, timeline }: CourseFacts): CourseStep[] {
  const { items, status, createdAt } = order;
  const isCancelled = status === 'cancelled';
  const isPlanned = items.every(({ startDate }) => startDate);
  const paidAt = lastOf(timeline, 'paid');
  const wasPaid = isPaid(order) || (isCancelled && isAfter(paidAt, lastOf(timeline, 'payment_taken_back')));
  const steps: CourseStep[] = [
    step('placed', true, { at: createdAt }),
    step('paid', wasPaid, { at: paidAt }),
    step('planned', wasPaid && isPlanned, { at: plannedAt(items), day: firstDay(items) }),
    step('begun', hasBegun(order), {
      at: earliest(items.map(({ begunAt }) => begunAt)) ?? firstOf(timeline, 'processing'),
      day: firstDay(items),
    }),
    step('completed', status === 'completed', {
      at: lastOf(timeline, 'completed'),
      day: isPlanned ? latest(items.map(lastDayOf)) : undefined,
    }),
  ];
  if (!isCancelled) return steps;
  const cancelledAt = lastOf(timeline, 'cancelled') ?? lastOf(timeline, 'expired');
  return [...steps.filter(({ isDone }) => isDone), step('cancelled', true, { at: cancelledAt })];
}

/**
 * When the last ritual got its date. Former versions of the shop noted no such time: then it is not known, and the time at which another
 * ritual of the order was moved is not told in its place.
 */
function plannedAt(items: readonly OrderItem[]): Date | undefined {
  const times = items.map((item) => item.plannedAt);
  return times.every((time) => time) ? latest(times) : undefined;
}

/** Orders of former versions have gone on without a time at each ritual. */
function hasBegun({ status, items }: Order): boolean {
  return items.some(({ begunAt }) => begunAt) || status === 'processing' || status === 'ready' || status === 'completed';
}

/** When a step was done, and on which day it is to be. */
interface When {
  readonly at?: Date | undefined;
  readonly day?: CalendarDate | undefined;
}

/** Only what is done has a time. */
function step(name: Step, isDone: boolean, { at, day }: When): CourseStep {
  return { step: name, isDone, ...(isDone && at ? { at: at.toISOString() } : {}), ...(day ? { day } : {}) };
}

type Next = Omit<Course['next'], 'isMailed'>;

/** Refunds on which nothing is to be waited for any more. */
const ENDED_REFUNDS: readonly string[] = ['done', 'declined'];
/** Troubles about which a person of the shop decides. */
const FOR_A_PERSON: readonly string[] = ['late', 'wrong_asset', 'checking'];

function nextOf(facts: CourseFacts): Next {
  const { order, hasReport } = facts;
  if (waitsForRefund(facts)) return { kind: 'refund' };
  switch (order.status) {
    case 'pending':
    case 'waiting':
      return { kind: paymentNext(facts) };
    case 'paid':
    case 'processing':
      return ritualNext(facts);
    case 'ready':
      return { kind: 'report' };
    case 'completed':
      return { kind: hasReport ? 'read_report' : 'finished' };
    case 'cancelled':
      return { kind: 'closed' };
  }
}

/** Whoever gets back what came too much, or the price of one of the rituals, keeps the others, and they go on meanwhile. */
function waitsForRefund({ order, allGoesBack, repair: { refund, troubles } }: CourseFacts): boolean {
  if (refund === undefined || ENDED_REFUNDS.includes(refund)) return false;
  if (order.status === 'cancelled') return true;
  return refund === 'asked' ? !troubles.includes('overpaid') : allGoesBack || isPayable(order);
}

function paymentNext({ order, payments, received, repair }: CourseFacts): NextKind {
  if (repair.troubles.some((trouble) => FOR_A_PERSON.includes(trouble))) return 'review';
  if (payments.some(({ status }) => status === 'confirming')) return 'transfer';
  if (order.status === 'waiting') return 'confirmation';
  return received > 0 ? 'pay_rest' : 'pay';
}

/** A ritual that goes on comes before those that begin later. */
function ritualNext({ order, today, timeZone }: CourseFacts): Next {
  const open = order.items.filter(({ performedAt }) => !performedAt);
  const running = open.filter(({ begunAt }) => begunAt);
  if (running.length > 0) {
    const ends = latest(running.map(lastDayOf));
    return ends && ends >= today ? { kind: 'under_way', day: ends } : { kind: 'under_way' };
  }
  const begins = firstDay(open);
  if (!begins) return { kind: open.length > 0 ? 'choose_day' : 'report' };
  // Where it is still yesterday a customer may choose that day: on the day of the choice nothing is late.
  const isLate = open.some(({ startDate, plannedAt: at }) => startDate === begins && !(at && dayIn(at, timeZone) >= today));
  return { kind: begins < today && isLate ? 'begins_late' : 'begins', day: begins };
}

/** Of the beginnings of an order's rituals only the first is told by mail; of each ritual that goes on its report will be. */
function isMailed({ contact, status }: Order, kind: NextKind): boolean {
  if (!contact?.email) return false;
  if (kind === 'begins' || kind === 'begins_late') return status === 'paid';
  return kind === 'transfer' || kind === 'confirmation' || kind === 'under_way' || kind === 'report';
}

function lastOf(timeline: readonly TimelineEntry[], event: OrderEvent): Date | undefined {
  return timeline.findLast((entry) => entry.event === event)?.at;
}

function firstOf(timeline: readonly TimelineEntry[], event: OrderEvent): Date | undefined {
  return timeline.find((entry) => entry.event === event)?.at;
}

function isAfter(at: Date | undefined, other: Date | undefined): boolean {
  return at !== undefined && (other === undefined || at > other);
}

const firstDay = (items: readonly OrderItem[]) => earliest(items.map(({ startDate }) => startDate));

function earliest<Value extends Date | CalendarDate>(values: readonly (Value | undefined)[]): Value | undefined {
  return sorted(values)[0];
}

function latest<Value extends Date | CalendarDate>(values: readonly (Value | undefined)[]): Value | undefined {
  return sorted(values).at(-1);
}

function sorted<Value extends Date | CalendarDate>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined).toSorted((a, b) => Number(a > b) - Number(a < b));
}
