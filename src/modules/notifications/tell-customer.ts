import { DAY_SECONDS } from '#kernel/durations.ts';
import type { TellCustomer } from '#modules/orders/index.ts';
import { addIfFew, type FewMailsDeps } from './few-mails.ts';
import { type ChangePlace, writeOrderChange } from './order-change-letter.ts';

/** The most letters of a kind about an order in a day, for a gateway that changes its mind again and again, or a payer who sends dust. */
const MOST_OF_KIND = 10;

/**
 * Adds a letter about a change of an order to the outbox, in the language of the order; does nothing for an order without an e-mail. What
 * money or the shop's staff caused is told up to ten times a day for an order, each kind of news for itself: reports on many rituals do not
 * use up the letter that all is completed. That an order is still unpaid counts as one of the few mails to an address in a day, because
 * nobody has proved that the address is the payer's.
 */
export function createTellCustomer(deps: ChangePlace & FewMailsDeps): TellCustomer {
  return async (order, change, mail) => {
    const to = order.contact?.email;
    if (!to) return;
    // A letter that waits has a topic, by which it is withdrawn when its news is over.
    const waiting = 'notBefore' in change ? { notBefore: change.notBefore, topic: change.kind } : {};
    const letter = { about: order.id, to, ...writeOrderChange(order, change, deps), ...waiting };
    if (change.kind === 'expired' || change.kind === 'unpaid') return addIfFew(order, letter, mail, deps);
    const letters = await mail.counter.count(`letters about order ${order.id}: ${change.kind}`, DAY_SECONDS, MOST_OF_KIND);
    if (letters <= MOST_OF_KIND) await mail.messages.add({ id: deps.newId(), ...letter });
  };
}
