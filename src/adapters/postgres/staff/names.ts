import { showHidden } from '#kernel/visible-name.ts';
import type { Queries } from '../tables/entities.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Operators' commands name a person by a word that is no id. */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => UUID.test(id));
  if (known.length === 0) return new Map();
  const people = await queries.selectFrom('users').select(['id', 'email', 'phone']).where('id', 'in', known).execute();
  const keys = await queries.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map([
    ...people.map(({ id, email, phone }) => [id, showHidden(email ?? phone ?? '')] as const),
    ...keys.map(({ id, name }) => [id, `API: ${showHidden(name)}`] as const),
  ]);
}
