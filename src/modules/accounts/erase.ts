import { DAY_MS } from '#kernel/durations.ts';
import { PAGE_SIZE } from '#kernel/pages.ts';
import type { ClosedUser } from '#modules/auth/index.ts';
import { isUnderWay } from '#modules/money/index.ts';
import { ACCOUNT_DELETED, type Order, type OrderPlace, PAID_STATUSES } from '#modules/orders/index.ts';
import { cancelUnpaid } from '#modules/payments/index.ts';
import type { ClosingStores, MakeClaim, PersonalData } from './ports.ts';

/** Erases personal data from orders, with all that belongs to them and the messages that speak of them. */
export async function eraseOrders(data: PersonalData, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await data.orders.erase(ids, at);
  await data.money.erase(ids);
  await data.reports.erase(ids);
  await data.messages.eraseAbout(ids);
}

/** Removes a page of requests for consultations, with the messages that speak of them; returns how many requests. */
export async function eraseConsultations(
  { consultations, messages }: PersonalData,
  selection: { readonly userId: string } | { readonly requestedBefore: Date },
): Promise<number> {
  const ids = await consultations.erase(selection, PAGE_SIZE);
  if (ids.length > 0) await messages.eraseAbout(ids);
  return ids.length;
}

/** A closed account with orders that are kept is looked at again after so long. */
const LOOK_AGAIN_MS = DAY_MS;

/**
 * Erases a page of each list of a closed account and, once they are empty, the user. Orders for which the shop still owes rituals or money
 * are kept with the plan and the birth data, and so is the user until the last of them is over.
 */
export async function eraseClosed(stores: ClosingStores, makeClaim: MakeClaim, user: ClosedUser, at: Date): Promise<void> {
  const data = stores.personalData;
  const { id: userId, email, closedAt } = user;
  const orders = await data.orders.ofClosed({ userId, email, closedAt }, PAGE_SIZE, at);
  await eraseOrders(data, await keepOwedOrders(stores, makeClaim, user, orders, at), at);
  const consultations = await eraseConsultations(data, { userId });
  const messages = await data.messages.eraseTo(user, closedAt, PAGE_SIZE);
  // Of a full page there may be more, which the next transaction erases.
  if ([orders.length, consultations, messages].some((count) => count >= PAGE_SIZE)) return;
  await data.requests.erase(userId);
  await data.clientNotes.erase(userId);
  if (await data.orders.hasKept(userId)) return data.users.lookAgain(userId, new Date(at.getTime() + LOOK_AGAIN_MS));
  await data.spellings.erase(userId);
  await data.plans.erase(userId);
  await data.profiles.erase(userId);
  await data.users.erase(userId);
}

/**
 * Keeps the locked orders of which the shop owes something, ends the unpaid ones, and returns the ids of those to be erased. All is read after
 * the locks: a refund may have begun, or money come, while this transaction waited for them.
 */
async function keepOwedOrders(
  stores: ClosingStores,
  makeClaim: MakeClaim,
  user: ClosedUser,
  places: readonly OrderPlace[],
  at: Date,
): Promise<string[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const { orders, money } = stores.personalData;
  const { refunds, failuresOpen } = await money.ofOrders(ids);
  const erased: string[] = [];
  const kept: string[] = [];
  const toClaim: string[] = [];
  for (const { order } of await orders.read(ids)) {
    const { id } = order;
    const refundsOfOrder = refunds.filter(({ orderId }) => orderId === id);
    const owesMoney = refundsOfOrder.some((refund) =>
      isUnderWay(refund, refundsOfOrder, (failed) => failuresOpen.has(failed.id)),
    );
    const isOwed = owesMoney || (await owesRituals(stores, order));
    if (isOwed) kept.push(id);
    else erased.push(id);
    // Money came for it, perhaps only after it was cancelled, and its owner may still ask for it.
    if (isOwed || order.receiptNumber !== undefined || (await stores.payments.sawMoney(id))) toClaim.push(id);
    if (!isOwed && order.status === 'pending') {
      const cause = { at, actor: { kind: 'payer' }, reason: ACCOUNT_DELETED } as const;
      await cancelUnpaid(stores, order, await stores.payments.live(id), cause);
    }
  }
  await orders.keep(kept, user.id, at);
  const claim = makeClaim(user);
  if (claim) await orders.claim(toClaim, claim);
  return erased;
}

export function isOver({ status }: Order): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Tells whether the shop owes rituals, or their report. An order counts as paid once its money was seen, and while it waits for a person. */
async function owesRituals({ payments }: ClosingStores, order: Order): Promise<boolean> {
  if (isOver(order)) return false;
  return PAID_STATUSES.includes(order.status) || order.status === 'waiting' || (await payments.sawMoney(order.id));
}
