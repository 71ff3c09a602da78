import type { Clock } from '#kernel/clock.ts';
import { parseEmail } from '#kernel/contact.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Message } from '#kernel/messages.ts';
import type { GuestMail, Order } from '#modules/orders/index.ts';
import { type LetterPlace, writeDigest } from './order-letters.ts';

export interface FewMailsDeps extends LetterPlace {
  readonly newId: NewId;
  readonly clock: Clock;
  /** The most letters to one address in a day; then comes one digest. */
  readonly mailsPerDay: number;
}

const MOST_IN_DIGEST = 10;

/**
 * Adds a letter about an order to the outbox, unless its address has had too many. Nobody has proved that the address is the payer's, so it
 * gets few letters in a day, then one digest of its guest orders, then none. Letters about orders of accounts are counted apart, so
 * that strangers cannot use them up, and have no digest: the account lists the orders.
 */
export async function addIfFew(order: Order, letter: Omit<Message, 'id'>, mail: GuestMail, deps: FewMailsDeps): Promise<void> {
  const isGuest = order.userId === undefined;
  const mostWithDigest = deps.mailsPerDay + 1;
  const bucket = `${isGuest ? 'order mails' : 'account order mails'} to ${(parseEmail(letter.to) ?? letter.to).toLowerCase()}`;
  // The count includes this letter, and need not grow any more after the digest.
  const mails = await mail.counter.count(bucket, DAY_SECONDS, mostWithDigest);
  if (mails <= deps.mailsPerDay) return mail.messages.add({ id: deps.newId(), ...letter });
  if (mails > mostWithDigest || !isGuest) return;
  const digest = writeDigest(await ordersForDigest(order, letter.to, mail, deps), order.language, deps);
  await mail.messages.add({ id: deps.newId(), to: letter.to, about: order.id, ...digest });
}

/** The address's orders of the last day, newest first, with the order that the letter was about, which may be older. */
async function ordersForDigest(order: Order, to: string, { orders }: GuestMail, { clock }: FewMailsDeps): Promise<Order[]> {
  const since = new Date(clock().getTime() - DAY_SECONDS * 1000);
  const recent = await orders.ofGuest(to, since, MOST_IN_DIGEST);
  return recent.some(({ id }) => id === order.id) ? recent : [...recent.slice(0, MOST_IN_DIGEST - 1), order];
}
