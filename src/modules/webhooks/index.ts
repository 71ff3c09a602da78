export { composeWebhooks, type Webhooks } from './compose.ts';
export { createDeliverWebhooks, unsignedHeaders } from './deliver-webhooks.ts';
export { bodyOf, type Delivery, eventOf, MOST_ANSWER, MOST_TRIES, type Try } from './delivery.ts';
export {
  eventOfAssignment,
  eventOfChange,
  eventOfFact,
  eventOfPlan,
  eventOfReport,
  type OrderEvent,
  type PartnerEvent,
} from './events.ts';
export {
  type DueDelivery,
  type EventStore,
  NotDelivered,
  type PostWebhook,
  type ReceiverAnswer,
  type SignWebhook,
  type WebhookProgress,
  type WebhookReader,
  type WebhookStore,
  type WriteWebhookNews,
} from './ports.ts';
export { DELIVERY_TERMS, MOST_ATTEMPTS } from './terms.ts';
export type { SentDelivery } from './view-deliveries.ts';
export { formerSecretUntil, isLoopbackUrl, type Webhook } from './webhook.ts';
