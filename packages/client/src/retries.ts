import { NoAnswer, ShopError } from './errors.ts';

interface RetryRules {
  /** How often a request is repeated at most. */
  readonly retries: number;
  /** True when a repetition does nothing twice: the request reads, or carries an idempotency key. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
  /** True once the program itself has ended the call. */
  readonly isEnded: () => boolean;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;
/** When the shop asks for a longer wait, the error is thrown, so that the program can do something else meanwhile. */
const LONGEST_WAIT_MS = 60_000;
/** Statuses that mean that a gateway or the shop does not answer for now. */
const PASSING_STATUSES = [502, 503, 504];

/**
 * Sends a request, and repeats it after an error that may pass. Pauses double and have chance in them, so that clients do not come back
 * together; no pause is shorter than the shop's `Retry-After`. Throws the last error, and an abort at once.
 */
export async function withRetries<Answer>(send: () => Promise<Answer>, rules: RetryRules): Promise<Answer> {
  for (let tried = 0; ; tried++) {
    try {
      return await send();
    } catch (error) {
      const leastWait = error instanceof ShopError ? (error.retryAfter ?? 0) * 1000 : 0;
      if (tried >= rules.retries || leastWait > LONGEST_WAIT_MS || !mayRepeat(error, rules)) throw error;
      const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tried);
      await wait(leastWait + pause, rules.signal);
    }
  }
}

function mayRepeat(error: unknown, { isRepeatable, signal, isEnded }: RetryRules): boolean {
  if (signal?.aborted || isEnded()) return false;
  if (error instanceof NoAnswer) return isRepeatable;
  if (!(error instanceof ShopError)) return false;
  // A request above the limit was refused before anything was done.
  if (error.status === 429) return true;
  return isRepeatable && (PASSING_STATUSES.includes(error.status) || error.code === 'request_in_progress');
}

/** Resolves after the time, and rejects at once with the reason of an abort. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
