import { composing } from '#kernel/ports.ts';
import { createListEvents } from './list-events.ts';
import {
  createAddWebhook,
  createEditWebhook,
  createListWebhooks,
  createReadWebhook,
  createRemoveWebhook,
  createRotateSecret,
} from './manage-webhooks.ts';
import { createDeliveryLog } from './view-deliveries.ts';
import { createViewWebhookHealth } from './view-health.ts';

export type Webhooks = ReturnType<typeof composeWebhooks>;

/** Webhooks in the hands of a partner's people and programs. */
export const composeWebhooks = composing({
  listWebhooks: createListWebhooks,
  readWebhook: createReadWebhook,
  addWebhook: createAddWebhook,
  editWebhook: createEditWebhook,
  removeWebhook: createRemoveWebhook,
  rotateSecret: createRotateSecret,
  log: createDeliveryLog,
  viewHealth: createViewWebhookHealth,
  listEvents: createListEvents,
});
