import type { Selectable } from 'kysely';
import type { Consultation, ConsultationData, ConsultationStore } from '#modules/consultations/index.ts';
import { isAfter } from '../engine/keyset.ts';
import type { Queries, Tables } from '../tables/entities.ts';

export function createConsultationStore(queries: Queries): ConsultationStore {
  return {
    async add({ id, userId, name, phone, email = null, message, language, requestedAt }) {
      await queries
        .insertInto('consultations')
        .values({ id, user_id: userId ?? null, name, phone, email, message, language, requested_at: requestedAt })
        .execute();
    },
  };
}

export function createConsultationData(queries: Queries): ConsultationData {
  return {
    async ofUser(userId, limit, after) {
      const rows = await queries
        .selectFrom('consultations')
        .selectAll()
        .where('user_id', '=', userId)
        .where(isAfter('requested_at', after && { id: after.id, at: after.requestedAt }))
        .orderBy('requested_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toConsultation);
    },
    async erase(of, limit) {
      const all = queries.selectFrom('consultations').select('id').limit(limit);
      const matching = 'userId' in of ? all.where('user_id', '=', of.userId) : all.where('requested_at', '<', of.requestedBefore);
      const erased = await queries.deleteFrom('consultations').where('id', 'in', matching).returning('id').execute();
      return erased.map(({ id }) => id);
    },
  };
}

/** A row as the module knows it. */
export function toConsultation(
  row: Omit<Selectable<Tables['consultations']>, 'answered_at' | 'answered_by' | 'version'>,
): Consultation {
  const { id, user_id: userId, name, phone, email, message, language, requested_at: requestedAt } = row;
  return { id, userId: userId ?? undefined, name, phone, ...(email !== null && { email }), message, language, requestedAt };
}
