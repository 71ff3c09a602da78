import type { FastifyInstance } from 'fastify';
import { DELIVERY_TERMS, MOST_ANSWER, NotDelivered, type PostWebhook } from '#modules/webhooks/index.ts';

/** Returns what tells whether an address is one of this sandbox's inboxes, at the shop's public address. */
export function createIsOwnInbox(publicUrl: string): (url: URL) => boolean {
  const { origin } = new URL(publicUrl);
  return (url) => url.origin === origin && /^\/api\/sandbox\/inbox\/[\w-]+$/.test(url.pathname);
}

/** Posts to an inbox of the sandbox within the process: from inside the shop its public address may lead nowhere. */
export function createPostToInbox(app: () => FastifyInstance, timeoutMs = DELIVERY_TERMS.answerWithin * 1000): PostWebhook {
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
