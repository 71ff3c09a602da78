import type { Caller } from '#kernel/caller.ts';
import type { StaffMember } from '#modules/staff/index.ts';
import type { Handlers } from '../contract.ts';

export interface StaffUseCases {
  readonly viewMember: (caller: Caller) => Promise<StaffMember>;
}

/** Who is at the panel, and the time zone in which the panel's days begin. */
export function staffHandlers(shop: StaffUseCases, timeZone: string): Pick<Handlers, 'getStaffMember'> {
  return {
    async getStaffMember({ caller }) {
      const { userId, email, role, partner, permissions } = await shop.viewMember(caller);
      return { status: 200, body: { id: userId, email: email ?? '', role, partner, permissions: [...permissions], timeZone } };
    },
  };
}
