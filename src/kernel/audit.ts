import type { AuditFields } from './audit-fields.ts';
import type { StaffCaller } from './permissions.ts';

/** What a member of staff did, for the audit log, which is only added to. */
export interface StaffAction {
  /** The permission's area and a verb in the past: `order.cancelled`, `ritual.begun`, `article.published`. */
  readonly action: string;
  /** What it was done to: `{ kind: 'order', id }`. `userId` names the customer whose data `before` and `after` hold, for their erasure. */
  readonly subject: { readonly kind: string; readonly id: string; readonly userId?: string };
  /** What changed, as JSON: the changed fields alone, never secrets. Null where there was nothing, or is nothing any more. */
  readonly before: AuditFields | null;
  readonly after: AuditFields | null;
  readonly at: Date;
}

/** The audit log of the staff, bound to a transaction: what is not recorded does not happen. */
export interface AuditLog {
  record(staff: Pick<StaffCaller, 'userId' | 'role'>, action: StaffAction): Promise<void>;
}

/** Stands for whoever runs a command on the machine: no account acted, and `after.operator` says who did. */
export const MACHINE_OPERATOR = { userId: '00000000-0000-0000-0000-000000000000', role: 'administrator' } as const;
