import { requireFound } from '#kernel/errors.ts';
import { formatCents } from '#kernel/format.ts';
import type { Order } from '#modules/orders/index.ts';
import { addReviews, type CardRefund, type ReviewReason } from '#modules/payments/index.ts';
import { refundRejectedFact, refundSentFact } from './facts.ts';
import type { MoneyStores, MoneyTransact, WriteRefundNews } from './ports.ts';
import { hasFailed, isInCoins, type Refund, type RejectedRefund, type SentRefund } from './refund.ts';
import { asFailed, type DoneBy } from './refund-states.ts';
import { coinsInWords, tellCustomer } from './send-link.ts';

/** Locks a refund with its order, and returns what the work with both returns. Throws `not_found`. */
export function withRefund<T>(
  transact: MoneyTransact,
  refundId: string,
  work: (stores: MoneyStores, order: Order, refund: Refund) => Promise<T>,
): Promise<T> {
  return transact(async (stores) => {
    const orderId = requireFound(await stores.money.orderOfRefund(refundId));
    const order = requireFound(await stores.orders.lock(orderId));
    const refund = requireFound((await stores.money.refundsOf(orderId)).find(({ id }) => id === refundId));
    return work(stores, order, refund);
  });
}

/** Stores a refund whose money is on its way, and tells the customer: once, because another reference moves no money. */
export async function recordSending(
  deps: { readonly write: WriteRefundNews },
  stores: MoneyStores,
  order: Order,
  before: Refund,
  refund: SentRefund,
): Promise<void> {
  const isCorrection = before.state === 'sent';
  await stores.money.setLink(refund.id, null);
  await stores.money.saveRefund(refund);
  await stores.payments.record(refundSentFact(refund, isCorrection));
  if (isCorrection) return;
  const news = { kind: 'refund_sent', amount: amountInWords(refund, order), reference: refund.reference } as const;
  await tellCustomer(deps, stores, order, news);
}

/** Ends a refund that the card gateway could not pay, for the gateway's own reason. */
export function recordFailure(
  deps: { readonly write: WriteRefundNews },
  stores: MoneyStores,
  order: Order,
  before: Refund,
  { failureReason, by, at }: Pick<CardRefund, 'failureReason'> & DoneBy,
): Promise<void> {
  const why = `${before.gateway}: ${failureReason ?? 'failed'}`;
  return recordEnd(deps, stores, order, asFailed(before, { by, at, why }));
}

/**
 * Stores a refund that has ended without arriving. A customer who was told that it is sent hears that it failed: once, because an ended
 * refund cannot end again.
 */
export async function recordEnd(
  deps: { readonly write: WriteRefundNews },
  stores: MoneyStores,
  order: Order,
  refund: RejectedRefund,
): Promise<void> {
  await stores.money.setLink(refund.id, null);
  // Of an erased order the reference was kept until the refund was over. The reason for its end is the shop's own and stays.
  const sent = order.isErased && refund.sent ? { ...refund.sent, reference: '' } : refund.sent;
  await stores.money.saveRefund({ ...refund, sent });
  const reviews = hasFailed(refund) ? await letWait(stores, refund) : undefined;
  await stores.payments.record(refundRejectedFact(refund, reviews));
  if (refund.sent) await tellCustomer(deps, stores, order, { kind: 'refund_failed', amount: amountInWords(refund, order) });
}

/**
 * Lets the money of a failed refund wait for a person again, because it was promised: as a review, or else as the customer's wish, which the
 * shop notes where there was none. Money by hand has no reviews, and the review of a payment in a coin stays settled when the same happens a
 * second time. Returns the payment's reviews.
 */
async function letWait(stores: MoneyStores, refund: RejectedRefund): Promise<readonly ReviewReason[] | undefined> {
  const { money } = stores;
  const reviews = await addReview(stores, refund);
  if (await money.openReview(refund.sourceId)) return reviews;
  const { id, orderId, rejectedAt: askedAt } = refund;
  const ask = await money.newestAsk(orderId);
  const wish = { ...(ask ?? { id, orderId, askedAt }), state: 'open', answeredBy: null, note: null } as const;
  await (ask ? money.answerAsk(wish) : money.addAsk(wish));
  return reviews;
}

async function addReview({ payments, money }: MoneyStores, { sourceKind, sourceId }: Refund) {
  const reasons = ['refund_failed'] as const;
  const card = sourceKind === 'card' ? await money.cardPayment(sourceId) : undefined;
  if (card) return (await payments.addCardReviews({ ...card, gatewaySessionId: card.gatewayPaymentId }, reasons))?.reviews;
  const coin = sourceKind === 'coin' ? await payments.lock(sourceId) : undefined;
  if (!coin) return undefined;
  const reviewed = addReviews(coin, reasons);
  await payments.save(reviewed);
  return reviewed.reviews;
}

/** The amount in the coin's unit or in dollars, to be read by the customer. */
function amountInWords(refund: Refund, order: Pick<Order, 'language'>): string {
  return isInCoins(refund) ? coinsInWords(refund, order) : formatCents(refund.amountCents, order.language);
}
