import type { ConsultationStore } from '#modules/consultations/index.ts';
import type { Queries } from './entities.ts';

export function createConsultationStore(queries: Queries): ConsultationStore {
  return {
    async add({ id, userId, name, phone, message, language, requestedAt }) {
      await queries
        .insertInto('consultations')
        .values({ id, user_id: userId ?? null, name, phone, message, language, requested_at: requestedAt.toISOString() })
        .execute();
    },
  };
}

/** What a user asked, oldest first, in the words of the API. */
export async function consultationsOf(queries: Queries, userId: string) {
  const rows = await queries
    .selectFrom('consultations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .execute();
  return rows.map(({ id, name, phone, message, requested_at }) => {
    return { id, name, phone, message, requestedAt: new Date(requested_at).toISOString() };
  });
}

/** Removes what a user asked, or what anybody asked before an instant, and the messages that speak of it. */
export async function removeConsultations(queries: Queries, of: { userId: string } | { requestedBefore: Date }): Promise<void> {
  const matching =
    'userId' in of
      ? queries.deleteFrom('consultations').where('user_id', '=', of.userId)
      : queries.deleteFrom('consultations').where('requested_at', '<', of.requestedBefore.toISOString());
  for (const { id } of await matching.returning('id').execute()) {
    await queries.deleteFrom('messages').where('text', 'like', `%${id}%`).execute();
  }
}
