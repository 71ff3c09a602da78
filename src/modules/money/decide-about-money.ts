import type { StaffAction } from '#kernel/audit.ts';
import type { AuditFields } from '#kernel/audit-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { requireFreshPermission, requirePermission } from '#kernel/permissions.ts';
import { requestedAction } from './begin-refund.ts';
import { offersOf } from './money-offers.ts';
import type { MoneyStores, Review } from './ports.ts';
import type { Refund } from './refund.ts';
import { type BeginDeps, requestRefund } from './request-refund.ts';
import { checkedVerdict, openAsk, settleOrDecline } from './settle-review.ts';
import { inShopsCodes } from './shop-refusal.ts';

/** What a person has read, and why they decide so. */
interface SeenMoney {
  /** The version of the money that the person has read. */
  readonly version: number;
  readonly reason: string;
}

interface AskedRefund extends SeenMoney {
  /** Which money of the order goes back. */
  readonly sourceId: string;
  /** An amount in the coin's unit, or in dollars; all that is left when missing. */
  readonly amount?: string | undefined;
}

/**
 * Settles the review of a payment, or declines a customer's wish for a refund, from the panel; `id` is that of the payment or of the wish.
 * The money stays as it is. Throws like `requirePermission`, `not_found` when nothing of this id waits, and `changed_meanwhile` when
 * something has happened to the order or its money since it was read.
 */
export function createSettleMoney(deps: BeginDeps) {
  return async (caller: Caller, id: string, { version, reason }: SeenMoney): Promise<void> => {
    const staff = requirePermission(caller, 'money.write');
    await inShopsCodes(async () => {
      const verdict = checkedVerdict({ by: staff.userId, note: reason });
      await deps.transact(async (stores) => {
        const waiting = await lockWaiting(stores, id, version);
        await settleOrDecline(deps, stores, id, verdict);
        await stores.audit.record(staff, settledAction(waiting, deps.clock()));
      });
    });
  };
}

/**
 * Begins a refund as the answer to what waits, from the panel. Throws like `createSettleMoney`, and `second_factor_required` without a fresh
 * one, `illegal_transition` for money that does not go back in this way, `nothing_left`, and `invalid_request` for an amount that is none or
 * too much.
 */
export function createRefundMoney(deps: BeginDeps) {
  return async (caller: Caller, id: string, { version, reason, sourceId, amount }: AskedRefund): Promise<Refund> => {
    const staff = requireFreshPermission(caller, 'money.write', deps.clock());
    return inShopsCodes(() =>
      deps.transact(async (stores) => {
        await refuseUnoffered(stores, await lockWaiting(stores, id, version), sourceId);
        const refund = await requestRefund(deps, stores, sourceId, { by: staff.userId, reason, amount });
        await stores.audit.record(staff, requestedAction(refund));
        return refund;
      }),
    );
  };
}

/** What a person decides about: money in review, or a customer's wish for a refund. */
type Waiting = Review | { readonly kind: 'ask'; readonly id: string; readonly orderId: string };

/** Locks the order of what waits, so that of two people who decide at once the second finds it decided. */
async function lockWaiting({ orders, money }: MoneyStores, id: string, version: number): Promise<Waiting> {
  const orderId = (await money.findAsk(id))?.orderId ?? (await money.orderOfMoney(id));
  if (orderId === undefined) throw new ShopError('not_found');
  await orders.lock(orderId);
  const ask = await openAsk(money, orderId);
  const waiting = ask?.id === id ? { kind: 'ask' as const, id, orderId } : await money.openReview(id);
  if (!waiting) throw new ShopError('not_found');
  if ((await money.versionOf(orderId)) !== version) throw new ShopError('changed_meanwhile');
  return waiting;
}

/** Throws `illegal_transition` and `nothing_left` unless the money of the source may go back as the answer to what waits. */
async function refuseUnoffered({ money }: MoneyStores, waiting: Waiting, sourceId: string): Promise<void> {
  const { orderId } = waiting;
  const offers = offersOf(waiting, await money.sources(orderId), await money.refundsOf(orderId));
  const offer = offers.find((each) => each.sourceId === sourceId);
  if (!offer || offer.refusal === 'not_final') throw new ShopError('illegal_transition');
  if (offer.refusal) throw new ShopError(offer.refusal);
}

/** What the audit log tells of the decision. */
function settledAction(waiting: Waiting, at: Date): StaffAction {
  const { id, orderId } = waiting;
  switch (waiting.kind) {
    case 'ask':
      return {
        action: 'money.refund_declined',
        subject: { kind: 'refund_ask', id },
        before: null,
        after: { orderId },
        at,
      };
    case 'line':
      return {
        action: 'money.review_settled',
        subject: { kind: 'order', id: orderId },
        before: null,
        after: { orderId, reasons: waiting.reasons },
        at,
      };
    case 'card':
      return reviewSettled(id, { orderId, reasons: waiting.reasons }, at);
    case 'coin':
      return reviewSettled(id, { orderId, reasons: waiting.reasons, received: waiting.received.toString() }, at);
  }
}

function reviewSettled(paymentId: string, after: AuditFields, at: Date): StaffAction {
  return { action: 'money.review_settled', subject: { kind: 'payment', id: paymentId }, before: null, after, at };
}
