import { createListEvents } from './list-events.ts';
import {
  createAddWebhook,
  createEditWebhook,
  createListWebhooks,
  createReadWebhook,
  createRemoveWebhook,
  createRotateSecret,
  type WebhookDeps,
} from './manage-webhooks.ts';
import { createDeliveryLog } from './view-deliveries.ts';
import { createViewWebhookHealth } from './view-health.ts';

export type Webhooks = ReturnType<typeof composeWebhooks>;

/** Webhooks in the hands of a partner's people and programs. */
export function composeWebhooks(ports: WebhookDeps & Parameters<typeof createListEvents>[0]) {
  return {
    listWebhooks: createListWebhooks(ports),
    readWebhook: createReadWebhook(ports),
    addWebhook: createAddWebhook(ports),
    editWebhook: createEditWebhook(ports),
    removeWebhook: createRemoveWebhook(ports),
    rotateSecret: createRotateSecret(ports),
    log: createDeliveryLog(ports),
    viewHealth: createViewWebhookHealth(ports),
    listEvents: createListEvents(ports),
  };
}
