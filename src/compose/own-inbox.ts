import type { FastifyInstance } from 'fastify';
import { DELIVERY_TERMS, MOST_ANSWER, NotDelivered, type PostWebhook } from '#modules/webhooks/index.ts';

/** Tells whether an address is one of the sandbox's inboxes at its own public address. */
export function createIsOwnInbox(publicUrl: string): (url: URL) => boolean {
  const { origin } = new URL(publicUrl);
  return (url) => url.origin === origin && /^\/api\/sandbox\/inbox\/[\w-]+$/.test(url.pathname);
}

/** Posts to an inbox of the sandbox within the process, wherever its public address leads: from inside it may lead nowhere. */
export function createPostToInbox(app: () => FastifyInstance, timeoutMs = DELIVERY_TERMS.answerWithin * 1000): PostWebhook {
  return async (address, headers, body) => {
    const { pathname, search } = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const posting = app().inject({ method: 'POST', url: pathname + search, headers, payload: body, signal });
    const response = await posting.catch((error: unknown) => {
      throw signal.aborted ? new NotDelivered('timeout') : error;
    });
    return { status: response.statusCode, text: response.payload.slice(0, MOST_ANSWER), retryAfterSeconds: null };
  };
}
