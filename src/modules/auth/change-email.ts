import type { UserCaller } from '#kernel/caller.ts';
import { type ContactPoint, isPlaceholder, parseEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { AuthTransact, User, UserStore } from './ports.ts';

/** Sends a code to the new e-mail of a user. Throws like `OneTimeCodes.request`, and `invalid_request` for an invalid e-mail. */
export function createRequestEmailChange(codes: OneTimeCodes) {
  return ({ email, ...command }: { email: string; language: Language; browserToken?: string | undefined }) =>
    codes.request({ purpose: 'change_email', contact: emailOrRefuse(email), ...command });
}

/** The facts for the notice that goes to the former e-mail of a user. */
export interface EmailChange {
  readonly user: Pick<User, 'id' | 'language'>;
  readonly from: string;
  readonly to: string;
}

interface Deps {
  readonly transact: AuthTransact;
  readonly codes: OneTimeCodes;
  readonly writeNotice: (change: EmailChange) => Message;
}

interface Attempt {
  readonly email: string;
  readonly code: string;
  readonly browserToken: string | undefined;
}

/**
 * Changes the user's e-mail to the address that got the code, and sends a notice to the former e-mail. Guest orders placed with either
 * e-mail join the account. Throws `invalid_code`, `not_signed_in`, or `email_taken` when another account has the new e-mail.
 */
export function createConfirmEmailChange({ transact, codes, writeNotice }: Deps) {
  return async (caller: UserCaller, attempt: Attempt): Promise<User> => {
    const contact = emailOrRefuse(attempt.email);
    const outcome = await transact(async (stores) => {
      if (!(await codes.redeem(stores, { ...attempt, contact, purpose: 'change_email' }))) return 'wrong';
      const before = await stores.users.lock(caller.userId);
      if (!before) return 'gone';
      if (!(await stores.users.changeEmail(before.id, contact.value))) return 'taken';
      await leaveEmail(stores, before, contact.value, writeNotice);
      await stores.users.attachGuestOrders(before.id, contact.value);
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
 * Sends a notice to the former e-mail, so that its owner learns of a change that they did not want. A user who had no e-mail gets no
 * notice; the receipts for their unpaid orders will go to the new e-mail.
 */
async function leaveEmail(
  { users, messages }: { users: UserStore; messages: MessageOutbox },
  user: User,
  to: string,
  writeNotice: Deps['writeNotice'],
): Promise<void> {
  const { id, email: from } = user;
  if (from === null) return users.giveEmailToOrders(id, to);
  if (from === to) return;
  await users.attachGuestOrders(id, from);
  await messages.add(writeNotice({ user, from, to }));
}

function emailOrRefuse(text: string): ContactPoint {
  const value = parseEmail(text);
  const contact = value === undefined ? undefined : ({ kind: 'email', value } as const);
  if (!contact || isPlaceholder(contact))
    throw new ShopError('invalid_request', { fields: [{ path: ['email'], code: 'format' }] });
  return contact;
}
