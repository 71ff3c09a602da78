import { type Cents, cents } from '#kernel/money.ts';
import type { CoinRequest, OrderChange } from '#modules/orders/index.ts';
import { COIN_FACTS, formatUnits, type Units } from './coin.ts';
import { restOf } from './coin-worth.ts';
import type { OpenedPayment } from './payment.ts';

/** What the customer of an unpaid order is told after a report; the line of the ledger keeps which, and the partner's programs are told by it. */
export type PaymentNews = Extract<OrderChange, { readonly kind: 'seen' | 'part' | 'expired' }>;

/**
 * Returns what the customer of an unpaid order is told after a report on a payment; undefined when nothing is to be told. `others` are the
 * order's other payments to which money came. Only what `after` has beyond `before` is told, so a repeated report tells nothing; `reconcile`
 * keeps a second `expired` back.
 */
export function newsOf(
  { before, after }: { before: OpenedPayment; after: OpenedPayment },
  others: readonly OpenedPayment[],
  total: Cents,
): PaymentNews | undefined {
  const rest = restOf([...others, after], total);
  const hasComeMore = rest < restOf([...others, before], total);
  if (hasComeMore && rest === 0) return { kind: 'seen' };
  if (hasComeMore) return { kind: 'part', received: cents(total - rest), rest, ...restInCoins(after, others, total) };
  return rest > 0 && hasRunOut(before, after) ? { kind: 'expired', rest } : undefined;
}

/** How to send the rest to the address that still asks for it, unless this would leave something missing. */
function restInCoins(payment: OpenedPayment, others: readonly OpenedPayment[], total: Cents): { coin?: CoinRequest } {
  const { state, expected, received } = payment;
  if (state !== 'partial' || restOf([...others, { ...payment, received: expected }], total) > 0) return {};
  return { coin: coinRequest(payment, expected - received) };
}

/** How to send so many units to the address of a payment. */
export function coinRequest({ coin, address, expiresAt }: OpenedPayment, units: Units): CoinRequest {
  const { unit, network } = COIN_FACTS[coin];
  return { unit, network, address, amount: formatUnits(units, coin), until: expiresAt };
}

/** Tells whether the time ran out and nothing came: no money, and nothing that a person looks at. */
function hasRunOut(before: OpenedPayment, after: OpenedPayment): boolean {
  return before.state === 'waiting' && after.state === 'expired' && after.received === 0n && after.reviews.length === 0;
}
