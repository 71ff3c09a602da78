import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { BeginDeps } from './request-refund.ts';
import { checkedVerdict, lockWaiting, settleOrDecline, type Waiting } from './settle-review.ts';

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
      const waiting = requireFound(await lockWaiting(stores, id));
      if ((await stores.money.versionOf(waiting.orderId)) !== version) throw new ShopError('changed_meanwhile');
      await settleOrDecline(deps, stores, waiting, verdict);
      await stores.audit.record(staff, settledAction(waiting, deps.clock()));
    });
  };
}

/** What the audit log tells of the decision. */
function settledAction(waiting: Waiting, at: Date): StaffAction {
  const { kind, id, orderId } = waiting;
  if (kind === 'ask')
    return { action: 'money.refund_declined', subject: { kind: 'refund_ask', id }, before: null, after: { orderId }, at };
  const subject = kind === 'line' ? { kind: 'order', id: orderId } : { kind: 'payment', id };
  return { action: 'money.review_settled', subject, before: null, after: { orderId, reasons: waiting.reasons }, at };
}
