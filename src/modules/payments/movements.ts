import { MoneyReplay, type MoneyWay, type Movement } from './money-replay.ts';
import type { LedgerLine } from './ports.ts';
import { readFact } from './read-fact.ts';

/** Sums of movements, in cents: `came` is `refunded`, `fee` and `net` together. */
export interface MoneySums {
  readonly came: number;
  /** The part of `came` that people confirmed. */
  readonly byHand: number;
  readonly refunded: number;
  /** What the gateways kept. */
  readonly fee: number;
  /** What is left. It may be below zero: in a time in which more went back than came. */
  readonly net: number;
}

/**
 * Returns what moved by an order's lines of the ledger, from its first line on; what later lines add never changes what earlier ones moved.
 * `amounts` are cents of payments in coins by their ids: the oldest lines do not say them. Lines that cannot be read move nothing.
 */
export function movementsOf(lines: readonly LedgerLine[], amounts: ReadonlyMap<string, number>): Movement[] {
  const replay = new MoneyReplay(amounts);
  const movements: Movement[] = [];
  for (const line of lines) {
    const fact = readFact(line);
    const steps = fact ? replay.apply(fact) : [];
    const moved = steps.filter(({ amount }) => amount !== 0);
    movements.push(...moved.map((step) => ({ seq: line.seq, at: line.at, ...step })));
  }
  return movements;
}

export function sumsOf(movements: readonly Pick<Movement, 'kind' | 'way' | 'amount'>[]): MoneySums {
  const sum = (kind: Movement['kind'], way?: MoneyWay) =>
    movements
      .filter((movement) => movement.kind === kind && (way === undefined || movement.way === way))
      .reduce((total, { amount }) => total + amount, 0);
  const came = sum('came');
  const refunded = sum('refunded');
  const fee = sum('fee');
  return { came, byHand: sum('came', 'hand'), refunded, fee, net: came - refunded - fee };
}

/** Sums over orders. Counted are the orders whose own `came` is above zero; that of others is zero or below, so `came` may be less than `counted`. */
export interface SumsOfOrders extends MoneySums {
  /** How many orders are counted. */
  readonly orders: number;
  /** What came for these. */
  readonly counted: number;
}

/** What came for a counted order on average, rounded to the cent; null without an order. */
export function averageOf({ counted, orders }: Pick<SumsOfOrders, 'counted' | 'orders'>): number | null {
  return orders === 0 ? null : Math.round(counted / orders);
}
