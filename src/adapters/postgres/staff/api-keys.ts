import { type Selectable, sql } from 'kysely';
import { showHidden } from '#kernel/visible-name.ts';
import type { ApiKey, KeyReader, KeyStore } from '#modules/api-keys/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, countOf, findsAny, firstAs, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { createPartners } from './partners.ts';

/** Fields that are written when a key is made, and when it ends. */
const MADE = ['id', 'partner', 'hint', 'createdAt', 'createdBy', 'expiresAt'] as const;
const ENDED = ['revokedAt', 'exchangedFor'] as const;

export function createKeys(queries: Queries): KeyStore & KeyReader {
  return {
    lockPartner: (slug) => createPartners(queries).lock(slug),
    async peopleOf(slug, limit) {
      const people = rowsOf(queries, 'users', { role: 'partner', partner: slug });
      const rows = people.where('email', 'is not', null).orderBy('id').limit(limit);
      return allAs(rows, ({ id, email, language }) => ({ id, email: email ?? '', language }));
    },
    countValid: (slug, now) => countOf(queries.selectFrom('api_keys').where('partner', '=', slug).where(isValid(now))),
    add: (key, hash) =>
      insertRows(queries, 'api_keys', {
        ...columnsOf(key, ...MADE, 'name'),
        key_hash: hash,
        scopes: asJson(key.scopes),
        networks: asJson(key.networks),
      }),
    lock: (slug, id) => firstAs(rowsOf(queries, 'api_keys', { id, partner: slug }).forUpdate(), toKey),
    saveEnd: (key) => updateRows(queries, 'api_keys', { id: key.id }).to(columnsOf(key, 'expiresAt', ...ENDED)),
    async findValid(hashes, now) {
      const row = await queries
        .selectFrom('api_keys')
        .innerJoin('partners', 'partners.slug', 'api_keys.partner')
        .selectAll('api_keys')
        .select('partners.is_suspended')
        .where('key_hash', 'in', hashes)
        .where(isValid(now))
        .executeTakeFirst();
      return row && { key: toKey(row), isSuspended: row.is_suspended };
    },
    saveUse: (id, at) => updateRows(queries, 'api_keys', { id }).to({ last_used_at: at }),
    async list(slug, limit, after) {
      const rows = rowsOf(queries, 'api_keys', { partner: slug }).$call(fallingPage('created_at', after, limit));
      return allAs(rows, toKey);
    },
  };
}

const isValid = (now: Date) => sql<boolean>`(revoked_at is null and (expires_at is null or expires_at > ${now}::timestamptz))`;

/** Tells whether a key is valid, and keeps it so until the transaction ends. */
export function holdKey(queries: Queries, id: string, now: Date): Promise<boolean> {
  return findsAny(rowsOf(queries, 'api_keys', { id }).where(isValid(now)).forShare());
}

function toKey(row: Selectable<Tables['api_keys']>): ApiKey {
  return {
    ...fieldsIn(row, ...MADE, 'scopes', 'networks', 'lastUsedAt', ...ENDED),
    name: showHidden(row.name),
  };
}
