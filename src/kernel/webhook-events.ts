/** What partners' programs can be told of. The contract repeats the list. */
export const WEBHOOK_EVENTS = {
  orderCreated: 'order.created',
  orderStatusChanged: 'order.status_changed',
  paymentSeen: 'payment.seen',
  paymentPartial: 'payment.partial',
  paymentConfirmed: 'payment.confirmed',
  paymentRefunded: 'payment.refunded',
  refundFailed: 'payment.refund_failed',
  planChanged: 'plan.changed',
  reportPublished: 'report.published',
} as const;

export type WebhookEventType = (typeof WEBHOOK_EVENTS)[keyof typeof WEBHOOK_EVENTS];
