import { requireFreshSignIn, requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { nextTurn, pagesOf } from '#kernel/pages.ts';
import type { User } from '#modules/auth/index.ts';
import { addAsk, withdrawAsk } from '#modules/money/index.ts';
import type { TellSupportOfAsk } from '#modules/orders/index.ts';
import { closeAccount, requireLeaver, withdrawAsks } from './delete-account.ts';
import { isMoneyUnderWay, isPaidFor, type OpenOrder, openOrdersOf } from './open-orders.ts';
import type { Leaving, LeavingStores, LeavingTransact, MakeClaim, WriteLeavingAgain } from './ports.ts';

/** What stands between a customer and the deletion of their account. */
export interface Departure {
  /** Undefined: the customer has not asked to leave. */
  readonly leaving: Leaving | undefined;
  /** Newest first. */
  readonly openOrders: readonly OpenOrder[];
}

interface Deps extends MakeDeps<LeavingTransact> {
  readonly tellSupport: TellSupportOfAsk;
}

interface LeaveDeps extends Deps {
  readonly makeClaim: MakeClaim;
  readonly write: WriteLeavingAgain;
}

/** What is listed before the caller's account is deleted. Throws `not_signed_in`, and `not_allowed` for staff. */
export function createViewDeparture({ transact }: Pick<Deps, 'transact'>) {
  return async (caller: Caller): Promise<Departure> => {
    const { userId } = requireLeaver(requireUser(caller));
    return transact(async (stores) => departureOf(stores, await lockUser(stores, userId)));
  };
}

/**
 * Notes what the caller wants for all paid rituals before the account is deleted: `money_first` asks for the money of each order where no refund
 * is under way, in place of a wish that is open, and also where the shop declined before, and `createLeaveAccounts` deletes the account once all
 * is answered and paid; `keep` takes that back, and open wishes for a refund as `withdrawAsks` does. Throws `not_signed_in`, `not_allowed` for
 * staff, and for `money_first` `fresh_login_required`, and `illegal_transition` when nothing is open.
 */
export function createChooseDeparture(deps: Deps) {
  return async (caller: Caller, choice: 'money_first' | 'keep'): Promise<Departure> => {
    const now = deps.clock();
    const { userId } = requireLeaver(choice === 'keep' ? requireUser(caller) : requireFreshSignIn(caller, now));
    return deps.transact(async (stores) => {
      const user = await lockUser(stores, userId);
      const { openOrders, leaving: before } = await departureOf(stores, user);
      if (choice === 'keep') {
        await withdrawAsks(stores, openOrders, now);
        await stores.leavings.end(userId);
      } else {
        if (openOrders.length === 0) throw new ShopError('illegal_transition');
        const anew: Leaving = { userId, askedAt: now, toldAt: null, refusals: 0 };
        const leaving = before && isRepeated(openOrders, before) ? { ...before, toldAt: before.toldAt && now } : anew;
        await stores.leavings.save(leaving);
        await askForAll(deps, stores, openOrders, leaving);
      }
      return departureOf(stores, user);
    });
  };
}

/**
 * Tells whether the choice is only repeated: no order was placed since it was made, and what was asked for is still under way or paid back. The
 * first choice then stays: if one of its wishes is declined, that is its answer, and the shop is not asked again.
 */
function isRepeated(openOrders: readonly OpenOrder[], before: Leaving): boolean {
  return openOrders.every(
    (openOrder) =>
      openOrder.order.createdAt <= before.askedAt &&
      (!isAskedSince(openOrder, before) || isMoneyUnderWay(openOrder) || isPaidBack(openOrder, before)),
  );
}

/** Locks the account of a customer. Throws `not_signed_in` when it is closed. */
async function lockUser({ personalData }: LeavingStores, userId: string): Promise<User> {
  return requireFound(await personalData.users.lock(userId), 'not_signed_in');
}

async function departureOf({ personalData, leavings }: LeavingStores, { id: userId, email }: User): Promise<Departure> {
  const leaving = await leavings.of(userId);
  const openOrders = await openOrdersOf(personalData, { userId, email });
  return { leaving, openOrders };
}

/** Asks for the money of every order for which that was not done since the customer chose; tells whether it did. */
async function askForAll(
  { clock, newId, tellSupport }: Deps,
  stores: LeavingStores,
  openOrders: readonly OpenOrder[],
  leaving: Leaving,
): Promise<boolean> {
  let hasAsked = false;
  for (const openOrder of openOrders) {
    if (!isToBeAsked(openOrder, leaving)) continue;
    const order = await stores.orders.lock(openOrder.order.id);
    if (!order || order.status !== openOrder.order.status) continue;
    const known = await stores.money.newestAsk(order.id);
    // In another tab the customer may just have asked for it, or the shop has answered.
    if (known?.id !== openOrder.ask?.id || known?.state !== openOrder.ask?.state) continue;
    const isOpen = known?.state === 'open';
    // Asked anew, so that the answer counts for the choice: else the shop, having answered, would be asked again.
    await withdrawAsk(stores, order, clock());
    await addAsk(stores, order, { id: newId(), askedAt: clock() });
    // The mail speaks of a paid order. Of a part that came the staff reads where money waits.
    if (isPaidFor(openOrder) && !isOpen) await tellSupport(order, { kind: 'cancel' }, stores.messages);
    hasAsked = true;
  }
  return hasAsked;
}

/**
 * Tells whether the money of an order is to be asked for: it is paid, or a part of it came, no refund is under way, nobody has asked for it since
 * the customer chose, and it was placed before.
 */
function isToBeAsked(openOrder: OpenOrder, leaving: Leaving): boolean {
  if (!(isPaidFor(openOrder) || openOrder.hasPart) || openOrder.refunds.length > 0) return false;
  return !isAskedSince(openOrder, leaving) && openOrder.order.createdAt <= leaving.askedAt;
}

/** Tells whether the customer has asked for the money since they chose to leave. */
function isAskedSince({ ask }: OpenOrder, { askedAt }: Leaving): boolean {
  return ask !== undefined && ask.askedAt >= askedAt;
}

/** After so long the shop asks a customer who still waits what they want now. */
const PATIENCE_MS = 30 * DAY_MS;

/**
 * Looks at everybody who wants their money before they leave: deletes the account once the money of every open order is paid back, and asks
 * the customer again after a refusal or 30 days.
 */
export function createLeaveAccounts(deps: LeaveDeps) {
  return async (): Promise<void> => {
    const pages = pagesOf<string>((limit, after) => deps.transact(({ leavings }) => leavings.page(limit, after)));
    for await (const userIds of pages) {
      for (const userId of userIds) {
        await deps.transact((stores) => leaveOrAsk(deps, stores, userId));
        await nextTurn();
      }
    }
  };
}

/** Deletes the account of one who leaves, or asks them again, if it is time for either. */
async function leaveOrAsk(deps: LeaveDeps, stores: LeavingStores, userId: string): Promise<void> {
  const user = await stores.personalData.users.lock(userId);
  if (!user) return;
  // Somebody who has joined the staff since stays, and holds up nobody else who leaves.
  if (user.role !== 'customer') return stores.leavings.end(userId);
  const { leaving, openOrders } = await departureOf(stores, user);
  if (!leaving) return;
  // Whatever is asked for only now waits for its answer.
  if (await askForAll(deps, stores, openOrders, leaving)) return;
  const now = deps.clock();
  if (openOrders.every((order) => isPaidBack(order, leaving))) {
    await stores.leavings.end(userId);
    return closeAccount(stores, deps.makeClaim, userId, now);
  }
  const refusals = openOrders.filter((order) => isRefused(order, leaving)).length;
  const waitedMs = now.getTime() - (leaving.toldAt ?? leaving.askedAt).getTime();
  const isTime = refusals > leaving.refusals || waitedMs >= PATIENCE_MS;
  if (!isTime && refusals === leaving.refusals) return;
  // Fewer than before: an order that was refused is open no more, and the next refusal must count as a further one.
  await stores.leavings.save({ ...leaving, toldAt: isTime ? now : leaving.toldAt, refusals });
  const letter = isTime && deps.write(user);
  if (letter) await stores.messages.add(letter);
}

/** Tells whether the wish was granted and the money is back. The shop may have kept a part: then it still performs the rituals. */
function isPaidBack(openOrder: OpenOrder, leaving: Leaving): boolean {
  return isPaidFor(openOrder) && openOrder.step === 'done' && isAskedSince(openOrder, leaving);
}

function isRefused(openOrder: OpenOrder, leaving: Leaving): boolean {
  return openOrder.step === 'declined' && isAskedSince(openOrder, leaving);
}
