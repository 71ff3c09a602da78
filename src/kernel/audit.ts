import type { AuditFields } from './audit-fields.ts';
import type { StaffCaller } from './permissions.ts';

/** What a member of staff did, for the audit log, which is only added to. */
export interface StaffAction {
  /** An area, such as `order` or `money`, and a verb in the past: `order.cancelled`, `ritual.begun`, `article.published`. */
  readonly action: string;
  /** What it was done to: `{ kind: 'order', id }`. `userId` names the customer whose data `before` and `after` hold, for their erasure. */
  readonly subject: { readonly kind: string; readonly id: string; readonly userId?: string | undefined };
  /** What changed, as JSON: the changed fields alone, never secrets. Null where there was nothing, or is nothing any more. */
  readonly before: AuditFields | null;
  readonly after: AuditFields | null;
  readonly at: Date;
  /** True: it has happened outside the shop, and nothing takes it back. It is then recorded even of somebody who has lost all rights. */
  readonly hasHappened?: boolean;
}

/** Who did it: a person, a partner's program by the id of its key, or the operator who runs a command. */
export type AuditActor = Pick<StaffCaller, 'userId' | 'role' | 'partner'>;

/** The audit log of the staff, bound to a transaction: what is not recorded does not happen. */
export interface AuditLog {
  /**
   * Reads first whether the actor still is who they were when the request came in, and keeps that until the transaction ends: whoever takes
   * rights away waits for it, or was first. Throws `not_allowed` for a person who was suspended, has another role or partner, or has
   * left, and for everybody of a suspended partner; `invalid_key` for a program whose key has ended, and for a partner's person who has left.
   */
  record(actor: AuditActor, action: StaffAction): Promise<void>;
}

/** The actor of a command on the machine: no account acted, and `after.operator` names who did. */
export const MACHINE_OPERATOR = { userId: '00000000-0000-0000-0000-000000000000', role: 'administrator', partner: null } as const;
