import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';

/** Finds the program of a partner by its key and the address that it calls from; throws for a key that opens nothing. */
export type FindKeyCaller = (key: string, address: string) => Promise<KeyCaller>;

/** Counts a request in a window; `wait` are the seconds until the window ends. */
export type CountRequest = (bucket: string, windowSeconds: number) => Promise<{ readonly hits: number; readonly wait: number }>;

/** Finds who sends a key, and refuses whoever lacks a scope or has used up the budget of the key. */
export type TakeKey = (
  key: string,
  scopes: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<KeyCaller>;

/** So many requests each key may send in a minute, whatever address they come from. */
export const REQUESTS_PER_MINUTE = 600;
const WINDOW_SECONDS = 60;

/** `count` is undefined where nobody counts requests. The headers are those of draft-ietf-httpapi-ratelimit-headers. */
export function createTakeKey(findKeyCaller: FindKeyCaller, count: CountRequest | undefined): TakeKey {
  return async (key, scopes, { ip }, reply) => {
    const caller = await findKeyCaller(key, ip);
    if (count) await spend(count, caller.keyId, reply);
    if (!scopes.every((scope) => caller.scopes.some((own) => own === scope))) throw new ShopError('key_scope_missing');
    return caller;
  };
}

async function spend(count: CountRequest, keyId: string, reply: FastifyReply): Promise<void> {
  const { hits, wait } = await count(`key ${keyId}`, WINDOW_SECONDS);
  const seconds = Math.min(Math.max(1, wait), WINDOW_SECONDS);
  reply.headers({
    'ratelimit-policy': `"key";q=${REQUESTS_PER_MINUTE};w=${WINDOW_SECONDS}`,
    ratelimit: `"key";r=${Math.max(0, REQUESTS_PER_MINUTE - hits)};t=${seconds}`,
  });
  if (hits > REQUESTS_PER_MINUTE) throw new ShopError('rate_limited', { retryAfterSeconds: seconds });
}

/** What stands behind `Bearer` in a request's `Authorization`; undefined without such a header. Other schemes are a proxy's own. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer(?: +|$)(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
}
