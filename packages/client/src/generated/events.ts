// Generated from the contract by `make openapi`. Never edit.
import type * as T from './types.gen.ts';

export interface EventsByType {
  /** An order is the partner's. */
  readonly 'order.created': T.OrderCreatedEvent;
  /** An order has another status. */
  readonly 'order.status_changed': T.OrderStatusChangedEvent;
  /** All that was missing of an order, or the whole amount of a payment, is on its way. */
  readonly 'payment.seen': T.PaymentSeenEvent;
  /** A part of the amount of a payment came. */
  readonly 'payment.partial': T.PaymentPartialEvent;
  /** An order is paid. */
  readonly 'payment.confirmed': T.PaymentConfirmedEvent;
  /** Money went back. */
  readonly 'payment.refunded': T.PaymentRefundedEvent;
  /** Money that was sent back did not arrive. */
  readonly 'payment.refund_failed': T.PaymentRefundFailedEvent;
  /** Rituals of an order have other days. */
  readonly 'plan.changed': T.PlanChangedEvent;
  /** A report on a ritual can be read. */
  readonly 'report.published': T.ReportPublishedEvent;
}

/** What the shop posts; `type` tells which it is. Types that are newer than this package may come. */
export type ShopEvent = EventsByType[keyof EventsByType];
