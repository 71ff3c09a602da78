import { dayAt, UTC } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { requireFound } from '#kernel/errors.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Adjustment } from './adjustments.ts';
import { type Course, type CourseFacts, courseOf } from './course.ts';
import { dueOf, isPaid, isPayable, type Order } from './order.ts';
import { offerOf, type PaymentOffer } from './payment-methods.ts';
import type { FindPartner, Partner } from './ports.ts';
import { type SeenContact, seenContact } from './seen-contact.ts';
import { isCorrectable } from './set-contact.ts';
import type { TimelineEntry } from './timeline.ts';
import type {
  CoinMoney,
  NotedPart,
  OrderCertificate,
  OrderReader,
  OrderRepair,
  PaymentSummary,
  ShownReport,
} from './view-ports.ts';

/** What is told as it is stored; `receiptNumber` is missing before the payment, and once it was taken back. */
type SeenField = 'id' | 'number' | 'status' | 'items' | 'total' | 'paymentMethod' | 'receiptNumber';

/**
 * What anybody who has the link of an order may see. Money in cents, `createdAt` in RFC 3339. The view of an order that has just been placed is
 * plain JSON, because it is kept for a repeated request.
 */
export interface OrderView extends PaymentOffer, Pick<Order, SeenField> {
  readonly createdAt: string;
  /** What is taken off, without the reasons; missing when nothing is. */
  readonly adjustments?: readonly SeenAdjustment[];
  /** Cents that came in coins so far, confirmed or not. */
  readonly received: Cents;
  /** Cents that are still to be sent. */
  readonly due: Cents;
  readonly contact: SeenContact & {
    /** Set for the browser that may correct name and e-mail. */
    readonly correctable?: true;
  };
  readonly payments: readonly PaymentSummary[];
  readonly repair: OrderRepair;
  /** Missing when no report is sent, and unless the order is paid. */
  readonly reports?: readonly ShownReport[];
  /** Missing before the desk has noted a part, and unless the order is paid. */
  readonly rite?: readonly NotedPart[];
  /** Missing while none is valid. */
  readonly certificate?: OrderCertificate;
  /** How far it has come, and what comes next. */
  readonly progress: Course;
  /** What happened so far, the earliest first; `at` in RFC 3339. */
  readonly timeline: readonly (Omit<TimelineEntry, 'at'> & { readonly at: string })[];
  /** Set once its customer has deleted the account. */
  readonly left?: SeenLeft;
}

/** What everybody who has the order's link may see of what is taken off. */
export type SeenAdjustment = Omit<Adjustment, 'reason'>;

/** What becomes of the order of a customer who has deleted their account. */
interface SeenLeft {
  /** Its rituals are performed, and reported to the e-mail that stays with it. */
  readonly isKept: boolean;
  /** Whoever proves the mailbox of the account may ask for the money. */
  readonly mayClaim: boolean;
}

interface Deps {
  readonly orders: OrderReader;
  readonly findPartner: FindPartner;
  readonly clock: Clock;
  /** The shop's zone, which decides which day it is. */
  readonly timeZone: string;
}

/** Returns the public view of an order; throws `not_found`. */
export function createViewOrder({ orders, findPartner, clock, timeZone }: Deps) {
  return async (id: string, browserHash?: string): Promise<OrderView> => {
    const order = requireFound(await orders.find(id));
    const money = await orders.coinMoneyOf(order);
    const timeline = await orders.timelineOf(id);
    const performed = isPaid(order) ? await performedOf(orders, order) : {};
    const repair = await orders.repairOf(order);
    const facts = {
      order,
      timeline,
      ...money,
      repair,
      allGoesBack: repair.refund !== undefined && (await orders.allGoesBack(id)),
      hasReport: performed.reports !== undefined,
      today: dayIn(clock(), timeZone),
      timeZone,
    };
    const view = { ...viewOf(facts, await findPartner(order.partner)), ...performed };
    if (!order.contact || !isCorrectable(order, browserHash, clock())) return view;
    return { ...view, contact: { ...view.contact, correctable: true } };
  };
}

/** What is told of the rituals of a paid order. */
async function performedOf(
  orders: OrderReader,
  { id, status }: Order,
): Promise<Pick<OrderView, 'reports' | 'rite' | 'certificate'>> {
  const reports = await orders.reportsOf(id);
  const rite = await orders.riteOf(id);
  const certificate = status === 'completed' ? await orders.certificateOf(id) : undefined;
  return {
    ...(reports.length > 0 ? { reports } : {}),
    ...(rite.length > 0 ? { rite } : {}),
    ...(certificate ? { certificate } : {}),
  };
}

/** Returns the public view of an order that has just been placed, to which nothing has come. */
export function publicView(order: Order, partner?: Partner): OrderView {
  const facts: ViewFacts = {
    order,
    timeline: [{ at: order.createdAt, event: 'placed' }],
    payments: [],
    received: cents(0),
    repair: { troubles: [], mayAskRefund: false },
    allGoesBack: false,
    hasReport: false,
    // Any day would do: only the course of a paid order depends on it.
    today: dayAt(order.createdAt, UTC),
    timeZone: 'UTC',
  };
  return viewOf(facts, partner);
}

type ViewFacts = CourseFacts & CoinMoney;

/** The public view, which holds only a first name and a masked e-mail of the customer. */
function viewOf(facts: ViewFacts, partner: Partner | undefined): OrderView {
  const { order, timeline, payments, received, repair } = facts;
  const { id, number, status, items, total, paymentMethod, receiptNumber } = order;
  const progress = courseOf(facts);
  // An order keeps the number of a payment that was taken back.
  const isPaymentThere = progress.steps.some(({ step, isDone }) => step === 'paid' && isDone);
  return {
    id,
    number,
    status,
    createdAt: order.createdAt.toISOString(),
    items,
    ...seenAdjustments(order),
    total,
    received,
    due: dueOf(order, received),
    paymentMethod,
    ...(receiptNumber !== undefined && isPaymentThere ? { receiptNumber } : {}),
    ...(isPayable(order) ? offerAfter(received, partner) : { paymentMethods: [] }),
    contact: order.contact ? seenContact(order.contact) : { missing: !order.isErased },
    payments,
    repair,
    progress,
    timeline: timeline.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
    ...leftOf(order),
  };
}

/** What was taken off, without the reasons: they may tell about the customer. */
export function seenAdjustments({ adjustments }: Pick<Order, 'adjustments'>): Pick<OrderView, 'adjustments'> {
  return adjustments ? { adjustments: adjustments.map(({ reason: _, ...seen }) => seen) } : {};
}

/**
 * A paid order whose personal data were erased was left by its customer too, though nobody can claim its money any more. Of a cancelled one
 * that is not known: those of guests are forgotten by themselves.
 */
function leftOf(order: Order): Pick<OrderView, 'left'> {
  const isLeft = order.left !== undefined || (order.isErased && isPaid(order));
  const { isKept = false, claim } = order.left ?? {};
  return isLeft ? { left: { isKept, mayClaim: claim !== undefined } } : {};
}

/** The ways to pay after so much came: the card checkout charges the whole total, so it cannot pay the rest. */
function offerAfter(received: Cents, partner: Partner | undefined): PaymentOffer {
  const offer = offerOf(partner);
  return received > 0 ? { ...offer, paymentMethods: offer.paymentMethods.filter((method) => method !== 'card') } : offer;
}
