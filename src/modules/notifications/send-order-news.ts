import type { NewId } from '#kernel/ids.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Order, OrderNews } from '#modules/orders/index.ts';
import { type LetterPlace, writeOrderNews } from './order-letters.ts';

/** Adds to the outbox a letter that a person of the shop sends by hand. Does nothing for an order without an e-mail. */
export function createSendOrderNews({ newId, ...place }: LetterPlace & { readonly newId: NewId }) {
  return async (order: Order, news: OrderNews, messages: Pick<MessageOutbox, 'add'>): Promise<void> => {
    const to = order.contact?.email;
    if (!to) return;
    await messages.add({ id: newId(), to, about: order.id, ...writeOrderNews(order, news, place) });
  };
}
