import { WEBHOOK_EVENTS, type WebhookEventType } from '#kernel/webhook-events.ts';
import type { OrderStatus, StatusChange } from '#modules/orders/index.ts';
import type { LedgerFact } from '#modules/payments/index.ts';

/** What has happened to an order, for the programs of its partner: ids and states alone, nothing of its customer. */
export interface OrderEvent {
  readonly orderId: string;
  readonly type: WebhookEventType;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event as it is stored for the partner, thirty days long. */
export interface PartnerEvent extends OrderEvent {
  /** The same for each webhook that is told of it. */
  readonly id: string;
  /** The event's place in the list of the partner's events. */
  readonly place: number;
  /** Grows with each event of its order. */
  readonly version: number;
}

/** The event of a row of an order's history; undefined for a row that changes no status. */
export function eventOfChange(orderId: string, { from, to, at }: StatusChange): OrderEvent | undefined {
  if (from === to) return undefined;
  const type = from === null ? WEBHOOK_EVENTS.orderCreated : WEBHOOK_EVENTS.orderStatusChanged;
  return { orderId, type, at, data: { status: to } };
}

/** The event of an order that now belongs to the partner. */
export const eventOfAssignment = (orderId: string, status: OrderStatus, at: Date): OrderEvent => ({
  orderId,
  type: WEBHOOK_EVENTS.orderCreated,
  at,
  data: { status },
});

/** The event that the days of an order's rituals have changed. */
export const eventOfPlan = (orderId: string, at: Date): OrderEvent => ({
  orderId,
  type: WEBHOOK_EVENTS.planChanged,
  at,
  data: {},
});

/** The event of a report that its customer sees from now on; `position` is that of its item in the order, from 0. */
export const eventOfReport = (orderId: string, position: number, at: Date): OrderEvent => ({
  orderId,
  type: WEBHOOK_EVENTS.reportPublished,
  at,
  data: { position },
});

/** The event of a fact about money; undefined for facts that concern the shop alone. */
export function eventOfFact(fact: LedgerFact): OrderEvent | undefined {
  const type = typeOfFact(fact);
  const { orderId, paymentId, at } = fact;
  return type && { orderId, type, at, data: paymentId === null ? {} : { paymentId } };
}

function typeOfFact({ kind, ...fact }: LedgerFact): WebhookEventType | undefined {
  // Data of a damaged line may be no object: reading them must not throw, so that its order goes on.
  const data: LedgerFact['data'] = Object(fact.data);
  if (kind === 'order_paid') return WEBHOOK_EVENTS.paymentConfirmed;
  if (kind === 'refund_sent') return data.corrected ? undefined : WEBHOOK_EVENTS.paymentRefunded;
  if (kind === 'refund_rejected' && 'wasSent' in data) return WEBHOOK_EVENTS.refundFailed;
  if (kind !== 'reported') return undefined;
  // The states do not tell that a part came: an ended payment takes parts, too, and keeps its state; and a confirmation brings no money.
  const { from, to, news } = data;
  if (news === 'part') return WEBHOOK_EVENTS.paymentPartial;
  return news === 'seen' || (to === 'confirming' && from !== to) ? WEBHOOK_EVENTS.paymentSeen : undefined;
}

/** Stands in an example where an id would. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

const PAYMENT = { paymentId: NO_ID };
const EXAMPLES: Readonly<Record<WebhookEventType, OrderEvent['data']>> = {
  'order.created': { status: 'pending' },
  'order.status_changed': { status: 'paid' },
  'payment.seen': PAYMENT,
  'payment.partial': PAYMENT,
  'payment.confirmed': PAYMENT,
  'payment.refunded': PAYMENT,
  'payment.refund_failed': PAYMENT,
  'plan.changed': {},
  'report.published': { position: 0 },
};
/** What a partner's program might have filed with the order. */
const FILED = { clientReference: 'invoice/2026-1042', metadata: { till: '7' } };

/** The data of an example: every field that an event of its type can have, and the mark of an example. */
export const exampleOf = (type: WebhookEventType): Readonly<Record<string, unknown>> => ({
  number: 1042,
  ...EXAMPLES[type],
  ...FILED,
  example: true,
});
