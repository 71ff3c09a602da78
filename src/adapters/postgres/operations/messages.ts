import { type Selectable, sql } from 'kysely';
import { DAY_MS } from '#kernel/durations.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { DueMessage, MessageQueue } from '#modules/notifications/index.ts';
import type { Seal } from '../engine/seal.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn, presentIn } from '../tables/fields.ts';
import { allAs, deleteRows, findsAny, insertRows, updateRows } from '../tables/rows.ts';

export function createMessageOutbox(queries: Queries, seal: Seal): MessageOutbox {
  return {
    async add({ id, channel, to, language, userId, about, secretUntil, notBefore, topic, calendar, ...texts }) {
      const isSecret = secretUntil !== undefined;
      const readable = isSecret ? { subject: '', text: '', html: '' } : texts;
      await insertRows(queries, 'messages', {
        id,
        channel,
        recipient: to,
        language,
        user_id: userId ?? null,
        about: about ?? null,
        created_at: sql`clock_timestamp()`,
        ...readable,
        sealed: isSecret ? seal.close(JSON.stringify(texts)) : null,
        expires_at: secretUntil ?? null,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: notBefore ?? (secretUntil ? AT_ONCE_AND_FIRST : AT_ONCE),
        topic: topic ?? null,
        calendar: calendar ?? null,
      });
    },
    async withdrawHeld(about, topic) {
      const held = queries
        .deleteFrom('messages')
        .where('about', '=', about)
        .where('state', '=', 'waiting')
        .where('attempts', '=', 0)
        .where('next_attempt_at', '>', AT_ONCE);
      await (topic === undefined ? held : held.where('topic', '=', topic)).execute();
    },
    withdraw: ({ about, to }) => deleteRows(queries, 'messages', { about, recipient: to, state: 'waiting' }),
  };
}

/** When a message without an instant is due, even when the clocks of instance and database differ. Codes come first: they are over in minutes. */
const AT_ONCE = sql<Date>`to_timestamp(0)`;
const AT_ONCE_AND_FIRST = sql<Date>`to_timestamp(-1)`;

/** A message in any state. The sandbox shows it as sent when it was written. */
interface WrittenMessage extends Pick<Message, 'id' | 'channel' | 'to'>, Texts {
  readonly sentAt: string;
}

const MOST_READ = 100;

/** Reads the newest messages, newest first; with `to` only the messages to that contact. */
export function createMessageReader(queries: Queries, seal: Seal) {
  return async (to?: string): Promise<WrittenMessage[]> => {
    let query = queries.selectFrom('messages').selectAll().orderBy('created_at', 'desc').limit(MOST_READ);
    if (to) query = query.where('recipient', '=', to);
    return allAs(query, (row) => {
      const { id, channel, recipient, created_at } = row;
      return { id, channel, to: recipient, ...textsOf(row, seal), sentAt: created_at.toISOString() };
    });
  };
}

type Texts = Pick<Message, 'subject' | 'text' | 'html'>;
type MessageRow = Selectable<Tables['messages']>;

/** The deciphered texts of a message; empty when no key deciphers them. */
function textsOf({ subject, text, html, sealed }: MessageRow, seal: Seal): Texts {
  const opened = sealed === null ? undefined : seal.open(sealed);
  return opened === undefined ? { subject, text, html } : (JSON.parse(opened) as Texts);
}

/** How long an instance holds its claim on a message. */
export const BATCH_LEASE_SECONDS = 120;

/** The queue of messages; each message is claimed by one instance at a time. */
export function createMessageQueue(queries: Queries, seal: Seal): MessageQueue {
  return {
    async claimDue(channel, now, limit) {
      const due = queries
        .selectFrom('messages')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const rows = queries
        .updateTable('messages')
        .set({
          attempts: sql`attempts + 1`,
          next_attempt_at: sql`${now}::timestamptz + make_interval(secs => ${BATCH_LEASE_SECONDS})`,
        })
        .where('id', 'in', due)
        .returningAll();
      return allAs(rows, (row) => toDueMessage(row, seal));
    },
    // A message that was sent is done, whoever has claimed it since; a failure counts only for the last claim.
    markDone: ({ id }, at) =>
      updateRows(queries, 'messages', { id }).to({ state: 'sent', sent_at: at, next_attempt_at: null, failure: null }),
    markFailed: ({ id, attempts }, { at, kind, retryAt }) =>
      updateRows(queries, 'messages', { id, state: 'waiting', attempts }).to({
        state: retryAt ? 'waiting' : 'dead',
        next_attempt_at: retryAt ?? null,
        failed_at: at,
        failure: kind,
      }),
    isUnreachable(channel, since) {
      const unreachable = queries
        .selectFrom('messages as failed')
        .where('failed.channel', '=', channel)
        .where('failed.state', '=', 'waiting')
        .where('failed.failure', '=', 'unreachable')
        .where('failed.failed_at', '>', since)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('messages as sent')
                .select('sent.id')
                .where('sent.channel', '=', channel)
                .whereRef('sent.sent_at', '>', 'failed.failed_at')
                // No index has the time of sending, so without this all letters would be read. None is tried for longer.
                .where('sent.created_at', '>', new Date(since.getTime() - 7 * DAY_MS)),
            ),
          ),
        );
      return findsAny(unreachable);
    },
  };
}

function toDueMessage(row: MessageRow, seal: Seal): DueMessage {
  return {
    ...fieldsIn(row, 'id', 'channel', 'language', 'attempts'),
    to: row.recipient,
    ...textsOf(row, seal),
    ...(row.expires_at === null ? {} : { secretUntil: row.expires_at }),
    ...presentIn(row, 'calendar'),
  };
}
