import { type Selectable, sql } from 'kysely';
import type { Session, SessionReader, SessionStore } from '#modules/auth/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { findUser } from './users.ts';

export function createSessionStore(queries: Queries): SessionStore {
  return {
    async add(session, tokenHash) {
      await queries
        .insertInto('sessions')
        .values({ ...columnsOf(session, ...FIELDS), token_hash: tokenHash })
        .execute();
    },
    async endByToken(tokenHash) {
      const ended = await queries
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst();
      return ended && findUser(queries, ended.user_id);
    },
    async giveFactor({ id, userId }, tokenHash, at) {
      const given = await queries
        .updateTable('sessions')
        .set({ token_hash: tokenHash, second_factor_at: at, last_used_at: at })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return given !== undefined;
    },
    async endAllOf(userId) {
      await queries.deleteFrom('sessions').where('user_id', '=', userId).execute();
      await queries.deleteFrom('push_devices').where('user_id', '=', userId).execute();
    },
  };
}

export function createSessionReader(queries: () => Queries): SessionReader {
  return {
    async find(tokenHash) {
      const row = await queries().selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      const user = row && (await findUser(queries(), row.user_id));
      return row && user && { session: toSession(row), user };
    },
    async saveLastUse(id, at) {
      await queries().updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute();
    },
    async end(id, userId) {
      const ended = await queries()
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },
    async list(userId, limit, after) {
      let query = queries()
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (after) {
        const at = after.lastUsedAt;
        query = query.where(sql<boolean>`(last_used_at, id) < (${at}::timestamptz, ${after.id}::uuid)`);
      }
      return (await query.execute()).map(toSession);
    },
    user: (id) => findUser(queries(), id),
  };
}

const FIELDS = ['id', 'userId', 'createdAt', 'lastUsedAt', 'device', 'secondFactorAt'] as const;

export function toSession(row: Selectable<Tables['sessions']>): Session {
  return fieldsIn(row, ...FIELDS);
}
