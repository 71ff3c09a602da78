import type { OrderChange, OrderNews, TellCustomer, TellGuest } from '../ports.ts';

/** A `tellGuest` that adds a message with the kind of the news as its text to the outbox, and collects what it told in `news`. */
export function createTestTellGuest() {
  const news: OrderNews[] = [];
  const tellGuest: TellGuest = async (order, told, { messages }) => {
    news.push(told);
    const { id, language, contact } = order;
    await messages.add({
      id: `news ${id}`,
      channel: 'email',
      to: contact?.email ?? '',
      about: id,
      subject: '',
      text: told.kind,
      html: '',
      language,
    });
  };
  return { news, tellGuest };
}

/** A `tellCustomer` that does the same, in `changes`. */
export function createTestTellCustomer() {
  const changes: OrderChange[] = [];
  const tellCustomer: TellCustomer = async ({ id, language, contact }, told, { messages }) => {
    changes.push(told);
    const to = contact?.email ?? '';
    await messages.add({ id: `change ${id}`, channel: 'email', to, about: id, subject: '', text: told.kind, html: '', language });
  };
  return { changes, tellCustomer };
}
