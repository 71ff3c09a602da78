import type { Queries } from '../tables/entities.ts';

/** The names of the secret keys that made the claims on orders of deleted accounts. */
export async function keysOfClaims(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('orders').select('claim_key').distinct().where('claim_hash', 'is not', null).execute();
  return rows.flatMap(({ claim_key: key }) => key ?? []);
}

/** Forgets the claims that nobody can prove any more: those of keys whose names are not among `keys`. */
export async function forgetLostClaims(queries: Queries, keys: readonly string[]): Promise<void> {
  const forgotten = { claim_hash: null, claim_key: null };
  await queries.updateTable('orders').set(forgotten).where('claim_key', 'not in', keys).execute();
}
