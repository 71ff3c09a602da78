import type { UserCaller } from '#kernel/caller.ts';
import { type ContactPoint, isPlaceholder, parseEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { AuthTransact, User, UserStore } from './ports.ts';

/** Sends a code to the e-mail that a user wants to have. Throws as `OneTimeCodes.request`. */
export function createRequestEmailChange(codes: OneTimeCodes) {
  return (command: { email: string; language: Language }) =>
    codes.request({ purpose: 'change_email', contact: emailOrRefuse(command.email), language: command.language });
}

/** What the notice to the e-mail that a user gives up is made of. */
export interface EmailChange {
  readonly user: User;
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
 * Gives a user the e-mail that the code was sent to, and tells the one before. Orders that were placed as a guest with either stay
 * with the account. Throws `invalid_code`; `email_taken` when another account has it.
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
 * Whoever still reads the former e-mail learns that it was given up, in case that was not their will. Without one, receipts of what is
 * paid from now on go to the first e-mail.
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
