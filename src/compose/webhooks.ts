import type { FastifyInstance } from 'fastify';
import { createWriteWebhookNews } from '#modules/notifications/index.ts';
import {
  createAddWebhook,
  createDeliverWebhooks,
  createDeliveryLog,
  createEditWebhook,
  createListWebhooks,
  createReadWebhook,
  createRemoveWebhook,
  createRotateSecret,
  createViewWebhookHealth,
  type WebhookDeps,
} from '#modules/webhooks/index.ts';
import { isAway } from '../adapters/postgres/database.ts';
import { createPartnerReader } from '../adapters/postgres/staff/partners.ts';
import { createWebhookReader } from '../adapters/postgres/webhooks/webhooks.ts';
import { createPostWebhook } from '../adapters/webhooks-out/post-webhook.ts';
import { signWebhook } from '../adapters/webhooks-out/sign-webhook.ts';
import { partnerWebhookHandlers } from '../http/handlers/partner-webhooks.ts';
import type { Ground } from './ground.ts';
import { createIsOwnInbox, createPostToInbox } from './own-inbox.ts';

/** What a test puts in the place of ten seconds. */
export interface WebhookOverrides {
  readonly webhookTimeoutMs?: number;
}

/** Events for the programs of partners. */
export function composeWebhooks(ground: Ground, app: () => FastifyInstance, { webhookTimeoutMs }: WebhookOverrides) {
  const { config, clock, newId, database, seal, log } = ground;
  const { publicUrl, isSandbox, sandboxAccess, support } = config;
  const webhooks = createWebhookReader(database.queries, seal);
  const partners = createPartnerReader(database.queries);
  // Who gives a sandbox a secret lets others reach it.
  const isLoopbackOpen = isSandbox && sandboxAccess === undefined;
  const isOwnInbox = isSandbox ? createIsOwnInbox(publicUrl) : () => false;
  const near = { isLoopbackOpen, isOwnInbox };
  const deps: WebhookDeps = { transact: database.transact, webhooks, partners, clock, newId, near };
  const postOut = createPostWebhook({ isLoopbackOpen, timeoutMs: webhookTimeoutMs });
  const postInside = createPostToInbox(app, webhookTimeoutMs);
  const delivery = createDeliverWebhooks({
    transact: database.transact,
    deliveries: webhooks,
    post: (url, headers, body) => (isOwnInbox(new URL(url)) ? postInside : postOut)(url, headers, body),
    sign: signWebhook,
    writeNews: createWriteWebhookNews({ newId, publicUrl, supportEmail: support.email }),
    clock,
    random: Math.random,
    isAway,
    onFailure: (failure) => log()[failure.isGivenUp ? 'warn' : 'info'](failure, 'webhook not delivered'),
  });
  return {
    delivery,
    async deliverAll(): Promise<number> {
      let claimed = 0;
      for (let more = await delivery.run(); more > 0; more = await delivery.run()) {
        claimed += more;
        await delivery.settled();
      }
      return claimed;
    },
    handlers: partnerWebhookHandlers({
      listWebhooks: createListWebhooks(deps),
      readWebhook: createReadWebhook(deps),
      addWebhook: createAddWebhook(deps),
      editWebhook: createEditWebhook(deps),
      removeWebhook: createRemoveWebhook(deps),
      rotateSecret: createRotateSecret(deps),
      log: createDeliveryLog(deps),
      viewHealth: createViewWebhookHealth(deps),
    }),
  };
}
