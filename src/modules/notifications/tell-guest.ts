import type { TellGuest } from '#modules/orders/index.ts';
import { addIfFew, type FewMailsDeps } from './few-mails.ts';
import { writeOrderNews } from './order-letters.ts';

/**
 * Adds a letter about a guest's order to the outbox, in the language of the order, as one of the few letters to the address in a day.
 * Does nothing for an order of an account or without an e-mail.
 */
export function createTellGuest(deps: FewMailsDeps): TellGuest {
  return async (order, news, mail) => {
    const to = order.contact?.email;
    if (!to || order.userId !== undefined) return;
    await addIfFew(order, { to, about: order.id, ...writeOrderNews(order, news, deps) }, mail, deps);
  };
}
