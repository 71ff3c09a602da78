import type { FastifyInstance } from 'fastify';
import {
  composeWebhooks as composeManaged,
  createDeliverWebhooks,
  DELIVERY_TERMS,
  MOST_ANSWER,
  NotDelivered,
  type PostWebhook,
} from '#modules/webhooks/index.ts';
import { isAway } from '../adapters/postgres/engine/failures.ts';
import { createPostWebhook } from '../adapters/webhooks-out/post-webhook.ts';
import { signWebhook } from '../adapters/webhooks-out/sign-webhook.ts';
import type { Ground } from './ground.ts';

/** How long a test waits for a receiver instead of ten seconds. */
export interface WebhookOverrides {
  readonly webhookTimeoutMs?: number;
}

/** Events for the programs of partners. */
export function composeWebhooks(ground: Ground, app: () => FastifyInstance, { webhookTimeoutMs }: WebhookOverrides) {
  const { config, clock, newId, database, letters, log } = ground;
  const { transact, readers } = database;
  const { publicUrl, isSandbox, sandboxAccess } = config;
  // A sandbox with a secret can be reached by others, who must not post into its machine.
  const isLoopbackOpen = isSandbox && sandboxAccess === undefined;
  const isOwnInbox = isSandbox ? createIsOwnInbox(publicUrl) : () => false;
  const postOut = createPostWebhook({ isLoopbackOpen, timeoutMs: webhookTimeoutMs });
  const postInside = createPostToInbox(app, webhookTimeoutMs);
  const delivery = createDeliverWebhooks({
    transact,
    deliveries: readers.webhooks,
    post: (url, headers, body) => (isOwnInbox(new URL(url)) ? postInside : postOut)(url, headers, body),
    sign: signWebhook,
    writeNews: letters.writeWebhookNews,
    clock,
    random: Math.random,
    isAway,
    onFailure: (failure) => log[failure.isGivenUp ? 'warn' : 'info'](failure, 'webhook not delivered'),
  });
  const near = { isLoopbackOpen, isOwnInbox };
  return {
    managed: composeManaged({ ...readers, transact, clock, newId, near }),
    delivery,
  };
}

/** Returns what tells whether an address is one of this sandbox's inboxes, at the shop's public address. */
function createIsOwnInbox(publicUrl: string): (url: URL) => boolean {
  const { origin } = new URL(publicUrl);
  return (url) => url.origin === origin && /^\/api\/sandbox\/inbox\/[\w-]+$/.test(url.pathname);
}

/** Posts to an inbox of the sandbox within the process: from inside the shop its public address may lead nowhere. */
function createPostToInbox(app: () => FastifyInstance, timeoutMs = DELIVERY_TERMS.answerWithin * 1000): PostWebhook {
  return async (address, headers, body) => {
    const { pathname, search } = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const posting = app().inject({ method: 'POST', url: pathname + search, headers, payload: body, signal });
    const response = await posting.catch((error: unknown) => {
      throw signal.aborted ? new NotDelivered('timeout') : error;
    });
    // An inbox never asks for a pause.
    return { status: response.statusCode, text: response.payload.slice(0, MOST_ANSWER), retryAfterSeconds: null };
  };
}
