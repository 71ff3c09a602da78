import type { Message } from '#kernel/messages.ts';
import type { OrderChange, OrderNews, TellCustomer, TellGuest } from '../letters.ts';
import type { Order } from '../order.ts';

/** A letter about an order with nothing but a text. */
export function testLetter({ id: about, language, contact }: Order, kind: string, text: string): Message {
  const to = contact?.email ?? '';
  return { id: `${kind} ${about}`, channel: 'email', to, about, subject: '', text, html: '', language };
}

/** A `tellGuest` that adds a message with the kind of the news as its text to the outbox, and collects what it told in `news`. */
export function createTestTellGuest() {
  const news: OrderNews[] = [];
  const tellGuest: TellGuest = async (order, orderNews, { messages }) => {
    news.push(orderNews);
    await messages.add(testLetter(order, 'news', orderNews.kind));
  };
  return { news, tellGuest };
}

/** A `tellCustomer` that does the same, in `changes`. */
export function createTestTellCustomer() {
  const changes: OrderChange[] = [];
  const tellCustomer: TellCustomer = async (order, change, { messages }) => {
    changes.push(change);
    await messages.add(testLetter(order, 'change', change.kind));
  };
  return { changes, tellCustomer };
}
