import { requireFreshSignIn } from '#kernel/access.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { runPages } from '#kernel/pages.ts';
import { withdrawAsk } from '#modules/money/index.ts';
import { eraseClosed } from './erase.ts';
import { needsDay, type OpenOrder, openOrdersOf } from './open-orders.ts';
import type { ClosingStores, ClosingTransact, LeavingStores, LeavingTransact, MakeClaim } from './ports.ts';

interface Deps extends WriteDeps<LeavingTransact> {
  readonly makeClaim: MakeClaim;
}

/**
 * Deletes the caller's account for good; orders stay for the books without personal data. In one transaction the account is closed
 * and a page of all that it holds is erased, which is all of an ordinary account; `createEraseClosedAccounts` erases the rest of a
 * large one. A deletion that fails has erased nothing. With an `OpenOrder` it needs the word `perform`: paid rituals are then performed as
 * planned, and open wishes for their money are withdrawn as `withdrawAsks` does. Throws `not_signed_in`; `fresh_login_required` when the caller
 * signed in more than an hour ago; `not_allowed` for staff, whose actions must stay attributed, until an administrator has ended their work;
 * `paid_rituals_open` without the word, and `day_needed` when one of the rituals has no day.
 */
export function createDeleteAccount({ transact, clock, makeClaim }: Deps) {
  return async (caller: Caller, paidRituals?: 'perform'): Promise<void> => {
    const now = clock();
    const { userId } = requireLeaver(requireFreshSignIn(caller, now));
    await transact(async (stores) => {
      const user = requireFound(await stores.personalData.users.lock(userId), 'not_signed_in');
      const owed = await openOrdersOf(stores.personalData, { userId, email: user.email });
      if (owed.length > 0 && paidRituals !== 'perform') throw new ShopError('paid_rituals_open');
      if (owed.some(needsDay)) throw new ShopError('day_needed');
      const toPerform = owed.filter(({ isToPerform }) => isToPerform);
      await withdrawAsks(stores, toPerform, now);
      await closeAccount(stores, makeClaim, userId, now);
    });
  };
}

/** Customers alone leave by themselves. Throws `not_allowed`. */
export function requireLeaver(caller: UserCaller): UserCaller {
  if (caller.role !== 'customer') throw new ShopError('not_allowed');
  return caller;
}

/** Withdraws the open wishes for a refund of these orders. A wish stays where it stands for a refund that failed: that money was promised. */
export async function withdrawAsks(stores: LeavingStores, openOrders: readonly OpenOrder[], at: Date): Promise<void> {
  for (const { order, refunds } of openOrders) {
    if (refunds.some(({ state }) => state === 'rejected')) continue;
    const locked = await stores.orders.lock(order.id);
    if (locked) await withdrawAsk(stores, locked, at);
  }
}

/** Closes an account, and erases a page of all that it holds except what is owed. Throws `not_allowed` for staff. */
export async function closeAccount(stores: ClosingStores, makeClaim: MakeClaim, userId: string, now: Date): Promise<void> {
  const { users, profiles, plans } = stores.personalData;
  const user = await users.lock(userId);
  // Somebody may have made the customer one of the staff since the request began.
  if (user?.role !== 'customer') throw new ShopError('not_allowed');
  await profiles.eraseNotForRituals(userId);
  await plans.eraseNotForRituals(userId);
  await users.close(userId, now);
  await erasePage(stores, makeClaim, now, userId);
}

interface EraseDeps extends WriteDeps<ClosingTransact> {
  readonly makeClaim: MakeClaim;
}

/** Erases what is left of closed accounts, a page in each transaction. Returns true when there may be more. */
export function createEraseClosedAccounts({ transact, clock, makeClaim }: EraseDeps) {
  return (): Promise<boolean> => runPages(() => transact((stores) => erasePage(stores, makeClaim, clock())));
}

/** Erases a page of this closed account, or of any; returns false when none is left. */
async function erasePage(stores: ClosingStores, makeClaim: MakeClaim, now: Date, userId?: string): Promise<boolean> {
  const user = await stores.personalData.users.lockClosed(now, userId);
  if (user) await eraseClosed(stores, makeClaim, user, now);
  return user !== undefined;
}
