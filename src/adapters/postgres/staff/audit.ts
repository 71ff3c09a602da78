import { type AuditActor, type AuditLog, MACHINE_OPERATOR } from '#kernel/audit.ts';
import { ShopError } from '#kernel/errors.ts';
import { openUser } from '../customers/users.ts';
import type { Queries } from '../tables/entities.ts';
import { asJson } from '../tables/fields.ts';
import { insertRows, rowsOf } from '../tables/rows.ts';
import { holdKey } from './api-keys.ts';

export function createAuditLog(queries: Queries): AuditLog {
  return {
    async record(actor, { action, subject, before, after, at, hasHappened = false }) {
      // What has happened outside the shop is recorded even of somebody who has lost all rights.
      if (!hasHappened) await holdRights(queries, actor, at);
      const { userId, role } = actor;
      await insertRows(queries, 'staff_actions', {
        id: crypto.randomUUID(),
        at,
        actor_id: userId,
        actor_role: role,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        subject_user_id: subject.userId ?? null,
        before: before && asJson(before),
        after: after && asJson(after),
      });
    },
  };
}

/**
 * Throws unless the actor still has the rights with which the request began, and keeps these until the transaction ends. The locks are shared,
 * so that several actions of one person do not wait for each other.
 */
async function holdRights(queries: Queries, { userId, role, partner }: AuditActor, at: Date): Promise<void> {
  if (userId === MACHINE_OPERATOR.userId) return;
  const person = await openUser(queries, userId).forShare().executeTakeFirst();
  if (person) {
    // A suspended member has the role of a customer.
    if (person.role !== role || person.partner !== partner) throw new ShopError('not_allowed');
  } else {
    // Not a person of the shop, so a partner's program, known by its key, or one of a partner's people who has left.
    if (role !== 'partner') throw new ShopError('not_allowed');
    if (!(await holdKey(queries, userId, at))) throw new ShopError('invalid_key');
  }
  if (partner === null) return;
  const ofPartner = await rowsOf(queries, 'partners', { slug: partner }).forShare().executeTakeFirst();
  if (ofPartner?.is_suspended) throw new ShopError('not_allowed');
}
