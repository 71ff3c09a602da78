import { isDeepStrictEqual } from 'node:util';
import type { AuditActor } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { Caller, StaffRole } from '#kernel/caller.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import { requireFreshPermission, type StaffCaller } from '#kernel/permissions.ts';
import type { User } from '#modules/auth/index.ts';
import type { MemberNews } from '#words/staff-letters.ts';
import type { Member, StaffStores } from './ports.ts';
import { recordOnMember, type StaffDeps, tell } from './staff-deps.ts';

export interface ManageDeps extends StaffDeps {
  /** The name of the partner with a slug; undefined for a slug that nobody has. */
  readonly nameOfPartner: (slug: string) => Promise<string | undefined>;
}

/** A role, and for the role `partner` the partner whom the person serves. */
interface Post {
  readonly role: StaffRole;
  readonly partner: string | null;
}

/**
 * Makes somebody a member of staff by e-mail, with an account or without one, and sends them an invitation. Throws like
 * `requireFreshPermission` and `lockAsAdministrator`, `member_exists`, and `invalid_request` for an e-mail that is none or a partner that the
 * shop does not have.
 */
export function createInviteMember(deps: ManageDeps) {
  return async (caller: Caller, wanted: Post & { readonly email: string; readonly language: Language }): Promise<Member> => {
    const staff = requireFreshPermission(caller, 'staff.manage', deps.clock());
    const email = readMailbox(wanted.email);
    const { post, partnerName } = await checkedPost(deps, wanted);
    return deps.transact(async (stores) => {
      await lockAsAdministrator(stores, staff);
      const known = await stores.members.lockByEmail(email);
      if (known?.member) throw new ShopError('member_exists');
      const at = deps.clock();
      const user = known?.user ?? newUser({ id: deps.newId(), email, language: wanted.language, createdAt: at });
      if (!known) await stores.users.add(user);
      const { id, language, createdAt } = user;
      const member: Member = { id, email, language, createdAt, ...post, isSuspended: false };
      await stores.members.save(member);
      // A customer's session lasts for weeks, and must not become one of the staff.
      await stores.sessions.endAllOf(id);
      await recordOnMember(stores, staff, { action: 'staff.invited', memberId: id, after: { ...post }, at });
      await tell(stores, deps, member, { kind: 'staff_invited', by: { email: staff.email }, role: post.role, partnerName });
      return member;
    });
  };
}

/** Gives a member another role. Throws `invalid_request` for a partner that the shop does not have, and like `actOnMember`. */
export function createChangeRole(deps: ManageDeps) {
  return async (caller: Caller, id: string, wanted: Post): Promise<void> => {
    requireFreshPermission(caller, 'staff.manage', deps.clock());
    const { post } = await checkedPost(deps, wanted);
    await changeMember(deps, caller, id, { action: 'staff.role_changed', news: 'staff_role', fields: post });
  };
}

/** Takes away what a member may do, until it is given back; their sessions end. Throws like `actOnMember`. */
export function createSuspendMember(deps: ManageDeps) {
  const change: MemberChange = { action: 'staff.suspended', news: 'staff_suspended', fields: { isSuspended: true } };
  return (caller: Caller, id: string): Promise<void> => changeMember(deps, caller, id, change);
}

/** Gives a suspended member back what they may do. Throws like `actOnMember`. */
export function createRestoreMember(deps: ManageDeps) {
  const change: MemberChange = { action: 'staff.restored', news: 'staff_restored', fields: { isSuspended: false } };
  return (caller: Caller, id: string): Promise<void> => changeMember(deps, caller, id, change);
}

/** Ends all sessions of a member. Throws like `actOnMember`. */
export function createEndMemberSessions(deps: ManageDeps) {
  return (caller: Caller, id: string): Promise<void> =>
    actOnMember(deps, caller, id, async (stores, staff, member) => {
      await stores.sessions.endAllOf(id);
      await recordOnMember(stores, staff, { action: 'staff.sessions_ended', memberId: id, at: deps.clock() });
      await tell(stores, deps, member, 'sessions_ended');
    });
}

/** Takes away all second factors of a member, who enrols anew with the next sign-in; their sessions end. Throws like `actOnMember`. */
export function createResetFactors(deps: ManageDeps) {
  return (caller: Caller, id: string): Promise<void> =>
    actOnMember(deps, caller, id, (stores, staff, member) => resetFactors(stores, deps, staff, member));
}

/** Takes away all second factors of a member, for an administrator or an operator; `more` is what else the audit log tells. */
export async function resetFactors(
  stores: StaffStores,
  deps: StaffDeps,
  by: AuditActor,
  member: Member,
  more: AuditFields = {},
): Promise<void> {
  const factors = await stores.factors.removeAll(member.id);
  await stores.sessions.endAllOf(member.id);
  await recordOnMember(stores, by, {
    action: 'staff.factors_reset',
    memberId: member.id,
    before: { factors },
    after: { factors: 0, ...more },
    at: deps.clock(),
  });
  await tell(stores, deps, member, 'factors_reset');
}

/** The account of somebody who becomes one of the staff and had none: a customer's, until `members.save` gives it a role. */
export function newUser(user: Pick<User, 'id' | 'language' | 'createdAt'> & { readonly email: string }) {
  return { ...user, phone: null, role: 'customer', partner: null } as const;
}

interface MemberChange {
  readonly action: string;
  /** What the member is told. */
  readonly news: MemberNews;
  readonly fields: Partial<Pick<Member, 'role' | 'partner' | 'isSuspended'>>;
}

/** Saves what changes of a member and ends their sessions. What changes nothing is not recorded and tells nobody. */
async function changeMember(deps: ManageDeps, caller: Caller, id: string, { action, news, fields }: MemberChange): Promise<void> {
  await actOnMember(deps, caller, id, async (stores, staff, member) => {
    const before = changeableOf(member);
    const after = { ...before, ...fields };
    if (isDeepStrictEqual(before, after)) return;
    await stores.members.save({ ...member, ...after });
    await stores.sessions.endAllOf(id);
    await recordOnMember(stores, staff, { action, memberId: id, before, after, at: deps.clock() });
    await tell(stores, deps, member, news);
  });
}

/**
 * Lets an administrator act on another member. The caller stays an administrator while it happens and never acts on themselves, so one
 * administrator always stays. Throws like `requireFreshPermission` and `lockAsAdministrator`, `not_found`, and `own_membership`.
 */
async function actOnMember(
  deps: ManageDeps,
  caller: Caller,
  id: string,
  act: (stores: StaffStores, staff: StaffCaller, member: Member) => Promise<void>,
): Promise<void> {
  const staff = requireFreshPermission(caller, 'staff.manage', deps.clock());
  if (id === staff.userId) throw new ShopError('own_membership');
  await deps.transact(async (stores) => {
    await lockAsAdministrator(stores, staff);
    const member = requireFound(await stores.members.lock(id));
    await act(stores, staff, member);
  });
}

/**
 * Locks the administrators in one order before anything else, so that of two who take away each other's rights one waits for the other.
 * Throws `not_allowed` when the caller is none of them any more.
 */
async function lockAsAdministrator({ members }: StaffStores, { userId }: StaffCaller): Promise<void> {
  if (!(await members.lockAdministrators()).includes(userId)) throw new ShopError('not_allowed');
}

/** The post without a partner who does not belong to it, and the partner's name. Throws `invalid_request` for an unknown partner. */
async function checkedPost({ nameOfPartner }: ManageDeps, { role, partner }: Post) {
  if (role !== 'partner') return { post: { role, partner: null }, partnerName: null };
  const partnerName = partner === null ? undefined : await nameOfPartner(partner);
  if (partnerName === undefined) throw refusedField(['partner'], 'invalid');
  return { post: { role, partner }, partnerName };
}

/** What can be changed of a member. */
function changeableOf({ role, partner, isSuspended }: Member) {
  return { role, partner, isSuspended };
}
