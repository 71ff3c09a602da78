import { cents } from '#kernel/money.ts';
import { COIN_FACTS, type Coin, parseUnits } from './coin.ts';
import { type DerivedPayment, follow } from './derive-payments.ts';
import { centsOf, worthInAll } from './parts.ts';
import type { LedgerLine } from './ports.ts';
import { type FactOf, type ReadFact, readFact } from './read-fact.ts';

/** How money comes and goes: in coins, by card, or confirmed by a person. */
export type MoneyWay = 'coin' | 'card' | 'hand';

/**
 * A change of an order's money in dollars, by the line of the ledger that tells of it. `came`: final money, at the rate at which it was
 * asked for. `refunded`: it went back and a second person has seen it, or it went back at the gateway. `fee`: what the gateway kept, where
 * it tells that in a measure that has a price. What was undone is a movement below zero.
 */
export interface Movement {
  /** Number of the line. */
  readonly seq: number;
  readonly at: Date;
  readonly kind: 'came' | 'refunded' | 'fee';
  readonly way: MoneyWay;
  /** Whole cents. */
  readonly amount: number;
}

/** Sums of movements, in cents. What came is what went back, what the gateways kept and what is left: `net`. */
export interface MoneySums {
  readonly came: number;
  /** The part of `came` that people confirmed. */
  readonly byHand: number;
  readonly refunded: number;
  readonly fee: number;
  /** It may be below zero: in a time in which more went back than came. */
  readonly net: number;
}

/**
 * Returns what moved by an order's lines of the ledger, from its first line on; what later lines add never changes what earlier ones moved.
 * `amounts` are cents of payments in coins by their ids: the oldest lines do not say them. Lines that cannot be read move nothing.
 */
export function movementsOf(lines: readonly LedgerLine[], amounts: ReadonlyMap<string, number>): Movement[] {
  const story = new Story(amounts);
  return lines.flatMap((line) => {
    const fact = readFact(line);
    if (!fact) return [];
    return story.tell(fact).flatMap(({ kind, way, amount }) => {
      return amount === 0 ? [] : [{ seq: line.seq, at: line.at, kind, way, amount }];
    });
  });
}

/** Adds movements up. */
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

/** What came by the orders to which it came, rounded to the cent; null without an order. */
export function averageOf({ came, orders }: { readonly came: number; readonly orders: number }): number | null {
  return orders === 0 ? null : Math.round(came / orders);
}

type Step = Omit<Movement, 'seq' | 'at'>;

/** A payment by card, in cents. */
interface Charge {
  readonly amount: number;
  /** What went back at the gateway, and not through the shop. */
  readonly elsewhere: number;
  readonly fee: number;
  /** What a lost dispute has taken. */
  readonly lost: number;
}

/** What is known of an order's money after each line. */
class Story {
  readonly #amounts: ReadonlyMap<string, number>;
  readonly #payments = new Map<string, DerivedPayment>();
  readonly #fees = new Map<string, number>();
  readonly #charges = new Map<string, Charge>();
  readonly #refunds = new Map<string, { way: MoneyWay; amount: number; isDone: boolean }>();
  #coins = 0;

  constructor(amounts: ReadonlyMap<string, number>) {
    this.#amounts = amounts;
  }

  tell(fact: ReadFact): Step[] {
    switch (fact.kind) {
      case 'card_paid':
        return this.#cardPaid(fact);
      case 'card_money':
        return this.#cardMoney(fact);
      case 'hand_paid':
        return [{ kind: 'came', way: 'hand', amount: fact.data.amountCents }];
      case 'hand_taken_back':
        return [{ kind: 'came', way: 'hand', amount: -fact.data.amountCents }];
      case 'refund_requested':
        return this.#refundBegun(fact);
      case 'refund_confirmed':
        return this.#refundEnds(fact.data.refundId, true);
      case 'refund_rejected':
        return this.#refundEnds(fact.data.refundId, false);
      default:
        return this.#coin(fact);
    }
  }

  #coin(fact: ReadFact): Step[] {
    follow(this.#payments, fact);
    const known = [...this.#payments.values()].flatMap((payment) => priced(payment, this.#amounts));
    const before = this.#coins;
    this.#coins = worthInAll(known, 'confirmed');
    return [{ kind: 'came', way: 'coin', amount: this.#coins - before }, ...this.#coinFee(fact)];
  }

  #coinFee(fact: ReadFact): Step[] {
    if (fact.kind !== 'reported') return [];
    const derived = this.#payments.get(fact.paymentId ?? '');
    const { outcome } = fact.data;
    if (!derived || !outcome) return [];
    const [payment] = priced(derived, this.#amounts);
    const fee = payment && keptOf(payment.coin, payment.confirmed, outcome);
    if (!payment || fee === undefined) return [];
    return [{ kind: 'fee', way: 'coin', amount: this.#changeOfFee(payment.id, centsOf(payment, fee)) }];
  }

  #changeOfFee(id: string, fee: number): number {
    const before = this.#fees.get(id) ?? 0;
    this.#fees.set(id, fee);
    return fee - before;
  }

  #cardPaid({ data: { cardPaymentId, amountCents: amount } }: FactOf<'card_paid'>): Step[] {
    this.#charges.set(cardPaymentId, { amount, elsewhere: 0, fee: 0, lost: 0 });
    return [{ kind: 'came', way: 'card', amount }];
  }

  #cardMoney({ data }: FactOf<'card_money'>): Step[] {
    const before = this.#charges.get(data.cardPaymentId);
    if (!before) return [];
    const { refundedCents, elsewhereCents: elsewhere, dispute, outcome } = data;
    // A gateway that pays out in another currency tells no fee that has a price here.
    const fee = outcome?.currency.toLowerCase() === 'usd' ? outcome.fee : before.fee;
    const lost = dispute === 'lost' ? Math.max(0, before.amount - refundedCents) : 0;
    this.#charges.set(data.cardPaymentId, { ...before, elsewhere, fee, lost });
    return [
      { kind: 'came', way: 'card', amount: before.lost - lost },
      { kind: 'refunded', way: 'card', amount: elsewhere - before.elsewhere },
      { kind: 'fee', way: 'card', amount: fee - before.fee },
    ];
  }

  #refundBegun({ data, paymentId, gateway }: FactOf<'refund_requested'>): Step[] {
    const { refundId, amountCents: amount, sourceKind } = data;
    const inDollars = gateway === BY_HAND ? 'hand' : 'card';
    const way = sourceKind ?? (paymentId === null ? inDollars : 'coin');
    this.#refunds.set(refundId, { way, amount, isDone: false });
    return [];
  }

  /** A refund that its gateway could not pay fails even after it was confirmed. */
  #refundEnds(id: string, isDone: boolean): Step[] {
    const refund = this.#refunds.get(id);
    if (!refund || refund.isDone === isDone) return [];
    this.#refunds.set(id, { ...refund, isDone });
    return [{ kind: 'refunded', way: refund.way, amount: isDone ? refund.amount : -refund.amount }];
  }
}

/** A payment with the dollars that it asked for, as `movementsOf` takes them; nothing when nobody knows. */
export function priced(payment: DerivedPayment, amounts: ReadonlyMap<string, number>) {
  const amount = payment.amountUsd ?? amounts.get(payment.id);
  return amount === undefined ? [] : [{ ...payment, amountUsd: cents(amount) }];
}

/** What stands for a gateway where a person acts. */
const BY_HAND = 'by hand';

/** What a gateway kept of final units of a coin; undefined when it does not tell that in the same coin. */
function keptOf(coin: Coin, confirmed: bigint, { currency, net, fee }: { currency: string; net: string; fee?: string }) {
  const names = [coin, coin.replace('_', '')].map((name) => name.toLowerCase());
  if (!names.includes(currency.toLowerCase())) return undefined;
  const kept = fee === undefined ? confirmed - (unitsOf(net, coin) ?? confirmed) : unitsOf(fee, coin);
  return kept !== undefined && kept >= 0n && kept <= confirmed ? kept : undefined;
}

/** Gateways may write more decimals than a coin has. */
function unitsOf(amount: string, coin: Coin): bigint | undefined {
  const [whole = '', fraction] = amount.split('.');
  const decimals = fraction?.slice(0, COIN_FACTS[coin].decimals);
  return parseUnits(decimals ? `${whole}.${decimals}` : whole, coin);
}
