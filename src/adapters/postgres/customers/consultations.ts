import type { Selectable } from 'kysely';
import type { Consultation, ConsultationData, ConsultationStore } from '#modules/consultations/index.ts';
import { risingPage } from '../engine/keyset.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn, presentIn } from '../tables/fields.ts';
import { allAs, insertRows, rowsOf } from '../tables/rows.ts';

export function createConsultations(queries: Queries): ConsultationStore & ConsultationData {
  return {
    add: (request) => insertRows(queries, 'consultations', columnsOf(request, ...FIELDS, 'userId', 'email')),
    async ofUser(userId, limit, after) {
      const rows = rowsOf(queries, 'consultations', { user_id: userId }).$call(
        risingPage('requested_at', after && { id: after.id, at: after.requestedAt }, limit),
      );
      return allAs(rows, toConsultation);
    },
    async erase(selection, limit) {
      const all = queries.selectFrom('consultations').select('id').limit(limit);
      const matching =
        'userId' in selection
          ? all.where('user_id', '=', selection.userId)
          : all.where('requested_at', '<', selection.requestedBefore);
      const erased = queries.deleteFrom('consultations').where('id', 'in', matching).returning('id');
      return allAs(erased, ({ id }) => id);
    },
  };
}

/** A row as the module knows it. */
export function toConsultation(
  row: Omit<Selectable<Tables['consultations']>, 'answered_at' | 'answered_by' | 'version'>,
): Consultation {
  return { ...fieldsIn(row, ...FIELDS), userId: row.user_id ?? undefined, ...presentIn(row, 'email') };
}

const FIELDS = ['id', 'name', 'phone', 'message', 'language', 'requestedAt'] as const;
