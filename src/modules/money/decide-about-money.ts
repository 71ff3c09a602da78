import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { requireFreshFactor, requirePermission } from '#kernel/permissions.ts';
import { requestedAction } from './begin-refund.ts';
import { offersOf } from './money-offers.ts';
import type { MoneyStores, MoneyTransact, Review } from './ports.ts';
import type { Refund } from './refund.ts';
import { type BeginDeps, createRequestRefund } from './request-refund.ts';
import { createSettleReview, openAsk } from './settle-review.ts';
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
  return (caller: Caller, id: string, { version, reason }: SeenMoney): Promise<void> => {
    const staff = requirePermission(caller, 'money.write');
    const transact: MoneyTransact = (work) =>
      deps.transact(async (stores) => {
        const waiting = await lockWaiting(stores, id, version);
        const done = await work(stores);
        await stores.audit.record(staff, settledAction(waiting, deps.clock()));
        return done;
      });
    return inShopsCodes(() => createSettleReview({ ...deps, transact })(id, { by: staff.userId, note: reason }));
  };
}

/**
 * Begins a refund as the answer to what waits, from the panel. Throws like `createSettleMoney`, and `second_factor_required` without a fresh
 * one, `illegal_transition` for money that does not go back in this way, `nothing_left`, and `invalid_request` for an amount that is none or
 * too much.
 */
export function createRefundMoney(deps: BeginDeps) {
  return (caller: Caller, id: string, { version, reason, sourceId, amount }: AskedRefund): Promise<Refund> => {
    const staff = requirePermission(caller, 'money.write');
    requireFreshFactor(staff, deps.clock());
    const request = (stores: MoneyStores) => {
      const transact: MoneyTransact = (work) => work(stores);
      return createRequestRefund({ ...deps, transact })(sourceId, { by: staff.userId, reason, amount });
    };
    return inShopsCodes(() =>
      deps.transact(async (stores) => {
        await refuseUnoffered(stores, await lockWaiting(stores, id, version), sourceId);
        const refund = await request(stores);
        await stores.audit.record(staff, requestedAction(refund));
        return refund;
      }),
    );
  };
}

type Waiting = Review | { readonly kind: 'ask'; readonly id: string; readonly orderId: string };

/** Locks the order of what waits; of two people who decide at once the second finds it decided. */
async function lockWaiting({ orders, money }: MoneyStores, id: string, version: number): Promise<Waiting> {
  const orderId = (await money.findAsk(id))?.orderId ?? (await money.orderOfMoney(id));
  if (orderId === undefined) throw new ShopError('not_found');
  await orders.lock(orderId);
  const ask = await openAsk(money, orderId);
  const waiting = ask?.id === id ? { kind: 'ask' as const, id, orderId } : await money.review(id);
  if (!waiting) throw new ShopError('not_found');
  if ((await money.versionOf(orderId)) !== version) throw new ShopError('changed_meanwhile');
  return waiting;
}

async function refuseUnoffered({ money }: MoneyStores, waiting: Waiting, sourceId: string): Promise<void> {
  const { orderId } = waiting;
  const offers = offersOf(waiting, await money.sources(orderId), await money.refundsOf(orderId));
  const offer = offers.find((each) => each.sourceId === sourceId);
  if (!offer || offer.refusal === 'not_final') throw new ShopError('illegal_transition');
  if (offer.refusal) throw new ShopError(offer.refusal);
}

function settledAction(waiting: Waiting, at: Date): StaffAction {
  const { id, orderId } = waiting;
  if (waiting.kind === 'ask')
    return { action: 'money.refund_declined', subject: { kind: 'refund_ask', id }, before: null, after: { orderId }, at };
  const { kind, reasons } = waiting;
  if (kind === 'line')
    return {
      action: 'money.review_settled',
      subject: { kind: 'order', id: orderId },
      before: null,
      after: { orderId, reasons },
      at,
    };
  const after = { orderId, reasons, ...(kind === 'coin' ? { received: waiting.received.toString() } : {}) };
  return { action: 'money.review_settled', subject: { kind: 'payment', id }, before: null, after, at };
}
