import type { Staff } from '#modules/staff/index.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers } from '../contract/contract.ts';

/** The member of staff at the panel, the time zone in which the panel's days begin, and the letters that the member gets. */
export function staffHandlers(staff: Staff, timeZone: string) {
  return {
    async getStaffMember({ caller }) {
      const { userId, email, role, partner, permissions } = await staff.viewMember(caller);
      return ok({ id: userId, email: email ?? '', role, partner, permissions, timeZone });
    },
    getStaffLetters: async ({ caller }) => ok(await staff.viewLetters(caller)),
    chooseStaffLetters: async ({ caller, body }) => ok(await staff.chooseLetters(caller, body.chosen)),
  } satisfies Partial<Handlers>;
}
