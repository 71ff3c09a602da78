import { requireFreshSignIn } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { nextTurn } from '#kernel/pages.ts';
import { eraseClosed } from './erase.ts';
import type { AccountTransact, PersonalData } from './ports.ts';

interface Deps {
  readonly transact: AccountTransact;
  readonly clock: Clock;
}

/**
 * Deletes the caller's account for good; orders stay for the books without personal data. In one transaction the account is closed
 * and a page of all that it holds is erased, which is all of an ordinary account; `createEraseClosedAccounts` erases the rest of a
 * large one. A deletion that fails has erased nothing. Throws `not_signed_in`; `fresh_login_required` when they signed in more than an
 * hour ago; `not_allowed` for staff, whose deeds must stay attributed: an administrator ends their work here.
 */
export function createDeleteAccount({ transact, clock }: Deps) {
  return async (caller: Caller): Promise<void> => {
    const now = clock();
    const { userId, role } = requireFreshSignIn(caller, now);
    if (role !== 'customer') throw new ShopError('not_allowed');
    await transact(({ personalData }) => closeAccount(personalData, userId, now));
  };
}

/** Closes an account, and erases a page of all that it holds. Throws `not_signed_in` when it is closed. */
export async function closeAccount(personalData: PersonalData, userId: string, now: Date): Promise<void> {
  await close(personalData, userId, now);
  await erasePage(personalData, now, userId);
}

/** Ends the account for everybody: its sessions, its contacts, and what it says of the customer. */
async function close(data: PersonalData, userId: string, now: Date): Promise<void> {
  if (!(await data.users.lock(userId))) throw new ShopError('not_signed_in');
  await data.plans.erase(userId);
  await data.profiles.erase(userId);
  await data.users.close(userId, now);
}

/** A job that stops in between loses nothing, so a run ends early enough to delay no stop of the server. */
const PAGES_IN_A_RUN = 10;

/** Erases what is left of closed accounts, a page in each transaction. Returns true when there may be more. */
export function createEraseClosedAccounts({ transact, clock }: Deps) {
  return async (): Promise<boolean> => {
    for (let page = 0; page < PAGES_IN_A_RUN; page += 1) {
      if (!(await transact(({ personalData }) => erasePage(personalData, clock())))) return false;
      await nextTurn();
    }
    return true;
  };
}

/** Erases a page of this closed account, or of any; returns false when none is left. */
async function erasePage(data: PersonalData, now: Date, userId?: string): Promise<boolean> {
  const user = await data.users.lockClosed(userId);
  if (user) await eraseClosed(data, user, now);
  return user !== undefined;
}
