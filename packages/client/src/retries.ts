import { NoAnswer, ShopError } from './errors.ts';

export interface RetryRules {
  /** How often a request is repeated at most. */
  readonly retries: number;
  /** True when a repetition does nothing twice: the request reads, or carries an idempotency key. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** Who is told to wait longer than a minute should do something else meanwhile. */
const LONGEST_WAIT = 60_000;
/** A gateway or the shop does not answer, for now. */
const PASSING = [502, 503, 504];

/**
 * Sends until there is an answer that stays. Pauses double and have chance in them, so that clients do not come back together; the
 * shop's `Retry-After` is the least of a pause. Throws the last error, and an abort at once.
 */
export async function withRetries<Answer>(send: () => Promise<Answer>, rules: RetryRules): Promise<Answer> {
  for (let tried = 0; ; tried++) {
    try {
      return await send();
    } catch (error) {
      const asked = error instanceof ShopError ? (error.retryAfter ?? 0) * 1000 : 0;
      if (tried >= rules.retries || asked > LONGEST_WAIT || !mayRepeat(error, rules)) throw error;
      const pause = Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tried);
      await wait(asked + pause, rules.signal);
    }
  }
}

function mayRepeat(error: unknown, { isRepeatable, signal }: RetryRules): boolean {
  if (signal?.aborted) return false;
  if (error instanceof NoAnswer) return isRepeatable;
  if (!(error instanceof ShopError)) return false;
  // A request above the limit was refused before anything was done.
  if (error.status === 429) return true;
  return isRepeatable && (PASSING.includes(error.status) || error.code === 'request_in_progress');
}

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
