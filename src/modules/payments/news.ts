import { type Cents, cents } from '#kernel/money.ts';
import type { CoinRequest, OrderChange } from '#modules/orders/index.ts';
import { COIN_FACTS, formatUnits } from './coin.ts';
import { restOf } from './parts.ts';
import type { OpenedPayment } from './payment.ts';

/**
 * Returns what the customer of an unpaid order is told after a report on a payment; undefined when nothing is to be told. `others` are the
 * order's other payments to which money came. `before` and `after` are never the same, so no report is told twice.
 */
export function newsOf(
  { before, after }: { before: OpenedPayment; after: OpenedPayment },
  others: readonly OpenedPayment[],
  total: Cents,
): OrderChange | undefined {
  const rest = restOf([...others, after], total);
  if (rest < restOf([...others, before], total)) {
    return rest === 0 ? { kind: 'seen' } : { kind: 'part', received: cents(total - rest), rest, ...restIn(after, others, total) };
  }
  return rest > 0 && hasRunOut(before, after) ? { kind: 'expired', rest } : undefined;
}

/** How to send the rest to the address that still asks for it, unless this would leave something missing. */
function restIn(payment: OpenedPayment, others: readonly OpenedPayment[], total: Cents): { coin?: CoinRequest } {
  const { state, coin, expected, received, address, expiresAt } = payment;
  if (state !== 'partial' || restOf([...others, { ...payment, received: expected }], total) > 0) return {};
  return { coin: coinRequest(payment, { address, amount: formatUnits(expected - received, coin), until: expiresAt }) };
}

/** An amount of the payment's coin to be sent. */
export function coinRequest(
  { coin }: Pick<OpenedPayment, 'coin'>,
  request: Pick<CoinRequest, 'address' | 'amount' | 'until'>,
): CoinRequest {
  const { unit, network } = COIN_FACTS[coin];
  return { unit, network, ...request };
}

/** Tells whether the time ran out and nothing came: no money, and nothing that a person looks at. */
function hasRunOut(before: OpenedPayment, after: OpenedPayment): boolean {
  return before.state === 'waiting' && after.state === 'expired' && after.received === 0n && after.reviews.length === 0;
}
