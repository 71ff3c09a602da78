import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import type { Language } from '#kernel/language.ts';
import { mailboxOf } from '#kernel/mailbox.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { newUser, resetFactors } from './manage-members.ts';
import { recordOnMember, type StaffDeps, tell } from './staff-deps.ts';

/** Whom a command is about, and who runs it. */
interface ForMember {
  readonly email: string;
  readonly operator: string;
}

/**
 * Makes the account with the e-mail, or a new one, an administrator's, and lifts its suspension. Throws OperatorError for a text that is no
 * e-mail, for an administrator, and when there are other administrators unless `isAnotherAllowed`.
 */
export function createMakeAdministrator(deps: StaffDeps) {
  return async (request: ForMember & { isAnotherAllowed: boolean; language: Language }): Promise<void> => {
    const { operator } = request;
    const email = emailOrRefuse(request.email);
    await deps.transact(async (stores) => {
      const administrators = await stores.members.lockAdministrators();
      const known = await stores.members.lockByEmail(email);
      if (known && administrators.includes(known.user.id))
        throw new OperatorError(
          `${email} is an administrator already. Was the second factor lost? Add --reset yes (with make RESET=yes).`,
        );
      if (administrators.length > 0 && !request.isAnotherAllowed)
        throw new OperatorError(
          'The shop has an administrator, who invites others in the panel under Staff. If none of them can be reached, add --another yes (with make ANOTHER=yes).',
        );
      const at = deps.clock();
      const user = known?.user ?? newUser({ id: deps.newId(), email, language: request.language, createdAt: at });
      if (!known) await stores.users.add(user);
      await stores.members.save({ id: user.id, role: 'administrator', partner: null, isSuspended: false });
      await stores.sessions.endAllOf(user.id);
      await recordOnMember(stores, MACHINE_OPERATOR, {
        action: 'staff.administrator_made',
        memberId: user.id,
        before: known?.member && { role: known.member.role, isSuspended: known.member.isSuspended },
        after: { role: 'administrator', operator },
        at,
      });
      const invitation = { kind: 'staff_invited', by: { operator }, role: 'administrator', partnerName: null } as const;
      await tell(stores, deps, { ...user, email }, invitation);
    });
  };
}

/**
 * Takes away the second factors of a member, who enrols anew with the next sign-in. Throws OperatorError for a text that is no e-mail of a member
 * who may work.
 */
export function createResetByOperator(deps: StaffDeps) {
  return async ({ email: text, operator }: ForMember): Promise<void> => {
    const email = emailOrRefuse(text);
    await deps.transact(async (stores) => {
      const member = (await stores.members.lockByEmail(email))?.member;
      if (!member) throw new OperatorError(`${email} is not one of the staff.`);
      if (member.isSuspended)
        throw new OperatorError(`${email} is suspended: an administrator gives the access back in the panel first.`);
      await resetFactors(stores, deps, MACHINE_OPERATOR, member, { operator });
    });
  };
}

function emailOrRefuse(text: string): string {
  const email = mailboxOf(text);
  if (email === undefined) throw new OperatorError(`${text} is not an e-mail.`);
  return email;
}
