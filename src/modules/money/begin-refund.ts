import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, type Replayable } from '#kernel/idempotency.ts';
import { requireFreshFactor, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Order } from '#modules/orders/index.ts';
import { offersOf, type RefundOffer } from './money-offers.ts';
import { type MoneySource, readAmount } from './money-source.ts';
import type { MoneyStores } from './ports.ts';
import { type Refund, writtenCoins } from './refund.ts';
import { reasonOf } from './refusal.ts';
import { type BeginDeps, beginRefunds, type Part } from './request-refund.ts';
import { inShopsCodes } from './shop-refusal.ts';

export interface WantedRefund {
  /** The version of the order's money that the person has read. */
  readonly version: number;
  readonly reason: string;
  /** Which payment goes back; missing: all that is left of each. */
  readonly paymentId?: string | undefined;
  /** In the coin's unit, or in dollars; only beside `paymentId`. Missing: all that is left of the payment. */
  readonly amount?: string | undefined;
  readonly idempotency?: IdempotentRequest | undefined;
}

/**
 * Begins to give an order's money back from the panel, whether or not the customer asked: a part of one payment, or all that is left. One
 * refund begins for each payment. Throws like `requirePermission`, `second_factor_required`, `idempotency_key_reused`, `not_found`,
 * `changed_meanwhile` when something has happened to the order or its money since it was read, `nothing_left`, `illegal_transition` for
 * money that does not go back in this way or awaits confirmations, and `invalid_request` for an amount that is none or too much.
 */
export function createBeginRefund(deps: BeginDeps) {
  return async (caller: Caller, orderId: string, wanted: WantedRefund): Promise<Replayable<readonly Refund[]>> => {
    const staff = requirePermission(caller, 'money.write');
    requireFreshFactor(staff, deps.clock());
    if (wanted.amount !== undefined && wanted.paymentId === undefined) throw refusedField(['paymentId'], 'required');
    return inShopsCodes(() =>
      deps.transact(async (stores) => {
        const earlier = await claimOrReplay<readonly string[]>(stores.idempotency, wanted.idempotency);
        const order = await stores.orders.lock(orderId);
        if (!order) throw new ShopError('not_found');
        if (earlier) return { result: await refundsWithIds(stores, orderId, earlier.result), replayed: true };
        const refunds = await begin(deps, stores, staff, order, wanted);
        const ids = refunds.map(({ id }) => id);
        if (wanted.idempotency) await stores.idempotency.remember(wanted.idempotency, ids);
        return { result: refunds, replayed: false };
      }),
    );
  };
}

/** The refunds that an earlier request has begun, as they stand now. */
async function refundsWithIds({ money }: MoneyStores, orderId: string, ids: readonly string[]): Promise<readonly Refund[]> {
  return (await money.refundsOf(orderId)).filter(({ id }) => ids.includes(id));
}

async function begin(
  deps: BeginDeps,
  stores: MoneyStores,
  staff: StaffCaller,
  order: Order,
  wanted: WantedRefund,
): Promise<readonly Refund[]> {
  if ((await stores.money.versionOf(order.id)) !== wanted.version) throw new ShopError('changed_meanwhile');
  const request = { requestedBy: staff.userId, reason: reasonOf(wanted.reason) };
  const parts = await partsOf(stores, order.id, wanted);
  const refunds = await beginRefunds(deps, stores, order, parts, request);
  for (const refund of refunds) await stores.audit.record(staff, requestedAction(refund));
  return refunds;
}

/** The parts of the order's money that are to go back. Throws `nothing_left` and `illegal_transition` when there is none. */
async function partsOf({ money }: MoneyStores, orderId: string, { paymentId, amount }: WantedRefund): Promise<readonly Part[]> {
  const isOfWholeOrder = paymentId === undefined;
  const sources = await money.sources(orderId);
  const offers = offersOf({ kind: 'order' }, sources, await money.refundsOf(orderId));
  const wanted = offers.filter(({ sourceId }) => isOfWholeOrder || sourceId === paymentId);
  // When everything goes back, crumbs that were worth less than a cent stay: nobody could send them.
  const possible = wanted.filter(({ refusal, worth }) => !refusal && (worth > 0 || !isOfWholeOrder));
  if (possible.length === 0) throw new ShopError(whyNone(wanted, sources));
  return sources
    .filter(({ id }) => possible.some(({ sourceId }) => sourceId === id))
    .map((source) => ({ source, amount: amount === undefined ? undefined : readAmount(source, amount) }));
}

/** Why none of the wanted money can go back. */
function whyNone(wanted: readonly RefundOffer[], sources: readonly MoneySource[]): 'nothing_left' | 'illegal_transition' {
  if (wanted.some(({ refusal }) => refusal === 'not_final')) return 'illegal_transition';
  const isNoneOffered = wanted.length === 0 && sources.length > 0;
  return isNoneOffered ? 'illegal_transition' : 'nothing_left';
}

/** What the audit log tells of a refund that began. */
export function requestedAction(refund: Refund): StaffAction {
  const { id, orderId, sourceId, amountUsd, requestedAt: at } = refund;
  const after = { orderId, sourceId, amountCents: amountUsd, ...writtenCoins(refund) };
  return { action: 'money.refund_requested', subject: { kind: 'refund', id }, before: null, after, at };
}
