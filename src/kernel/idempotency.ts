import { ShopError } from './errors.ts';

/** Who asked, for what, under which key, and with which body (`bodyHash`: SHA-256 of the canonical JSON). */
export interface IdempotentRequest {
  readonly caller: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: string;
}

export type IdempotencyClaim =
  /** Nobody used this key: do the work, then `remember` its result in the same transaction or a later one. */
  | { readonly kind: 'new' }
  /** The work was done: `result` is what was remembered. */
  | { readonly kind: 'done'; readonly result: unknown }
  /** The first request still runs, or died less than `LEASE_SECONDS` ago. */
  | { readonly kind: 'running' }
  /** The key came with another body before. */
  | { readonly kind: 'reused' };

/** Remembers, for 24 hours, which request was answered with what. Bound to a transaction. */
export interface IdempotencyStore {
  /** Takes the key for this request; concurrent claims wait for each other. */
  claim(request: IdempotentRequest): Promise<IdempotencyClaim>;
  /** Stores the result, plain JSON, to be replayed. */
  remember(request: IdempotentRequest, result: unknown): Promise<void>;
  /** Gives the key back after a failure, so that a retry need not wait. */
  release(request: IdempotentRequest): Promise<void>;
}

/** A request that did not end within this time is taken for dead, and its retry may go on. */
export const LEASE_SECONDS = 30;

/** A result, and whether it is the first answer again. */
export interface Replayable<Result> {
  readonly result: Result;
  readonly replayed: boolean;
}

/** Claims the key. Returns what was answered before, if anything; throws `idempotency_key_reused` or `request_in_progress`. */
export async function claimOrReplay<Result>(
  store: IdempotencyStore,
  request: IdempotentRequest | undefined,
): Promise<Replayable<Result> | undefined> {
  const claim = request && (await store.claim(request));
  switch (claim?.kind) {
    case 'reused':
      throw new ShopError('idempotency_key_reused');
    case 'running':
      throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
    case 'done':
      return { result: claim.result as Result, replayed: true };
    default:
      return undefined;
  }
}
