import type Stripe from 'stripe';
import type { Cents } from '#kernel/money.ts';
import type { CardMoney, OpenedSession } from '#modules/payments/index.ts';
import { throwUnavailable, unusable } from './client.ts';
import { failedKeys, isElsewhere, refundsOf } from './refunds.ts';

/** Stripe lists no more at once, and no payment has so many disputes. */
const MOST_DISPUTES = 100;

/** Reads what became of the money of a paid checkout. Any other names no payment intent, and reading the intent `''` fails at Stripe. */
export async function readMoney(client: Stripe, { gatewayPaymentId: intent = '' }: OpenedSession): Promise<CardMoney> {
  const expand = ['latest_charge.balance_transaction'];
  const { id, latest_charge: charge } = await client.paymentIntents.retrieve(intent, { expand }).catch(throwUnavailable);
  if (id !== intent || !charge || typeof charge === 'string' || !Number.isSafeInteger(charge.amount_refunded))
    throw unusable('a payment that the shop cannot read');
  // Read also when nothing was refunded: Stripe's sum leaves out refunds that have failed.
  const refunds = await refundsOf(client, intent);
  const failed = refunds.flatMap(failedKeys).toSorted();
  // Refunded at Stripe without the shop.
  const elsewhere = refunds.filter(isElsewhere).reduce((sum, { amount }) => sum + amount, 0);
  return {
    refundedUsd: charge.amount_refunded as Cents,
    elsewhereUsd: elsewhere as Cents,
    ...(failed.length > 0 ? { failedRefunds: failed } : {}),
    dispute: await disputeOf(client, intent),
    outcome: outcomeOf(charge.balance_transaction),
  };
}

/** How a dispute has ended. Any other state counts as open, so that a person looks. */
const ENDED: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', prevented: 'won', warning_closed: 'won', lost: 'lost' };

/**
 * The state of a payment's disputes; of several that which concerns the shop most. A charge does not tell of inquiries, which come before a
 * dispute, so the disputes themselves are listed.
 */
async function disputeOf({ disputes }: Stripe, intent: string): Promise<CardMoney['dispute']> {
  const { data } = await disputes.list({ payment_intent: intent, limit: MOST_DISPUTES }).catch(throwUnavailable);
  if (!Array.isArray(data)) throw unusable('disputes that the shop cannot read');
  const states = data.map(({ status }) => ENDED[status] ?? 'open');
  return (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? 'none';
}

/** What is left of the payment after Stripe's fee; null while Stripe does not tell it yet. */
function outcomeOf(transaction: Stripe.Charge['balance_transaction']): CardMoney['outcome'] {
  if (!transaction || typeof transaction === 'string') return null;
  const { currency, net, fee } = transaction;
  return { currency, net, fee };
}
