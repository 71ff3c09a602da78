import { sql } from 'kysely';
import type { UserData } from '#modules/auth/index.ts';
import type { Queries } from './entities.ts';
import { isAfter } from './keyset.ts';
import { toSession } from './sessions.ts';
import { createUserStore, findUser } from './users.ts';

export function createUserData(queries: Queries): UserData {
  return {
    find: (id) => findUser(queries, id),
    lock: createUserStore(queries).lock,
    async sessions(userId, limit, after) {
      const rows = await queries
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where(isAfter('created_at', after && { id: after.id, at: after.createdAt }))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toSession);
    },
    async close(userId, at) {
      await queries.deleteFrom('sessions').where('user_id', '=', userId).execute();
      await queries.deleteFrom('proven_mailboxes').where('user_id', '=', userId).execute();
      const closed = sql<string>`greatest(now(), ${at.toISOString()}::timestamptz)`;
      const contacts = {
        closed_email: sql.ref<string>('email'),
        closed_phone: sql.ref<string>('phone'),
        email: null,
        phone: null,
      };
      await queries
        .updateTable('users')
        .set({ closed_at: closed, ...contacts })
        .where('id', '=', userId)
        .execute();
    },
    async lockClosed(userId) {
      const all = queries.selectFrom('users').selectAll().where('closed_at', 'is not', null).orderBy('closed_at').limit(1);
      const wanted = userId === undefined ? all.forUpdate().skipLocked() : all.where('id', '=', userId).forUpdate();
      const row = await wanted.executeTakeFirst();
      if (!row?.closed_at) return undefined;
      return { id: row.id, email: row.closed_email, phone: row.closed_phone, closedAt: new Date(row.closed_at) };
    },
    async erase(userId) {
      const nothing = { before: null, after: null, subject_user_id: null };
      await queries.updateTable('staff_actions').set(nothing).where('subject_user_id', '=', userId).execute();
      await queries.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}
