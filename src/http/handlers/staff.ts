import type { Caller } from '#kernel/caller.ts';
import type { StaffLetters, StaffMember, StaffTopic } from '#modules/staff/index.ts';
import type { Handlers } from '../contract/contract.ts';

export interface StaffUseCases {
  readonly viewMember: (caller: Caller) => Promise<StaffMember>;
  readonly viewLetters: (caller: Caller) => Promise<StaffLetters>;
  readonly chooseLetters: (caller: Caller, chosen: readonly StaffTopic[]) => Promise<StaffLetters>;
}

type Operation = 'getStaffMember' | 'getStaffLetters' | 'chooseStaffLetters';

/** Who is at the panel, the time zone in which the panel's days begin, and which letters the member gets. */
export function staffHandlers(shop: StaffUseCases, timeZone: string): Pick<Handlers, Operation> {
  return {
    async getStaffMember({ caller }) {
      const { userId, email, role, partner, permissions } = await shop.viewMember(caller);
      return { status: 200, body: { id: userId, email: email ?? '', role, partner, permissions, timeZone } };
    },
    async getStaffLetters({ caller }) {
      return { status: 200, body: lettersToWire(await shop.viewLetters(caller)) };
    },
    async chooseStaffLetters({ caller, body }) {
      return { status: 200, body: lettersToWire(await shop.chooseLetters(caller, body.chosen)) };
    },
  };
}

const lettersToWire = ({ offered, chosen }: StaffLetters) => ({ offered, chosen });
