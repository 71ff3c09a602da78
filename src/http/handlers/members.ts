import type { Caller } from '#kernel/caller.ts';
import type { Page } from '#kernel/cursor.ts';
import type { Language } from '#kernel/language.ts';
import type { ListedMember, Member, Post } from '#modules/staff/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

type OnMember = (caller: Caller, id: string) => Promise<void>;

export interface MemberUseCases {
  readonly listMembers: (caller: Caller, limit: number, cursor?: string) => Promise<Page<ListedMember>>;
  readonly inviteMember: (caller: Caller, wanted: Post & { email: string; language: Language }) => Promise<Member>;
  readonly changeRole: (caller: Caller, id: string, post: Post) => Promise<void>;
  readonly suspendMember: OnMember;
  readonly restoreMember: OnMember;
  readonly endMemberSessions: OnMember;
  readonly resetFactors: OnMember;
}

type Operation =
  | 'listMembers'
  | 'inviteMember'
  | 'changeMemberRole'
  | 'suspendMember'
  | 'restoreMember'
  | 'endMemberSessions'
  | 'resetMemberFactors';

const done = { status: 204, body: undefined } as const;

/** Who runs the shop, for administrators. */
export function memberHandlers(shop: MemberUseCases): Pick<Handlers, Operation> {
  return {
    async listMembers({ caller, query }) {
      const { items, nextCursor } = await shop.listMembers(caller, query.limit ?? 50, query.cursor);
      return { status: 200, body: { items: items.map(toWire), nextCursor } };
    },
    async inviteMember({ caller, body, language }) {
      const { email, role, partner = null } = body;
      const member = await shop.inviteMember(caller, { email, role, partner, language });
      return { status: 201, body: { id: member.id, email: member.email ?? email } };
    },
    async changeMemberRole({ caller, params, body: { role, partner = null } }) {
      await shop.changeRole(caller, params.id, { role, partner });
      return done;
    },
    suspendMember: onMember(shop.suspendMember),
    restoreMember: onMember(shop.restoreMember),
    endMemberSessions: onMember(shop.endMemberSessions),
    resetMemberFactors: onMember(shop.resetFactors),
  };
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
