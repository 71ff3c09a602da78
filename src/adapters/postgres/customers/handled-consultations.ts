import { sql } from 'kysely';
import type { ConsultationReader, HandledConsultations, SoughtWord } from '#modules/consultations/index.ts';
import { sortedPage } from '../engine/keyset.ts';
import { escapeLike, folded } from '../engine/texts.ts';
import type { Queries } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { countOf, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { toConsultation } from './consultations.ts';

export function createHandledConsultations(queries: Queries): HandledConsultations & ConsultationReader {
  return {
    async lock(id) {
      const row = await queries
        .selectFrom('consultations')
        .select(['id', 'user_id', 'name', 'message', 'language', 'answered_at', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const notes = await countOf(rowsOf(queries, 'consultation_notes', { consultation_id: id }));
      const answers = await countOf(rowsOf(queries, 'consultation_answers', { consultation_id: id }));
      const { user_id: userId, answered_at: answeredAt, ...request } = row;
      return { ...request, userId: userId ?? undefined, answeredAt, entryCount: notes + answers };
    },
    setAnswered: (id, answered) =>
      updateRows(queries, 'consultations', { id }).to({
        answered_at: answered?.at ?? null,
        answered_by: answered?.by ?? null,
        version: sql`version + 1`,
      }),
    async addAnswer(requestId, { id, email, text, sentBy, sentAt }) {
      const answer = { id, consultation_id: requestId, email, text, sent_by: sentBy, sent_at: sentAt };
      await insertRows(queries, 'consultation_answers', answer);
      await updateRows(queries, 'consultations', { id: requestId }).to({
        answered_at: sql`coalesce(answered_at, ${sentAt}::timestamptz)`,
        answered_by: sql`coalesce(answered_by, ${sentBy}::uuid)`,
        version: sql`version + 1`,
      });
    },
    addNote(requestId, { id, text, writtenBy, writtenAt }) {
      const note = { id, consultation_id: requestId, text, written_by: writtenBy, written_at: writtenAt };
      return insertRows(queries, 'consultation_notes', note);
    },
    async list({ state, words, ...page }) {
      const isByStatus = page.sort.endsWith('status');
      // Answered requests alone are sorted by when they were answered, unless by status; all others by when they came.
      const order = {
        at: state === 'answered' && !isByStatus ? 'answered_at' : 'requested_at',
        key: isByStatus ? IS_ANSWERED : undefined,
      };
      const rows = await queries
        .selectFrom('consultations')
        .selectAll()
        .select([emailOf('answered_by').as('answerer'), emailOf('user_id').as('account_email')])
        .$if(state !== 'all', (query) => query.where('answered_at', state === 'open' ? 'is' : 'is not', null))
        .where(({ and }) => and(words.map(isInRequest)))
        .$call(sortedPage(order, page))
        .execute();
      const ids = rows.map(({ id }) => id);
      const notes = await notesOf(queries, ids);
      const answers = await answersOf(queries, ids);
      return rows.map(({ answerer, answered_at, account_email: accountEmail, version, ...row }) => ({
        ...toConsultation(row),
        answered: answered_at === null ? null : { at: answered_at, by: answerer },
        notes: (notes.get(row.id) ?? []).map((note) => {
          return { ...fieldsIn(note, 'id', 'text', 'writtenAt'), writtenBy: note.writer };
        }),
        answers: (answers.get(row.id) ?? []).map((answer) => {
          return { ...fieldsIn(answer, 'id', 'email', 'text', 'sentAt'), sentBy: answer.sender };
        }),
        accountEmail,
        version,
      }));
    },
  };
}

/** Spelled exactly as in the index `consultations_by_answer`: otherwise the database does not use it to sort. */
const IS_ANSWERED = sql`((answered_at is not null)::int)`;

/** The e-mail of the account whose id a column holds, a member's or a customer's; null when the account is gone or has none. */
const emailOf = (column: 'answered_by' | 'written_by' | 'sent_by' | 'user_id') =>
  sql<string | null>`(select users.email from users where users.id = ${sql.ref(column)})`;

/** SQL that is true of a request in which a word stands. Requests are kept for some months only, so it may read all of them without an index. */
function isInRequest({ text, digits = [], id }: SoughtWord) {
  if (id !== undefined) return sql<boolean>`id = ${id}::uuid`;
  const part = `%${escapeLike(text)}%`;
  const isInPhone = (column: string) => sql`${sql.ref(column)} like any(${digits.map((some) => `%${some}%`)}::text[])`;
  const isIn = (column: string) => sql`${folded(column)} like ${part}`;
  return sql<boolean>`(${isIn('name')} or ${isIn('message')} or ${isIn('consultations.email')} or ${isInPhone('consultations.phone')}
    or exists (select from users where users.id = user_id and (${isIn('users.email')} or ${isInPhone('users.phone')}))
    or exists (select from consultation_answers where consultation_id = consultations.id
      and (${isIn('text')} or ${isIn('consultation_answers.email')})))`;
}

/** The answers to some requests, by the ids of these. */
async function answersOf(queries: Queries, requestIds: readonly string[]) {
  const answers = rowsOf(queries, 'consultation_answers', { consultation_id: requestIds }).select(
    emailOf('sent_by').as('sender'),
  );
  return Map.groupBy(await answers.orderBy('sent_at').orderBy('id').execute(), (answer) => answer.consultation_id);
}

/** The notes on some requests, by the ids of these. */
async function notesOf(queries: Queries, requestIds: readonly string[]) {
  const notes = rowsOf(queries, 'consultation_notes', { consultation_id: requestIds }).select(emailOf('written_by').as('writer'));
  return Map.groupBy(await notes.orderBy('written_at').orderBy('id').execute(), (note) => note.consultation_id);
}
