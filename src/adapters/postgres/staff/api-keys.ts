import { type Selectable, sql } from 'kysely';
import { showHidden } from '#kernel/visible-name.ts';
import type { ApiKey, KeyReader, KeyStore } from '#modules/api-keys/index.ts';
import { isBefore } from '../engine/keyset.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { createPartnerStore } from './partners.ts';

export function createKeyStore(queries: Queries): KeyStore {
  return {
    lockPartner: (slug) => createPartnerStore(queries).lock(slug),
    async peopleOf(slug, limit) {
      const rows = await queries
        .selectFrom('users')
        .select(['id', 'email', 'language'])
        .where('role', '=', 'partner')
        .where('partner', '=', slug)
        .where('email', 'is not', null)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, email, language }) => ({ id, email: email ?? '', language }));
    },
    async countValid(slug, now) {
      const { count } = await queries
        .selectFrom('api_keys')
        .select(({ fn }) => fn.countAll<number | string | bigint>().as('count'))
        .where('partner', '=', slug)
        .where(isValid(now))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async add(key, hash) {
      await queries
        .insertInto('api_keys')
        .values({
          ...{ id: key.id, partner: key.partner, name: key.name, hint: key.hint, key_hash: hash },
          scopes: sql<ApiKey['scopes']>`${JSON.stringify(key.scopes)}::jsonb`,
          networks: sql<ApiKey['networks']>`${JSON.stringify(key.networks)}::jsonb`,
          created_at: key.createdAt,
          created_by: key.createdBy,
          expires_at: key.expiresAt,
        })
        .execute();
    },
    async lock(slug, id) {
      const row = await queries
        .selectFrom('api_keys')
        .selectAll()
        .where('id', '=', id)
        .where('partner', '=', slug)
        .forUpdate()
        .executeTakeFirst();
      return row && toKey(row);
    },
    async saveEnd({ id, expiresAt, revokedAt, exchangedFor }) {
      const at = { expires_at: expiresAt, revoked_at: revokedAt };
      const end = { ...at, exchanged_for: exchangedFor };
      await queries.updateTable('api_keys').set(end).where('id', '=', id).execute();
    },
  };
}

const isValid = (now: Date) => sql<boolean>`(revoked_at is null and (expires_at is null or expires_at > ${now}::timestamptz))`;

/** Tells whether a key is valid, and keeps it so until the transaction ends. */
export async function holdKey(queries: Queries, id: string, now: Date): Promise<boolean> {
  const key = queries.selectFrom('api_keys').select('id').where('id', '=', id).where(isValid(now));
  return (await key.forShare().executeTakeFirst()) !== undefined;
}

export function createKeyReader(queries: () => Queries): KeyReader {
  return {
    async findValid(hashes, now) {
      const row = await queries()
        .selectFrom('api_keys')
        .innerJoin('partners', 'partners.slug', 'api_keys.partner')
        .selectAll('api_keys')
        .select('partners.is_suspended')
        .where('key_hash', 'in', hashes)
        .where(isValid(now))
        .executeTakeFirst();
      return row && { key: toKey(row), isSuspended: row.is_suspended };
    },
    async saveUse(id, at) {
      await queries().updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute();
    },
    async list(slug, limit, after) {
      const rows = await queries()
        .selectFrom('api_keys')
        .selectAll()
        .where('partner', '=', slug)
        .where(isBefore('created_at', after))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toKey);
    },
  };
}

function toKey(row: Selectable<Tables['api_keys']>): ApiKey {
  const { id, partner, hint, scopes, networks } = row;
  return {
    ...{ id, partner, name: showHidden(row.name), hint, scopes, networks },
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    exchangedFor: row.exchanged_for,
  };
}
