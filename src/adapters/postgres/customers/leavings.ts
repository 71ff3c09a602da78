import type { LeavingStore } from '#modules/accounts/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, firstAs, rowsOf, saveRow } from '../tables/rows.ts';

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

/** The names of the keys under which claims of deleted accounts stand. */
export async function keysOfClaims(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('orders').select('claim_key').distinct().where('claim_hash', 'is not', null).execute();
  return rows.flatMap(({ claim_key: key }) => key ?? []);
}

/** Forgets claims that nobody can prove any more, because the keys that made them are not among `keys`. */
export async function forgetLostClaims(queries: Queries, keys: readonly string[]): Promise<void> {
  const forgotten = { claim_hash: null, claim_key: null };
  await queries.updateTable('orders').set(forgotten).where('claim_key', 'not in', keys).execute();
}
