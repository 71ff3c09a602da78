import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '#kernel/errors.ts';

/** How many uploads are read at once: each stands in memory as a whole. */
const MOST_AT_ONCE = { inAll: 10, perPerson: 2 };
const RETRY_AFTER_SECONDS = 5;

/**
 * The hook that bounds how many uploads of signed-in people an instance reads at once. Over the bound of a person it throws
 * `rate_limited`, over that of the instance `unavailable`, before the body is read.
 */
export function createUploadGate({ inAll, perPerson } = MOST_AT_ONCE) {
  const running = new Map<string, number>();
  let total = 0;
  const count = (person: string, by: 1 | -1) => {
    total += by;
    const left = (running.get(person) ?? 0) + by;
    if (left > 0) running.set(person, left);
    else running.delete(person);
  };
  return async ({ caller }: Pick<FastifyRequest, 'caller'>, { raw }: Pick<FastifyReply, 'raw'>): Promise<void> => {
    // A connection that broke while the session was looked up will not tell it again, and nothing more of its body comes.
    if (caller?.kind !== 'user' || raw.closed) return;
    const { userId } = caller;
    if ((running.get(userId) ?? 0) >= perPerson) throw new ShopError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (total >= inAll) throw new ShopError('unavailable');
    count(userId, 1);
    // Comes once the answer has been sent, and also when the connection breaks before.
    raw.once('close', () => count(userId, -1));
  };
}
