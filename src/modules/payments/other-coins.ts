import type { LedgerFact } from './ports.ts';
import { readFact } from './read-fact.ts';

/** What came in another coin than was asked for, which nobody counts. */
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

/** By the name under which its gateway tells it; without a name it was told that some came. */
type NamedCoin = OtherCoin & { readonly name: string };

/** Returns what came in other coins, as the last line of each payment tells it; when none says which, that one came. */
export function otherCoinsOf(lines: readonly LedgerFact[]): OtherCoin[] {
  const byPayment = new Map<string, readonly NamedCoin[]>();
  for (const line of lines) {
    const fact = readFact(line);
    if (fact?.kind !== 'reported' || fact.paymentId === null) continue;
    const { paymentId, at } = fact;
    const { others: transfers, reviews } = fact.data;
    const known = byPayment.get(paymentId) ?? [];
    if (transfers) {
      const coins = transfers.map(({ currency, id: name = currency, amount = null, transactionId = null }) => {
        const first = known.find((coin) => coin.name === name || coin.name === '');
        return { name, paymentId, at: first?.at ?? at, currency, amount, transactionId };
      });
      byPayment.set(paymentId, coins);
    } else if (reviews.includes('wrong_asset') && known.length === 0) {
      byPayment.set(paymentId, [{ name: '', paymentId, at, currency: null, amount: null, transactionId: null }]);
    }
  }
  return [...byPayment.values()].flat().map(({ name: _, ...coin }) => coin);
}
