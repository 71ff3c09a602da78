import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import { requireFreshPermission, type StaffCaller } from '#kernel/permissions.ts';
import { offersOf, type RefundOffer } from './money-offers.ts';
import { type MoneySource, readAmount } from './money-source.ts';
import type { MoneyStores } from './ports.ts';
import { type Refund, writtenCoins } from './refund.ts';
import { reasonOf } from './refusal.ts';
import { type BeginDeps, beginRefunds, type Part } from './request-refund.ts';

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
 * money that does not go back in this way or awaits confirmations, and `invalid_request` for a missing reason, an amount without a payment, and
 * an amount that is none or too much.
 */
export function createBeginRefund(deps: BeginDeps) {
  return async (caller: Caller, orderId: string, wanted: WantedRefund): Promise<Replayable<readonly Refund[]>> => {
    const staff = requireFreshPermission(caller, 'money.write', deps.clock());
    if (wanted.amount !== undefined && wanted.paymentId === undefined) throw refusedField(['paymentId'], 'required');
    return deps.transact(async (stores) => {
      const begun = await once(stores.idempotency, wanted.idempotency, () => begin(deps, stores, staff, orderId, wanted));
      return { result: await refundsWithIds(stores, orderId, begun.result), replayed: begun.replayed };
    });
  };
}

/** The refunds that this request or an earlier one has begun, as they stand now, in the order in which they began. */
async function refundsWithIds(
  { orders, money }: MoneyStores,
  orderId: string,
  ids: readonly string[],
): Promise<readonly Refund[]> {
  // A repetition has not locked the order yet.
  if (!(await orders.lock(orderId))) throw new ShopError('not_found');
  const refunds = await money.refundsOf(orderId);
  return ids.flatMap((id) => refunds.find((refund) => refund.id === id) ?? []);
}

/** Begins the refunds and returns their ids, which are all that is remembered of them. */
async function begin(
  deps: BeginDeps,
  stores: MoneyStores,
  staff: StaffCaller,
  orderId: string,
  wanted: WantedRefund,
): Promise<string[]> {
  const order = requireFound(await stores.orders.lock(orderId));
  if ((await stores.money.versionOf(order.id)) !== wanted.version) throw new ShopError('changed_meanwhile');
  const request = { requestedBy: staff.userId, reason: reasonOf(wanted.reason), decider: { staff } };
  const parts = await partsOf(stores, order.id, wanted);
  const refunds = await beginRefunds(deps, stores, order, parts, request);
  for (const refund of refunds) await stores.audit.record(staff, requestedAction(refund));
  return refunds.map(({ id }) => id);
}

/** The parts of the order's money that are to go back. Throws `nothing_left` and `illegal_transition` when there is none. */
async function partsOf({ money }: MoneyStores, orderId: string, { paymentId, amount }: WantedRefund): Promise<readonly Part[]> {
  const isOfWholeOrder = paymentId === undefined;
  const sources = await money.sources(orderId);
  const offers = offersOf(sources, await money.refundsOf(orderId));
  const wantedOffers = offers.filter(({ sourceId }) => isOfWholeOrder || sourceId === paymentId);
  // When everything goes back, amounts worth less than a cent stay: nobody could send them.
  const possible = wantedOffers.filter(({ refusal, worth }) => !refusal && (worth > 0 || !isOfWholeOrder));
  if (possible.length === 0) throw new ShopError(whyNone(wantedOffers, sources));
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
function requestedAction(refund: Refund): StaffAction {
  const { id, orderId, sourceId, amountCents, requestedAt: at } = refund;
  const after = { orderId, sourceId, amountCents, ...writtenCoins(refund) };
  return { action: 'money.refund_requested', subject: { kind: 'refund', id }, before: null, after, at };
}
