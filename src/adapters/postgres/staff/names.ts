import { isUuid } from '#kernel/ids.ts';
import { showHidden } from '#kernel/visible-name.ts';
import type { Queries } from '../tables/entities.ts';

/**
 * The names of accounts and keys by their ids: an e-mail, else a phone; a key by its own name. Left out are accounts that are closed, which
 * have neither, and values that are no ids, such as the word that stands for the operator who ran a command.
 */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const uuids = [...new Set(ids)].filter(isUuid);
  if (uuids.length === 0) return new Map();
  const people = await queries.selectFrom('users').select(['id', 'email', 'phone']).where('id', 'in', uuids).execute();
  const keys = await queries.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', uuids).execute();
  return new Map([
    ...people.flatMap(({ id, email, phone }) => {
      const name = email ?? phone;
      return name === null ? [] : [[id, showHidden(name)] as const];
    }),
    ...keys.map(({ id, name }) => [id, `API: ${showHidden(name)}`] as const),
  ]);
}
