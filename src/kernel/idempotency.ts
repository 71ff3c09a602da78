import { ShopError } from './errors.ts';

/** A request whose repetition is known by its key. `bodyHash` is the SHA-256 of the body as canonical JSON. */
export interface IdempotentRequest {
  readonly caller: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: string;
  /** After this time the same key means a new request; without it after 24 hours. */
  readonly replaySeconds?: number | undefined;
}

export type IdempotencyClaim =
  /** The key is new: do the work, then `remember` its result in the same transaction or a later one. */
  | { readonly kind: 'new' }
  /** The work was done: `result` is the remembered result. */
  | { readonly kind: 'done'; readonly result: unknown }
  /** The first request still runs, or died less than `LEASE_SECONDS` ago. */
  | { readonly kind: 'running' }
  /** The key was used before with another body. */
  | { readonly kind: 'reused' };

/** Keeps the result of each request with a key for 24 hours. The store is bound to a transaction. */
export interface IdempotencyStore {
  /** Claims the key for this request; concurrent claims of a key wait for each other. */
  claim(request: IdempotentRequest): Promise<IdempotencyClaim>;
  /** Stores the result, plain JSON, for replays to retries. */
  remember(request: IdempotentRequest, result: unknown): Promise<void>;
  /** Frees the key after a failure, so that a retry need not wait until the lease ends. */
  release(request: IdempotentRequest): Promise<void>;
}

/** What is remembered of requests, as personal data of the callers. */
export interface RequestData {
  erase(caller: string): Promise<void>;
}

/** After this time a request that has not ended counts as dead, and a retry may claim its key. */
export const LEASE_SECONDS = 30;

/** A result; `replayed` tells whether an earlier request produced it. */
export interface Replayable<Result> {
  readonly result: Result;
  readonly replayed: boolean;
}

/** Claims the key. Returns the earlier result, or undefined for new work; throws `idempotency_key_reused` or `request_in_progress`. */
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
