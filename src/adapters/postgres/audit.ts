import { sql } from 'kysely';
import type { AuditLog } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { Queries } from './entities.ts';

export function createAuditLog(queries: Queries): AuditLog {
  return {
    async record({ userId, role }, { action, subject, before, after, at }) {
      await queries
        .insertInto('staff_actions')
        .values({
          id: crypto.randomUUID(),
          at: at.toISOString(),
          actor_id: userId,
          actor_role: role,
          action,
          subject_kind: subject.kind,
          subject_id: subject.id,
          subject_user_id: subject.userId ?? null,
          before: asJson(before),
          after: asJson(after),
        })
        .execute();
    },
  };
}

const asJson = (fields: AuditFields | null) => fields && sql<Readonly<Record<string, unknown>>>`${JSON.stringify(fields)}::jsonb`;
