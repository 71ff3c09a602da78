export { createDeliverWebhooks, letterhead } from './deliver-webhooks.ts';
export { bodyOf, type Delivery, MOST_ANSWER, MOST_TRIES, type Try } from './delivery.ts';
export { eventOfAssignment, eventOfChange, eventOfFact, eventOfPlan, eventOfReport, type OrderEvent } from './events.ts';
export {
  createAddWebhook,
  createEditWebhook,
  createListWebhooks,
  createReadWebhook,
  createRemoveWebhook,
  createRotateSecret,
  type WebhookDeps,
} from './manage-webhooks.ts';
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
export { createDeliveryLog, type SentDelivery } from './view-deliveries.ts';
export { createViewWebhookHealth } from './view-health.ts';
export { formerSecretUntil, isLoopbackUrl, type Webhook } from './webhook.ts';
