import type { MessageKey } from '../../i18n/i18n.tsx';
import type { BadgeTone } from '../../ui/late/badge.tsx';
import type { DeliveryState, EventType, Try, Webhook } from './webhook-queries.ts';

/** What events are called, in the order in which they are offered. */
export const EVENT_WORDS: Readonly<Record<EventType, MessageKey>> = {
  'order.created': 'staffWebhooks.orderCreated',
  'order.status_changed': 'staffWebhooks.orderStatus',
  'payment.seen': 'staffWebhooks.paymentSeen',
  'payment.partial': 'staffWebhooks.paymentPartial',
  'payment.confirmed': 'staffWebhooks.paymentConfirmed',
  'payment.refunded': 'staffWebhooks.paymentRefunded',
  'payment.refund_failed': 'staffWebhooks.refundFailed',
  'plan.changed': 'staffWebhooks.planChanged',
  'report.published': 'staffWebhooks.reportPublished',
};
export const EVENT_TYPES = Object.keys(EVENT_WORDS) as EventType[];

type InWords<State extends string> = Readonly<Record<State, readonly [word: MessageKey, tone: BadgeTone]>>;

/** `failing`: enabled, and nothing has succeeded for a while. */
export const STATE_WORDS: InWords<Webhook['state'] | 'failing'> = {
  enabled: ['staffWebhooks.enabled', 'ok'],
  failing: ['staffWebhooks.failing', 'gold'],
  paused: ['staffWebhooks.paused', 'muted'],
  disabled: ['staffWebhooks.disabled', 'danger'],
};

export const DELIVERY_WORDS: InWords<DeliveryState> = {
  waiting: ['staffWebhooks.waiting', 'gold'],
  delivered: ['staffWebhooks.delivered', 'ok'],
  dead: ['staffWebhooks.dead', 'danger'],
};

export const FAILURE_WORDS: Readonly<Record<NonNullable<Try['failure']>, MessageKey>> = {
  status: 'staffWebhooks.failedStatus',
  redirect: 'staffWebhooks.failedRedirect',
  timeout: 'staffWebhooks.failedTimeout',
  unreachable: 'staffWebhooks.failedUnreachable',
  target: 'staffWebhooks.failedTarget',
  too_long: 'staffWebhooks.failedTooLong',
  secret: 'staffWebhooks.failedSecret',
};
