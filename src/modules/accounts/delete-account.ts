import { requireFreshSignIn } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { nextTurn, PAGE_SIZE } from '#kernel/pages.ts';
import { eraseConsultations, eraseOrders } from './erase.ts';
import type { AccountTransact, PersonalData } from './ports.ts';

/**
 * Deletes the caller's account for good; orders stay for the books without personal data. A deletion that fails has erased nothing,
 * or whole pages of orders when there are several, and the next attempt completes it. Throws `not_signed_in`; `fresh_login_required`
 * when they signed in more than an hour ago; `not_allowed` for staff, whose deeds must stay attributed: an administrator ends their
 * work here.
 */
export function createDeleteAccount({ transact, clock }: { transact: AccountTransact; clock: Clock }) {
  return async (caller: Caller): Promise<void> => {
    const now = clock();
    const { userId, role } = requireFreshSignIn(caller, now);
    if (role !== 'customer') throw new ShopError('not_allowed');
    // Each page of orders has its own transaction: the embedded database has one connection, for which all other requests wait.
    while (!(await transact(({ personalData }) => erase(personalData, userId, now)))) await nextTurn();
  };
}

/** Erases a page of orders and, after the last page, all the rest. Returns true once the account is gone. */
async function erase(data: PersonalData, userId: string, now: Date): Promise<boolean> {
  const user = await data.users.lock(userId);
  if (!user) throw new ShopError('not_signed_in');
  const orders = await data.orders.ofCustomer({ userId, email: user.email }, PAGE_SIZE);
  const ids = orders.map(({ id }) => id);
  await eraseOrders(data, ids, now);
  if (orders.length === PAGE_SIZE) return false;
  await eraseConsultations(data, { userId });
  await data.messages.eraseTo(user);
  await data.requests.erase(userId);
  await data.plans.erase(userId);
  await data.profiles.erase(userId);
  await data.users.erase(userId);
  return true;
}
