import { requireFound } from '#kernel/errors.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf } from '../tables/rows.ts';

/**
 * Locks the row of the user: no other transaction creates or changes data of this user until this transaction ends. Throws
 * `not_signed_in` when the account was deleted since the request began.
 */
export async function lockUser(queries: Queries, userId: string) {
  const users = rowsOf(queries, 'users', { id: userId, closed_at: null }).forUpdate();
  return requireFound(await users.executeTakeFirst(), 'not_signed_in');
}
