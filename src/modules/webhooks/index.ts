export { composeWebhooks, type Webhooks } from './compose.ts';
export { createDeliverWebhooks, letterhead } from './deliver-webhooks.ts';
export { bodyOf, type Delivery, MOST_ANSWER, MOST_TRIES, type Try } from './delivery.ts';
export { eventOfAssignment, eventOfChange, eventOfFact, eventOfPlan, eventOfReport, type OrderEvent } from './events.ts';
export {
  type DueDelivery,
  NotDelivered,
  type PostWebhook,
  type ReceiverAnswer,
  type SignWebhook,
  type WebhookProgress,
  type WebhookReader,
  type WebhookStore,
  type WriteWebhookNews,
} from './ports.ts';
export type { SentDelivery } from './view-deliveries.ts';
export { formerSecretUntil, isLoopbackUrl, type Webhook } from './webhook.ts';
