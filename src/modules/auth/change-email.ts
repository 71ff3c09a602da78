import type { UserCaller } from '#kernel/caller.ts';
import { type ContactPoint, isPlaceholder, parseEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { AuthTransact, User } from './ports.ts';

/** Sends a code to the e-mail that a user wants to have. Throws as `OneTimeCodes.request`. */
export function createRequestEmailChange(codes: OneTimeCodes) {
  return (command: { email: string; language: Language }) =>
    codes.request({ purpose: 'change_email', contact: emailOrRefuse(command.email), language: command.language });
}

/** Gives a user the e-mail that the code was sent to. Throws `invalid_code`; `email_taken` when another account has it. */
export function createConfirmEmailChange({ transact, codes }: { transact: AuthTransact; codes: OneTimeCodes }) {
  return async (
    caller: UserCaller,
    attempt: { email: string; code: string; browserToken: string | undefined },
  ): Promise<User> => {
    const contact = emailOrRefuse(attempt.email);
    const outcome = await transact(async (stores) => {
      if (!(await codes.redeem(stores, { ...attempt, contact, purpose: 'change_email' }))) return 'wrong';
      if (!(await stores.users.changeEmail(caller.userId, contact.value))) return 'taken';
      await stores.users.attachGuestOrders(caller.userId, contact.value);
      return (await stores.users.find(caller.userId)) ?? 'gone';
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

function emailOrRefuse(text: string): ContactPoint {
  const value = parseEmail(text);
  const contact = value === undefined ? undefined : ({ kind: 'email', value } as const);
  if (!contact || isPlaceholder(contact))
    throw new ShopError('invalid_request', { fields: [{ pointer: '/email', code: 'format' }] });
  return contact;
}
