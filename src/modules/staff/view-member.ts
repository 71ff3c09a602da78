import type { Caller } from '#kernel/caller.ts';
import { type Permission, ROLE_PERMISSIONS, requirePermission, type StaffCaller } from '#kernel/permissions.ts';

/** A member of staff as the panel greets them. */
export interface StaffMember extends Pick<StaffCaller, 'userId' | 'email' | 'role' | 'partner'> {
  readonly permissions: readonly Permission[];
}

/** Tells who is at the panel. Throws like `requirePermission` for whoever may not enter. */
export async function viewMember(caller: Caller): Promise<StaffMember> {
  const { userId, email, role, partner } = requirePermission(caller, 'panel.enter');
  return { userId, email, role, partner, permissions: ROLE_PERMISSIONS[role] };
}
