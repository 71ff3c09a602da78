import type { AuditLog } from '#kernel/audit.ts';
import type { UserCaller } from '#kernel/caller.ts';
import { isSameEmail } from '#kernel/contact.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import type { Message } from '#kernel/messages.ts';
import { requireFreshFactor } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { joinOrders } from './join-orders.ts';
import { rememberKnownBrowser } from './known-browsers.ts';
import type { CodeRequest, CodeTry, OneTimeCodes } from './one-time-codes.ts';
import type { AuthStores, User } from './ports.ts';

interface EmailChangeRequest extends Pick<CodeRequest, 'language' | 'asker'> {
  /** The new one, as typed. */
  readonly email: string;
}

/**
 * Sends a code to the new e-mail of a user. Throws like `OneTimeCodes.request`, `invalid_request` for an invalid e-mail, and
 * `second_factor_required` for staff without a fresh factor.
 */
export function createRequestEmailChange({ codes, clock }: Pick<Deps, 'codes' | 'clock'>) {
  return async (caller: UserCaller, { email, language, asker }: EmailChangeRequest) => {
    requireFactorOfStaff(caller, clock());
    return codes.request({ purpose: 'change_email', contact: { kind: 'email', value: readMailbox(email) }, language, asker });
  };
}

/**
 * Throws `second_factor_required` for staff without a fresh factor: whoever has the e-mail can sign in, and a mailbox alone must not be enough
 * to take over the account of one of the staff.
 */
function requireFactorOfStaff(caller: UserCaller, now: Date): void {
  if (caller.role !== 'customer') requireFreshFactor(caller, now);
}

/** The facts for the notice that goes to the former e-mail of a user. */
export interface EmailChange {
  readonly user: Pick<User, 'id' | 'language'>;
  readonly from: string;
  readonly to: string;
}

/** Writes the notice to the former e-mail. */
type WriteNotice = (change: EmailChange) => Message;

interface Deps extends WriteDeps<Transact<AuthStores & { readonly audit: AuditLog }>> {
  readonly codes: OneTimeCodes;
  readonly writeNotice: WriteNotice;
}

interface Attempt extends Pick<CodeTry, 'code' | 'browserToken' | 'knownToken'> {
  /** The new e-mail, as typed. */
  readonly email: string;
}

/**
 * Changes the user's e-mail to the address that got the code, and sends a notice to the former e-mail if that is another mailbox. Guest
 * orders placed with either join the account; letters about the account's orders that had the former e-mail or none will go to the new one.
 * Of staff it is recorded in the audit log. Throws `invalid_code`, `not_signed_in`, `email_taken` when another account has the new e-mail, and,
 * before the code is used, `invalid_request` for an invalid e-mail and `second_factor_required` for staff without a fresh factor.
 */
export function createConfirmEmailChange({ transact, codes, clock, writeNotice }: Deps) {
  return async (caller: UserCaller, attempt: Attempt): Promise<User> => {
    requireFactorOfStaff(caller, clock());
    const contact = { kind: 'email', value: readMailbox(attempt.email) } as const;
    // A refusal is returned and thrown later: the transaction must be committed, because the try counts and a right code is used up.
    const outcome = await transact(async (stores) => {
      if (!(await codes.redeem(stores, { ...attempt, contact, purpose: 'change_email' }))) return 'wrong';
      const before = await stores.users.lock(caller.userId);
      if (!before) return 'gone';
      if (!(await stores.users.changeEmail(before.id, contact.value))) return 'taken';
      const provenAt = clock();
      if (before.email !== null)
        await leaveEmail(stores, { user: before, from: before.email, to: contact.value }, provenAt, writeNotice);
      await joinOrders(stores.users, { userId: before.id, email: contact.value, provenAt });
      const known = { contactHash: codes.pseudonym(contact.value), at: provenAt };
      await rememberKnownBrowser(stores.browsers, attempt.knownToken, known);
      await recordOfStaff(stores.audit, caller, before.email, contact.value, provenAt);
      return { ...before, email: contact.value };
    });
    if (outcome === 'wrong') {
      await codes.watchWrongCodes();
      throw new ShopError('invalid_code');
    }
    if (outcome === 'taken') throw new ShopError('email_taken');
    if (outcome === 'gone') throw new ShopError('not_signed_in');
    return outcome;
  };
}

/**
 * Joins the guest orders of the former e-mail, gives the orders that have it the new one, and sends a notice to the former, so that its
 * owner learns of a change that they did not want. Another spelling is the same mailbox.
 */
async function leaveEmail(
  { users, messages }: Pick<AuthStores, 'users' | 'messages'>,
  change: EmailChange,
  provenAt: Date,
  writeNotice: WriteNotice,
): Promise<void> {
  const { user, from, to } = change;
  if (isSameEmail(to, from)) return;
  await joinOrders(users, { userId: user.id, email: from, provenAt });
  await messages.add(writeNotice({ user, from, to }));
}

/** Records the change in the audit log if the user is one of the staff. */
async function recordOfStaff(audit: AuditLog, caller: UserCaller, from: string | null, to: string, at: Date): Promise<void> {
  const { userId, role, partner } = caller;
  if (role === 'customer' || from === to) return;
  const subject = { kind: 'member', id: userId, userId };
  await audit.record(
    { userId, role, partner },
    { action: 'staff.email_changed', subject, before: { email: from }, after: { email: to }, at },
  );
}
