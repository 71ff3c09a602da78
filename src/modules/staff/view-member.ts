import type { Caller } from '#kernel/caller.ts';
import { ROLE_PERMISSIONS, requirePermission } from '#kernel/permissions.ts';

/** Tells who is at the panel. Throws like `requirePermission` for whoever may not enter. */
export async function viewMember(caller: Caller) {
  const { userId, email, role, partner } = requirePermission(caller, 'panel.enter');
  return { userId, email, role, partner, permissions: ROLE_PERMISSIONS[role] };
}
