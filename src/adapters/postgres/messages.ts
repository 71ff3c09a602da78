import { sql } from 'kysely';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Queries } from './entities.ts';

export function createMessageOutbox(queries: Queries): MessageOutbox {
  return {
    async add({ id, channel, to, subject, text, html, language }) {
      await queries
        .insertInto('messages')
        .values({ id, channel, recipient: to, subject, text, html, language, created_at: sql`now()` })
        .execute();
    },
  };
}

export type SentMessage = Omit<Message, 'language'> & { readonly sentAt: string };

/** The newest hundred messages, newest first; only those to `to` when it is given. */
export function createMessageReader(queries: () => Queries) {
  return async (to?: string): Promise<SentMessage[]> => {
    let query = queries().selectFrom('messages').selectAll().orderBy('created_at', 'desc').limit(100);
    if (to) query = query.where('recipient', '=', to);
    const rows = await query.execute();
    return rows.map(({ id, channel, recipient, subject, text, html, created_at }) => {
      return { id, channel, to: recipient, subject, text, html, sentAt: new Date(created_at).toISOString() };
    });
  };
}
