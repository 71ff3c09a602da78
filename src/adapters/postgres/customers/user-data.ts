import { sql } from 'kysely';
import type { UserData } from '#modules/auth/index.ts';
import { risingPage } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, deleteRows, rowsOf, updateRows } from '../tables/rows.ts';
import { toSession } from './sessions.ts';
import { createUserStore, findUser, provenEmailOf } from './users.ts';

export function createUserData(queries: Queries): UserData {
  return {
    find: (id) => findUser(queries, id),
    provenEmail: (id) => provenEmailOf(queries, id),
    lock: createUserStore(queries).lock,
    async sessions(userId, limit, after) {
      const rows = rowsOf(queries, 'sessions', { user_id: userId }).$call(
        risingPage('created_at', after && { id: after.id, at: after.createdAt }, limit),
      );
      return allAs(rows, toSession);
    },
    async close(userId, at) {
      await deleteRows(queries, 'sessions', { user_id: userId });
      await deleteRows(queries, 'proven_mailboxes', { user_id: userId });
      // Orders are stamped by the shop's clock and messages by the database's: the later of both is after everything written so far.
      const closed = sql<Date>`greatest(now(), ${at}::timestamptz)`;
      const kept = { closed_email: await provenEmailOf(queries, userId), closed_phone: sql.ref<string>('phone') };
      await updateRows(queries, 'users', { id: userId }).to({ closed_at: closed, ...kept, email: null, phone: null });
      await forgetSeenByStaff(queries, userId);
    },
    lookAgain: (userId, at) => updateRows(queries, 'users', { id: userId }).to({ look_again_at: at }),
    async lockClosed(now, userId) {
      const due = queries
        .selectFrom('users')
        .selectAll()
        .where('closed_at', 'is not', null)
        .where(({ or, eb }) => or([eb('look_again_at', 'is', null), eb('look_again_at', '<=', now)]))
        .orderBy('closed_at')
        .limit(1);
      const closed =
        userId === undefined
          ? due.forUpdate().skipLocked()
          : rowsOf(queries, 'users', { id: userId }).where('closed_at', 'is not', null).forUpdate();
      const row = await closed.executeTakeFirst();
      if (!row?.closed_at) return undefined;
      return { id: row.id, email: row.closed_email, phone: row.closed_phone, closedAt: row.closed_at };
    },
    async erase(userId) {
      await forgetSeenByStaff(queries, userId);
      await deleteRows(queries, 'users', { id: userId });
    },
  };
}

/** Empties what the log of the staff shows of the customer. That they did something stays in it. */
async function forgetSeenByStaff(queries: Queries, userId: string): Promise<void> {
  const nothing = { before: null, after: null, subject_user_id: null };
  await updateRows(queries, 'staff_actions', { subject_user_id: userId }).to(nothing);
}
