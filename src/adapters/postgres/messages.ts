import { type Selectable, sql } from 'kysely';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Queries, Tables } from './entities.ts';
import type { Seal } from './seal.ts';

export function createMessageOutbox(queries: Queries, seal: Seal): MessageOutbox {
  return {
    async add({ id, channel, to, language, secretUntil, ...texts }) {
      const isSecret = secretUntil !== undefined;
      await queries
        .insertInto('messages')
        .values({
          id,
          channel,
          recipient: to,
          language,
          created_at: sql`clock_timestamp()`,
          ...(isSecret ? { subject: '', text: '', html: '' } : texts),
          sealed: isSecret ? seal.close(JSON.stringify(texts)) : null,
          expires_at: secretUntil?.toISOString() ?? null,
          state: 'waiting',
          attempts: 0,
          next_attempt_at: sql`now()`,
          failed_at: null,
          failure: null,
        })
        .execute();
    },
  };
}

export type SentMessage = Omit<Message, 'language' | 'secretUntil'> & { readonly sentAt: string };

/** The newest hundred messages, newest first; only those to `to` when it is given. */
export function createMessageReader(queries: () => Queries, seal: Seal) {
  return async (to?: string): Promise<SentMessage[]> => {
    let query = queries().selectFrom('messages').selectAll().orderBy('created_at', 'desc').limit(100);
    if (to) query = query.where('recipient', '=', to);
    const rows = await query.execute();
    return rows.map((row) => {
      const { id, channel, recipient, created_at } = row;
      return { id, channel, to: recipient, ...textsOf(row, seal), sentAt: new Date(created_at).toISOString() };
    });
  };
}

type Texts = Pick<Message, 'subject' | 'text' | 'html'>;
export type MessageRow = Selectable<Tables['messages']>;

/** The texts of a message, unsealed; empty when they are gone. */
export function textsOf({ subject, text, html, sealed }: MessageRow, seal: Seal): Texts {
  const opened = sealed === null ? undefined : seal.open(sealed);
  return opened === undefined ? { subject, text, html } : (JSON.parse(opened) as Texts);
}
