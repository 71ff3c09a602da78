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

/** How many requests each key may send in a minute, whatever address they come from. */
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

/** What is left of a limit, and how many seconds its window still lasts. */
interface Rest {
  readonly name: string;
  readonly left: number;
  readonly wait: number;
}

async function spend(count: CountRequest, keyId: string, allowances: readonly Allowance[], reply: FastifyReply): Promise<void> {
  let tightest: Rest = { name: '', left: Number.POSITIVE_INFINITY, wait: 0 };
  for (const { name, most, seconds } of allowances) {
    const { hits, wait } = await count(`key ${keyId} ${name}`, seconds);
    const rest = { name, left: most - hits, wait };
    if (refusesBefore(rest, tightest)) tightest = rest;
    if (rest.left < 0) break;
  }
  reply.headers({ 'ratelimit-policy': allowances.map(policyOf).join(', '), ratelimit: rateLimitOf(tightest) });
  if (tightest.left < 0) throw new ShopError('rate_limited', { retryAfterSeconds: tightest.wait });
}

/** Tells whether a limit refuses before another: it has less left, or as much and for longer. */
function refusesBefore(one: Rest, other: Rest): boolean {
  return one.left < other.left || (one.left === other.left && one.wait > other.wait);
}

/** Names a limit by which a use case refuses, in the headers that name the limits of the key. */
export function tellLimit({ details: { limit, retryAfterSeconds = 1 } }: ShopError, reply: FastifyReply): void {
  const policies = reply.getHeader('ratelimit-policy');
  if (!limit || policies === undefined) return;
  const ratelimit = rateLimitOf({ name: limit.name, left: 0, wait: retryAfterSeconds });
  reply.headers({ 'ratelimit-policy': `${policies}, ${policyOf(limit)}`, ratelimit });
}

const policyOf = ({ name, most, seconds }: Allowance) => `"${name}";q=${most};w=${seconds}`;
const rateLimitOf = ({ name, left, wait }: Rest) => `"${name}";r=${Math.max(0, left)};t=${wait}`;

/** The text behind `Bearer` in a request's `Authorization`; undefined without such a header. Other schemes are a proxy's own. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer(?: +|$)(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
}
