import type { Caller } from '#kernel/caller.ts';
import type { ListedMember, Staff } from '#modules/staff/index.ts';
import { created, done, page } from '../answers/plain-answers.ts';
import type { Call, Handlers, Wire } from '../contract/contract.ts';

/** Who runs the shop, for administrators. */
export function memberHandlers(staff: Staff) {
  return {
    listMembers: async ({ caller, query }) => page(await staff.listMembers(caller, query), toWire),
    async inviteMember({ caller, body, language }) {
      const { email, role, partner = null } = body;
      const member = await staff.inviteMember(caller, { email, role, partner, language });
      return created({ id: member.id, email: member.email ?? email });
    },
    changeMemberRole: async ({ caller, params, body: { role, partner = null } }) =>
      done(await staff.changeRole(caller, params.id, { role, partner })),
    suspendMember: onMember(staff.suspendMember),
    restoreMember: onMember(staff.restoreMember),
    endMemberSessions: onMember(staff.endMemberSessions),
    resetMemberFactors: onMember(staff.resetFactors),
  } satisfies Partial<Handlers>;
}

type CallOnMember = Pick<Call<'suspendMember'>, 'caller' | 'params'>;

/** The handler of a call that does one thing to a member. */
function onMember(act: (caller: Caller, id: string) => Promise<void>) {
  return async ({ caller, params }: CallOnMember) => done(await act(caller, params.id));
}

function toWire({ language: _, email, ...member }: ListedMember): Wire['Member'] {
  return { ...member, email: email ?? '' };
}
