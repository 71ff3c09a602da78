import { createHmac } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { NewId } from '#kernel/ids.ts';
import type { TellGuest } from '#modules/orders/index.ts';
import { type LetterPlace, writeDigest, writeOrderNews } from './order-letters.ts';

interface Deps extends LetterPlace {
  readonly newId: NewId;
  readonly clock: Clock;
  /** So many letters go to one address in a day, then one digest. */
  readonly mailsPerDay: number;
  /** Keys the hash under which the letters to an address are counted. */
  readonly secret: string;
}

const DAY_SECONDS = 24 * 3600;
const MOST_IN_DIGEST = 10;

/**
 * Adds a letter about a guest's order to the outbox, in the language of the order. Nobody has proved that the address is the
 * guest's, so it gets few letters in a day, then one digest, then none. Does nothing for an order of an account or without an e-mail.
 */
export function createTellGuest(deps: Deps): TellGuest {
  return async (order, news, { orders, messages, counter }) => {
    const to = order.contact?.email;
    if (!to || order.userId !== undefined) return;
    const most = deps.mailsPerDay + 1;
    const mails = await counter.count(bucketOf(to, deps.secret), DAY_SECONDS, most);
    if (mails > most) return;
    const since = new Date(deps.clock().getTime() - DAY_SECONDS * 1000);
    const letter =
      mails <= deps.mailsPerDay
        ? writeOrderNews(order, news, deps)
        : writeDigest(await orders.ofGuest(to, since, MOST_IN_DIGEST), order.language, deps);
    await messages.add({ id: deps.newId(), to, about: order.id, ...letter });
  };
}

function bucketOf(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`order mail|${email.toLowerCase()}`).digest('base64url');
}
