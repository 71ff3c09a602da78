import { isDeepStrictEqual } from 'node:util';
import { ShopError } from './errors.ts';
import type { Transact } from './transaction.ts';

/** A request whose repetition is known by its key. `bodyHash` is the SHA-256 of the body and of the ids in the address as canonical JSON. */
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
  /** Another request has claimed the key less than `LEASE_SECONDS` ago: it still runs, or has died. */
  | { readonly kind: 'running' }
  /** The work was done, and its result was a secret that is not kept any more. */
  | { readonly kind: 'gone' }
  /** The key was used before with another body. */
  | { readonly kind: 'reused' };

/** Keeps the result of each request for 24 hours, or for its `replaySeconds`. The store is bound to a transaction. */
export interface IdempotencyStore {
  /** Claims the key for this request; concurrent claims of a key wait for each other. */
  claim(request: IdempotentRequest): Promise<IdempotencyClaim>;
  /** Stores the result, plain JSON, for replays to retries. */
  remember(request: IdempotentRequest, result: unknown): Promise<void>;
  /** Stores a result that holds a secret: enciphered, for `SECRET_SECONDS`, and in no backup. */
  rememberSecret(request: IdempotentRequest, result: unknown): Promise<void>;
  /** Frees the key after a failure, so that a retry need not wait until the lease ends. */
  release(request: IdempotentRequest): Promise<void>;
}

/** After this time a request that has not ended counts as dead, and a retry may claim its key. */
export const LEASE_SECONDS = 30;

/** When the lease of a request ends that begins now. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}

/** How long an answer with a secret is kept for a client that has lost it. */
export const SECRET_SECONDS = 600;

/**
 * Refuses an id of a client's making under which something else is stored: only the same content again is a repetition. Throws
 * `idempotency_key_reused`.
 */
export function requireSameContent(stored: unknown, sent: unknown): void {
  if (!isDeepStrictEqual(stored, sent)) throw new ShopError('idempotency_key_reused');
}

/** A result; `replayed` tells whether an earlier request produced it. */
export interface Replayable<Result> {
  readonly result: Result;
  readonly replayed: boolean;
}

/**
 * Claims the key. Returns the earlier result, or undefined for new work and for a request without a key. Throws `idempotency_key_reused`,
 * `request_in_progress` and `secret_gone`.
 */
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
    case 'gone':
      throw new ShopError('secret_gone');
    case 'done':
      return { result: claim.result as Result, replayed: true };
    default:
      return undefined;
  }
}

/**
 * Does the work once for each key, in the transaction of the store, and remembers the result: JSON that may hold instants. `isSecret` says
 * that the result holds a secret; only such a result may hold personal data. The claim comes first, so a repetition gets the first result
 * whatever has happened since. Throws like `claimOrReplay`; whatever the work throws frees the key with its transaction.
 */
export async function once<Result>(
  store: IdempotencyStore,
  request: IdempotentRequest | undefined,
  work: () => Promise<Result>,
  { isSecret = false }: { readonly isSecret?: boolean } = {},
): Promise<Replayable<Result>> {
  const earlier = await claimOrReplay<unknown>(store, request);
  if (earlier) return { ...earlier, result: fromPlain(earlier.result) as Result };
  const result = await work();
  if (request && isSecret) await store.rememberSecret(request, toPlain(result));
  else if (request) await store.remember(request, toPlain(result));
  return { result, replayed: false };
}

/** As `once`, in a transaction of its own, for work that makes a secret; a repetition gets what was made as it was then. */
export function onceWithSecret<Stores extends { readonly idempotency: IdempotencyStore }, Made extends object>(
  transact: Transact<Stores>,
  request: IdempotentRequest | undefined,
  work: (stores: Stores) => Promise<Made>,
): Promise<Made & Pick<Replayable<Made>, 'replayed'>> {
  return transact(async (stores) => {
    const { result, replayed } = await once(stores.idempotency, request, () => work(stores), { isSecret: true });
    return { ...result, replayed };
  });
}

/** The name under which an instant stands in JSON, so that it is read as an instant again. */
const INSTANT = '$instant';

function toPlain(value: unknown): unknown {
  if (value instanceof Date) return { [INSTANT]: value.toISOString() };
  if (Array.isArray(value)) return value.map(toPlain);
  return isRecord(value) ? mapped(value, toPlain) : value;
}

function fromPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromPlain);
  if (!isRecord(value)) return value;
  const instant = value[INSTANT];
  return typeof instant === 'string' ? new Date(instant) : mapped(value, fromPlain);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function mapped(record: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
