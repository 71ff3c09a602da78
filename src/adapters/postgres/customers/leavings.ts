import type { LeavingStore } from '#modules/accounts/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, firstAs, rowsOf, saveRow } from '../tables/rows.ts';

/** Customers who want their money back before their account is deleted. */
export function createLeavingStore(queries: Queries): LeavingStore {
  return {
    of: (userId) =>
      firstAs(rowsOf(queries, 'leavings', { user_id: userId }), (row) =>
        fieldsIn(row, 'userId', 'askedAt', 'toldAt', 'refusals'),
      ),
    async save(leaving) {
      const changes = columnsOf(leaving, 'askedAt', 'toldAt', 'refusals');
      await saveRow(queries, 'leavings', ['user_id'], { user_id: leaving.userId, ...changes });
    },
    end: (userId) => deleteRows(queries, 'leavings', { user_id: userId }),
    async page(limit, after) {
      const rows = queries.selectFrom('leavings').select('user_id').orderBy('user_id').limit(limit);
      return allAs(after === undefined ? rows : rows.where('user_id', '>', after), (row) => row.user_id);
    },
  };
}
