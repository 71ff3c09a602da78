import type { LedgerFact } from './ports.ts';
import { type FactOf, readFact } from './read-fact.ts';

/** What came in another coin than was asked for, or came again, or by an answer that does not fit: nobody counts it. */
export interface OtherCoin {
  readonly paymentId: string;
  readonly at: Date;
  /** The name that the gateway gives it; null when it gives none. */
  readonly currency: string | null;
  /** Decimal, in its own unit; null when the gateway does not say. */
  readonly amount: string | null;
  /** Null when the gateway tells none. */
  readonly transactionId: string | null;
}

/** `key` finds it in earlier lines: the transfer's id, in the oldest lines the coin, and empty when nothing is known of the coin. */
type KeyedCoin = OtherCoin & { readonly key: string };

/**
 * Returns what came beside payments, as the last line of each payment tells it; payments come in the order in which that was first told of
 * them. Where no line says which coin it was, the payment has one of which nothing is known.
 */
export function otherCoinsOf(lines: readonly LedgerFact[]): OtherCoin[] {
  const byPayment = new Map<string, readonly KeyedCoin[]>();
  for (const line of lines) {
    const fact = readFact(line);
    if (fact?.kind !== 'reported' || fact.paymentId === null) continue;
    const coins = coinsAfter(byPayment.get(fact.paymentId), fact, fact.paymentId);
    if (coins) byPayment.set(fact.paymentId, coins);
  }
  return [...byPayment.values()].flat().map(({ key: _, ...coin }) => coin);
}

/**
 * The other coins of a payment after a report; undefined when it says nothing of them. Each keeps the time of the line that told it first.
 * `known` is undefined while no line has said anything of them.
 */
function coinsAfter(
  known: readonly KeyedCoin[] | undefined,
  { at, data }: FactOf<'reported'>,
  paymentId: string,
): KeyedCoin[] | undefined {
  if (data.others) {
    return data.others.map(({ currency, id: key = currency, amount = null, transactionId = null }) => {
      const first = known?.find((coin) => coin.key === key || coin.key === '');
      return { key, paymentId, at: first?.at ?? at, currency, amount, transactionId };
    });
  }
  if (known || !data.reviews.includes('wrong_asset')) return undefined;
  return [{ key: '', paymentId, at, currency: null, amount: null, transactionId: null }];
}
