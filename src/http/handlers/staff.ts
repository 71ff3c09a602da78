import type { Staff, StaffLetters } from '#modules/staff/index.ts';
import type { Handlers } from '../contract/contract.ts';

/** Who is at the panel, the time zone in which the panel's days begin, and which letters the member gets. */
export function staffHandlers(staff: Staff, timeZone: string) {
  return {
    async getStaffMember({ caller }) {
      const { userId, email, role, partner, permissions } = await staff.viewMember(caller);
      return { status: 200, body: { id: userId, email: email ?? '', role, partner, permissions, timeZone } };
    },
    async getStaffLetters({ caller }) {
      return { status: 200, body: lettersToWire(await staff.viewLetters(caller)) };
    },
    async chooseStaffLetters({ caller, body }) {
      return { status: 200, body: lettersToWire(await staff.chooseLetters(caller, body.chosen)) };
    },
  } satisfies Partial<Handlers>;
}

const lettersToWire = ({ offered, chosen }: StaffLetters) => ({ offered, chosen });
