import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { MoneyStores, Review } from './ports.ts';
import type { BeginDeps } from './request-refund.ts';
import { checkedVerdict, openAsk, settleOrDecline } from './settle-review.ts';

/** What a person has read, and why they decide so. */
interface SeenMoney {
  /** The version of the money that the person has read. */
  readonly version: number;
  readonly reason: string;
}

/**
 * Settles a review or declines a customer's wish for a refund, from the panel; `id` as `createSettleReview` takes it. The money stays as it is.
 * Throws like `requirePermission`, `invalid_request` without a reason, `not_found` when nothing of this id waits, and `changed_meanwhile` when
 * something has happened to the order or its money since it was read.
 */
export function createSettleMoney(deps: BeginDeps) {
  return async (caller: Caller, id: string, { version, reason }: SeenMoney): Promise<void> => {
    const staff = requirePermission(caller, 'money.write');
    const verdict = checkedVerdict({ by: staff.userId, note: reason });
    await deps.transact(async (stores) => {
      const waiting = await lockWaiting(stores, id, version);
      await settleOrDecline(deps, stores, id, verdict);
      await stores.audit.record(staff, settledAction(waiting, deps.clock()));
    });
  };
}

/** What a person decides about: money in review, or a customer's wish for a refund. */
type Waiting = Review | { readonly kind: 'ask'; readonly id: string; readonly orderId: string };

/** Locks the order of what waits, so that of two people who decide at once the second finds it decided. */
async function lockWaiting({ orders, money }: MoneyStores, id: string, version: number): Promise<Waiting> {
  const orderId = requireFound((await money.findAsk(id))?.orderId ?? (await money.orderOfMoney(id)));
  await orders.lock(orderId);
  const ask = await openAsk(money, orderId);
  const waiting = requireFound(ask?.id === id ? { kind: 'ask' as const, id, orderId } : await money.openReview(id));
  if ((await money.versionOf(orderId)) !== version) throw new ShopError('changed_meanwhile');
  return waiting;
}

/** What the audit log tells of the decision. */
function settledAction(waiting: Waiting, at: Date): StaffAction {
  const { id, orderId } = waiting;
  if (waiting.kind === 'ask')
    return { action: 'money.refund_declined', subject: { kind: 'refund_ask', id }, before: null, after: { orderId }, at };
  const subject = waiting.kind === 'line' ? { kind: 'order', id: orderId } : { kind: 'payment', id };
  return { action: 'money.review_settled', subject, before: null, after: { orderId, reasons: waiting.reasons }, at };
}
