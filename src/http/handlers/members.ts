import type { Caller } from '#kernel/caller.ts';
import type { ListedMember, Staff } from '#modules/staff/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

type OnMember = (caller: Caller, id: string) => Promise<void>;

const done = { status: 204, body: undefined } as const;

/** Who runs the shop, for administrators. */
export function memberHandlers(staff: Staff) {
  return {
    async listMembers({ caller, query }) {
      const { items, nextCursor } = await staff.listMembers(caller, query.limit ?? 50, query.cursor);
      return { status: 200, body: { items: items.map(toWire), nextCursor } };
    },
    async inviteMember({ caller, body, language }) {
      const { email, role, partner = null } = body;
      const member = await staff.inviteMember(caller, { email, role, partner, language });
      return { status: 201, body: { id: member.id, email: member.email ?? email } };
    },
    async changeMemberRole({ caller, params, body: { role, partner = null } }) {
      await staff.changeRole(caller, params.id, { role, partner });
      return done;
    },
    suspendMember: onMember(staff.suspendMember),
    restoreMember: onMember(staff.restoreMember),
    endMemberSessions: onMember(staff.endMemberSessions),
    resetMemberFactors: onMember(staff.resetFactors),
  } satisfies Partial<Handlers>;
}

function onMember(act: OnMember) {
  return async ({ caller, params }: { readonly caller: Caller; readonly params: { readonly id: string } }) => {
    await act(caller, params.id);
    return done;
  };
}

function toWire({ language: _, email, ...member }: ListedMember): Wire['Member'] {
  return {
    ...member,
    email: email ?? '',
  };
}
