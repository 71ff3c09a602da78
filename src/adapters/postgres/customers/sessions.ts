import type { Selectable } from 'kysely';
import type { Session, SessionReader, SessionStore } from '#modules/auth/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteAndTell, deleteRows, insertRows, rowsOf, updateRows } from '../tables/rows.ts';
import { findUser } from './users.ts';

export function createSessions(queries: Queries): SessionStore & SessionReader {
  return {
    add: (session, tokenHash) => insertRows(queries, 'sessions', { ...columnsOf(session, ...FIELDS), token_hash: tokenHash }),
    async endByToken(tokenHash) {
      const ended = await queries
        .deleteFrom('sessions')
        .where('token_hash', '=', tokenHash)
        .returning('user_id')
        .executeTakeFirst();
      return ended && findUser(queries, ended.user_id);
    },
    async giveFactor({ id, userId }, tokenHash, at) {
      const renewed = { token_hash: tokenHash, second_factor_at: at, last_used_at: at };
      return updateRows(queries, 'sessions', { id, user_id: userId }).toAndTell(renewed);
    },
    async endAllOf(userId) {
      await deleteRows(queries, 'sessions', { user_id: userId });
      // Pushes belong to a member and a browser, not to a session: who is signed out everywhere gets none.
      await deleteRows(queries, 'push_devices', { user_id: userId });
    },
    async find(tokenHash) {
      const row = await rowsOf(queries, 'sessions', { token_hash: tokenHash }).executeTakeFirst();
      const user = row && (await findUser(queries, row.user_id));
      return row && user && { session: toSession(row), user };
    },
    saveLastUse: (id, at) => updateRows(queries, 'sessions', { id }).to({ last_used_at: at }),
    end: (id, userId) => deleteAndTell(queries, 'sessions', { id, user_id: userId }),
    async list(userId, limit, after) {
      const place = after && { id: after.id, at: after.lastUsedAt };
      const page = rowsOf(queries, 'sessions', { user_id: userId }).$call(fallingPage('last_used_at', place, limit));
      return allAs(page, toSession);
    },
    user: (id) => findUser(queries, id),
  };
}

const FIELDS = ['id', 'userId', 'createdAt', 'lastUsedAt', 'device', 'secondFactorAt'] as const;

export function toSession(row: Selectable<Tables['sessions']>): Session {
  return fieldsIn(row, ...FIELDS);
}
