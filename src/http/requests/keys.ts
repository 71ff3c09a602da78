import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyCaller } from '#kernel/caller.ts';
import { type Allowance, ShopError } from '#kernel/errors.ts';
import type { OperationId } from '../contract/contract.ts';
import { allowancesOf } from './rate-limits.ts';

/** Finds the program of a partner by its key and the address that it calls from; throws for a key that opens nothing. */
export type FindKeyCaller = (
  key: string,
  address: string,
) => Promise<{ readonly caller: KeyCaller; readonly isSuspended: boolean }>;

/** Counts a request in a window; `wait` are the seconds until the window ends. */
export type CountRequest = (bucket: string, windowSeconds: number) => Promise<{ readonly hits: number; readonly wait: number }>;

/** Finds who sends a key, and refuses whoever has used up a budget of the key, then whose partner is suspended. */
export type TakeKey = (
  key: string,
  /** Undefined for an operation that refuses every key. */
  operationId: OperationId | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<KeyCaller>;

/** So many requests each key may send in a minute, whatever address they come from. */
const ALL_CALLS: Allowance = { name: 'key', most: 600, seconds: 60 };

/**
 * `count` is undefined where nobody counts requests. The headers are those of draft-ietf-httpapi-ratelimit-headers: the policy names every
 * limit of the call, and `RateLimit` the one that will refuse first.
 */
export function createTakeKey(findKeyCaller: FindKeyCaller, count: CountRequest | undefined): TakeKey {
  return async (key, operationId, { ip }, reply) => {
    const { caller, isSuspended } = await findKeyCaller(key, ip);
    if (count) await spend(count, caller.keyId, [ALL_CALLS, ...(operationId ? allowancesOf(operationId) : [])], reply);
    if (isSuspended) throw new ShopError('not_allowed');
    return caller;
  };
}

async function spend(count: CountRequest, keyId: string, allowances: readonly Allowance[], reply: FastifyReply): Promise<void> {
  const policy = allowances.map(policyOf).join(', ');
  let first = { left: Number.POSITIVE_INFINITY, wait: 0, item: '' };
  for (const { name, most, seconds } of allowances) {
    const { hits, wait: rest } = await count(`key ${keyId} ${name}`, seconds);
    const left = most - hits;
    const wait = Math.min(Math.max(1, rest), seconds);
    // Of two that refuse together, the one that does so for longer.
    if (left < first.left || (left === first.left && wait > first.wait)) first = { left, wait, item: itemOf(name, left, wait) };
    if (left < 0) break;
  }
  reply.headers({ 'ratelimit-policy': policy, ratelimit: first.item });
  if (first.left < 0) throw new ShopError('rate_limited', { retryAfterSeconds: first.wait });
}

/** Names a limit by which a use case refuses, beside those of which the key was told. */
export function tellLimit({ details: { limit, retryAfterSeconds = 1 } }: ShopError, reply: FastifyReply): void {
  const policies = reply.getHeader('ratelimit-policy');
  if (!limit || policies === undefined) return;
  reply.headers({ 'ratelimit-policy': `${policies}, ${policyOf(limit)}`, ratelimit: itemOf(limit.name, 0, retryAfterSeconds) });
}

const policyOf = ({ name, most, seconds }: Allowance) => `"${name}";q=${most};w=${seconds}`;
const itemOf = (name: string, left: number, wait: number) => `"${name}";r=${Math.max(0, left)};t=${wait}`;

/** What stands behind `Bearer` in a request's `Authorization`; undefined without such a header. Other schemes are a proxy's own. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer(?: +|$)(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
}
