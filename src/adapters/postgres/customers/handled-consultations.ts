import { sql } from 'kysely';
import type { ConsultationReader, HandledConsultation, HandledConsultations } from '#modules/consultations/index.ts';
import { isBefore } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { toConsultation } from './consultations.ts';

export function createHandledConsultations(queries: Queries): HandledConsultations {
  return {
    async lock(id) {
      const row = await queries
        .selectFrom('consultations')
        .select(['id', 'user_id', 'answered_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const { count } = await queries
        .selectFrom('consultation_notes')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('consultation_id', '=', id)
        .executeTakeFirstOrThrow();
      const answeredAt = row.answered_at;
      return { id, userId: row.user_id ?? undefined, answeredAt, noteCount: count };
    },
    async setAnswered(id, answered) {
      await queries
        .updateTable('consultations')
        .set({ answered_at: answered?.at ?? null, answered_by: answered?.by ?? null })
        .where('id', '=', id)
        .execute();
    },
    async addNote({ id, of, text, by, at }) {
      await queries
        .insertInto('consultation_notes')
        .values({ id, consultation_id: of, text, written_by: by, written_at: at })
        .execute();
    },
  };
}

export function createConsultationReader(queries: () => Queries): ConsultationReader {
  return {
    async list(state, limit, after) {
      const place = state === 'open' ? 'requested_at' : 'answered_at';
      const rows = await queries()
        .selectFrom('consultations')
        .selectAll()
        .select(emailOf('answered_by').as('answerer'))
        .where('answered_at', state === 'open' ? 'is' : 'is not', null)
        .where(isBefore(place, after))
        .orderBy(place, 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const notes = await notesOf(
        queries(),
        rows.map(({ id }) => id),
      );
      return rows.map(({ answerer, answered_at, ...row }) => ({
        ...toConsultation(row),
        answered: answered_at === null ? null : { at: answered_at, by: answerer },
        notes: notes.get(row.id) ?? [],
      }));
    },
  };
}

/** The e-mail of the member whose id a column holds; null when the account is gone. */
const emailOf = (column: 'answered_by' | 'written_by') =>
  sql<string | null>`(select users.email from users where users.id = ${sql.ref(column)})`;

type Notes = HandledConsultation['notes'];

async function notesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, Notes>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('consultation_notes')
    .select(['id', 'consultation_id', 'text', 'written_at'])
    .select(emailOf('written_by').as('writer'))
    .where('consultation_id', 'in', ids)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  const notes = new Map<string, Notes>();
  for (const { id, consultation_id, text, written_at, writer } of rows) {
    const note = { id, text, writtenAt: written_at, writtenBy: writer };
    notes.set(consultation_id, [...(notes.get(consultation_id) ?? []), note]);
  }
  return notes;
}
