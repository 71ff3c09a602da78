import type Stripe from 'stripe';
import type { Cents } from '#kernel/money.ts';
import type { CardMoney, OpenedSession } from '#modules/payments/index.ts';
import { throwUnavailable, unusable } from './client.ts';
import { failedKeys, isElsewhere, refundsOf } from './refunds.ts';

/** Stripe lists no more at once, and no payment has so many disputes. */
const MOST_DISPUTES = 100;

/** Reads what became of the money of a paid checkout. Throws for an unpaid one: it has no payment intent, and Stripe refuses `''`. */
export async function readMoney(client: Stripe, { gatewayPaymentId: intent = '' }: OpenedSession): Promise<CardMoney> {
  const expand = ['latest_charge.balance_transaction'];
  const { id, latest_charge: charge } = await client.paymentIntents.retrieve(intent, { expand }).catch(throwUnavailable);
  if (id !== intent || !charge || typeof charge === 'string' || !Number.isSafeInteger(charge.amount_refunded))
    throw unusable('a payment that the shop cannot read');
  // Read also when nothing was refunded: Stripe's sum leaves out refunds that have failed.
  const refunds = await refundsOf(client, intent);
  const failed = refunds.flatMap(failedKeys).toSorted();
  // Refunded at Stripe without the shop.
  const elsewhere = sumOf(refunds.filter(isElsewhere).map(({ amount }) => amount));
  const disputes = await disputesOf(client, intent);
  return {
    refundedUsd: charge.amount_refunded as Cents,
    elsewhereUsd: elsewhere as Cents,
    ...(failed.length > 0 ? { failedRefunds: failed } : {}),
    ...disputeOf(disputes, charge),
    outcome: outcomeOf(charge.balance_transaction, disputes),
  };
}

/** How a dispute has ended. Any other state counts as open, so that a person looks. */
const ENDED = new Map(Object.entries({ won: 'won', prevented: 'won', warning_closed: 'won', lost: 'lost' } as const));

/** A charge does not tell of inquiries, which come before a dispute, so the disputes themselves are listed. */
async function disputesOf({ disputes }: Stripe, intent: string): Promise<readonly Stripe.Dispute[]> {
  const { data } = await disputes.list({ payment_intent: intent, limit: MOST_DISPUTES }).catch(throwUnavailable);
  if (!Array.isArray(data)) throw unusable('disputes that the shop cannot read');
  return data;
}

/** The state of a payment's disputes, of several that which concerns the shop most, and what the lost ones have taken. */
function disputeOf(disputes: readonly Stripe.Dispute[], charge: Stripe.Charge): Pick<CardMoney, 'dispute' | 'lostUsd'> {
  const states = disputes.map(({ status }) => ENDED.get(status) ?? 'open');
  const dispute = (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? 'none';
  const lost = disputes.filter((_, index) => states[index] === 'lost').map((each) => takenBy(each, charge));
  return lost.length === 0 ? { dispute } : { dispute, lostUsd: sumOf(lost) as Cents };
}

/**
 * What a lost dispute has taken. A bank may count in its own currency: then all of the charge, of which `lostOf` of payments takes what is
 * left.
 */
function takenBy({ amount, currency }: Stripe.Dispute, charge: Stripe.Charge): number {
  if (!Number.isSafeInteger(amount)) throw unusable('a dispute that the shop cannot read');
  return currency === charge.currency ? amount : charge.amount;
}

/** What is left of the payment after Stripe's fees, those of its disputes too; null while Stripe does not tell it yet. */
function outcomeOf(transaction: Stripe.Charge['balance_transaction'], disputes: readonly Stripe.Dispute[]): CardMoney['outcome'] {
  if (!transaction || typeof transaction === 'string') return null;
  const { currency } = transaction;
  // Stripe gives the fee of some disputes that were won back: that is a fee below zero.
  const ofDisputes = disputes.flatMap((each) => each.balance_transactions ?? []).filter((each) => each.currency === currency);
  const feeOfDisputes = sumOf(ofDisputes.map(({ fee }) => fee));
  return { currency, net: transaction.net - feeOfDisputes, fee: transaction.fee + feeOfDisputes };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
