import { type Selectable, sql } from 'kysely';
import type { StaffRole } from '#kernel/caller.ts';
import { showHidden } from '#kernel/visible-name.ts';
import type { Member, MemberReader, MemberStore } from '#modules/staff/index.ts';
import { accountsWith, openUser, toUser } from '../customers/users.ts';
import { risingPage } from '../engine/keyset.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { allAs, firstAs, rowsOf, updateRows } from '../tables/rows.ts';

type UserRow = Selectable<Tables['users']>;

/** The condition of the index `users_staff`; a query needs it to use the index, also where another condition implies it. */
export const isMember = sql<boolean>`(role <> 'customer' or suspended_role is not null)`;

export function createMembers(queries: Queries): MemberStore & MemberReader {
  return {
    async lockAdministrators() {
      const rows = rowsOf(queries, 'users', { role: 'administrator' }).where(isMember).orderBy('id').forUpdate();
      return allAs(rows, ({ id }) => id);
    },
    async administrators() {
      const administrators = rowsOf(queries, 'users', { role: 'administrator' }).where(isMember);
      const rows = administrators.where('email', 'is not', null).orderBy('id');
      return allAs(rows, ({ id, email, language }) => ({ id, email: email ?? '', language }));
    },
    lock: (id) => firstAs(openUser(queries, id).forUpdate(), toMember),
    lockByEmail: (email) =>
      firstAs(accountsWith(queries, email).forUpdate(), (row) => ({ user: toUser(row), member: toMember(row) })),
    async save({ id, role, partner, isSuspended }) {
      const roles = isSuspended ? { role: 'customer' as const, suspended_role: role } : { role, suspended_role: null };
      await updateRows(queries, 'users', { id }).to({ ...roles, partner });
    },
    async list(limit, after) {
      const rows = await queries
        .selectFrom('users')
        .selectAll()
        .select((row) => [
          row
            .selectFrom('second_factors')
            .whereRef('second_factors.user_id', '=', 'users.id')
            .select(sql<number>`count(*)::int`.as('factors'))
            .as('factors'),
          row
            .selectFrom('sessions')
            .whereRef('sessions.user_id', '=', 'users.id')
            .select(sql<number>`count(*)::int`.as('sessions'))
            .as('sessions'),
          row
            .selectFrom('sessions')
            .whereRef('sessions.user_id', '=', 'users.id')
            .select(sql<Date | null>`max(last_used_at)`.as('last'))
            .as('last_used_at'),
        ])
        .where(isMember)
        .where('closed_at', 'is', null)
        .$call(risingPage('created_at', after, limit))
        .execute();
      return rows.flatMap(({ factors, sessions, last_used_at: lastUsedAt, ...row }) => {
        const member = toMember(row);
        const email = row.email && showHidden(row.email);
        return member ? [{ ...member, email, factors: factors ?? 0, sessions: sessions ?? 0, lastUsedAt }] : [];
      });
    },
  };
}

function toMember(row: UserRow): Member | undefined {
  const role = (row.suspended_role ?? row.role) as StaffRole | 'customer';
  if (role === 'customer') return undefined;
  const person = fieldsIn(row, 'id', 'email', 'language', 'partner', 'createdAt');
  return { ...person, role, isSuspended: row.suspended_role !== null };
}
