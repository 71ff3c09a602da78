import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { ListedMember, MemberReader } from './ports.ts';

/** Lists a page of the members of staff, suspended ones too. Throws like `requirePermission`, and as `readPage`. */
export function createListMembers({ members }: { readonly members: MemberReader }) {
  return async (caller: Caller, page: Paged): Promise<Page<ListedMember>> => {
    requirePermission(caller, 'staff.manage');
    return readPage(page, members.list, ({ id, createdAt }) => ({ id, at: createdAt }));
  };
}
