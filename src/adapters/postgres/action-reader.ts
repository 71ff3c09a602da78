import { sql } from 'kysely';
import type { ActionReader } from '#modules/staff/index.ts';
import type { Queries } from './entities.ts';
import { isBefore } from './keyset.ts';
import { endOfDay, startOfDay } from './shop-days.ts';

/** The audit log; its days are those of the time zone. */
export function createActionReader(queries: () => Queries, timeZone: string): ActionReader {
  return {
    async list({ person, area, subject, from, to }, limit, before) {
      let found = queries()
        .selectFrom('staff_actions')
        .selectAll()
        .select((row) => row.selectFrom('users').whereRef('users.id', '=', 'actor_id').select('email').as('email'))
        .select((row) => row.selectFrom('api_keys').whereRef('api_keys.id', '=', 'actor_id').select('name').as('key'))
        .where(isBefore('at', before));
      if (person) found = found.where('actor_id', '=', person);
      // As the index says it.
      if (area) found = found.where(sql<boolean>`split_part(action, '.', 1) = ${area}`);
      if (subject) found = found.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id);
      if (from) found = found.where(sql<boolean>`at >= ${startOfDay(from, timeZone)}`);
      if (to) found = found.where(sql<boolean>`at < ${endOfDay(to, timeZone)}`);
      const rows = await found.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return rows.map((row) => ({
        id: row.id,
        at: new Date(row.at),
        person: { id: row.actor_id, email: row.email ?? (row.key && `API: ${row.key}`), role: row.actor_role },
        action: row.action,
        subject: { kind: row.subject_kind, id: row.subject_id },
        before: row.before,
        after: row.after,
      }));
    },
  };
}
