import { type Cents, cents } from '#kernel/money.ts';
import { lostOf } from './card-session.ts';
import { COIN_FACTS, type Coin, parseUnits } from './coin.ts';
import { centsOf, worthInAll } from './coin-worth.ts';
import { applyFact, type DerivedPayment } from './derive-payments.ts';
import { BY_HAND } from './facts.ts';
import type { FactOf, ReadFact } from './read-fact.ts';

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

/** What one line moves. */
type Step = Pick<Movement, 'kind' | 'way' | 'amount'>;

/** A payment by card, in cents. */
interface Charge {
  readonly amount: number;
  /** What went back at the gateway, and not through the shop. */
  readonly elsewhere: number;
  readonly fee: number;
  /** What lost disputes have taken. */
  readonly lost: number;
}

/** Replays the lines of an order's money, in their order, and keeps what is known after each. */
export class MoneyReplay {
  /** Cents that payments in coins asked for, by their ids. */
  readonly #amounts: ReadonlyMap<string, number>;
  readonly #payments = new Map<string, DerivedPayment>();
  /** What gateways kept of payments in coins, in cents by their ids. */
  readonly #fees = new Map<string, number>();
  readonly #charges = new Map<string, Charge>();
  readonly #refunds = new Map<string, { way: MoneyWay; amount: number; isDone: boolean }>();
  /** What the final coins are worth, in cents. */
  #worthOfCoins = 0;

  constructor(amounts: ReadonlyMap<string, number>) {
    this.#amounts = amounts;
  }

  /** Applies the next line, and returns what it moves. */
  apply(fact: ReadFact): Step[] {
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
      case 'refund_rejected':
        return this.#refundEnds(fact.data.refundId, fact.kind === 'refund_confirmed');
      default:
        return this.#coinsAfter(fact);
    }
  }

  #coinsAfter(fact: ReadFact): Step[] {
    applyFact(this.#payments, fact);
    const before = this.#worthOfCoins;
    this.#worthOfCoins = worthInAll(inDollars(this.#payments.values(), this.#amounts), 'confirmed');
    return [{ kind: 'came', way: 'coin', amount: this.#worthOfCoins - before }, ...this.#coinFee(fact)];
  }

  #coinFee(fact: ReadFact): Step[] {
    if (fact.kind !== 'reported') return [];
    const derived = this.#payments.get(fact.paymentId ?? '');
    const { outcome } = fact.data;
    if (!derived || !outcome) return [];
    const [payment] = inDollars([derived], this.#amounts);
    const units = payment && keptUnits(payment.coin, payment.confirmed, outcome);
    if (!payment || units === undefined) return [];
    return [{ kind: 'fee', way: 'coin', amount: this.#replaceFee(payment.id, centsOf(payment, units)) }];
  }

  /** Returns by how much the fee has changed. */
  #replaceFee(id: string, fee: number): number {
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
    const { refundedCents, elsewhereCents: elsewhere, dispute, lostCents, outcome } = data;
    // A gateway that pays out in another currency tells no fee that has a price here.
    const fee = outcome?.currency.toLowerCase() === 'usd' ? outcome.fee : before.fee;
    const lost = lostOf(before.amount, refundedCents, { dispute, lost: lostCents });
    this.#charges.set(data.cardPaymentId, { ...before, elsewhere, fee, lost });
    return [
      { kind: 'came', way: 'card', amount: before.lost - lost },
      { kind: 'refunded', way: 'card', amount: elsewhere - before.elsewhere },
      { kind: 'fee', way: 'card', amount: fee - before.fee },
    ];
  }

  #refundBegun({ data, paymentId, gateway }: FactOf<'refund_requested'>): Step[] {
    const { refundId, amountCents: amount, sourceKind } = data;
    const way = sourceKind ?? wayOfOldRefund(paymentId, gateway);
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

/**
 * The payments of which the dollars that they asked for are known: from their lines, or from `amounts`, which are cents by the ids of payments.
 */
export function inDollars(payments: Iterable<DerivedPayment>, amounts: ReadonlyMap<string, number>): PricedPayment[] {
  return [...payments].flatMap((payment) => {
    const amount = payment.amountCents ?? amounts.get(payment.id);
    return amount === undefined ? [] : [{ ...payment, amountCents: cents(amount) }];
  });
}

type PricedPayment = DerivedPayment & { readonly amountCents: Cents };

/** The oldest lines do not say what kind of money goes back. */
function wayOfOldRefund(paymentId: string | null, gateway: string): MoneyWay {
  if (paymentId !== null) return 'coin';
  return gateway === BY_HAND ? 'hand' : 'card';
}

/** What a gateway kept of final units of a coin; undefined when it does not tell that in the same coin, or tells what cannot be. */
function keptUnits(
  coin: Coin,
  confirmed: bigint,
  { currency, net, fee }: { currency: string; net: string; fee?: string },
): bigint | undefined {
  // Gateways name the same coin with its underscore and without it.
  const names = [coin, coin.replace('_', '')].map((name) => name.toLowerCase());
  if (!names.includes(currency.toLowerCase())) return undefined;
  const kept = fee === undefined ? confirmed - (unitsOf(net, coin) ?? confirmed) : unitsOf(fee, coin);
  return kept !== undefined && kept >= 0n && kept <= confirmed ? kept : undefined;
}

/** Reads an amount of a coin, without the decimals that gateways may write beyond those of the coin. */
function unitsOf(amount: string, coin: Coin): bigint | undefined {
  const [whole = '', fraction] = amount.split('.');
  const decimals = fraction?.slice(0, COIN_FACTS[coin].decimals);
  return parseUnits(decimals ? `${whole}.${decimals}` : whole, coin);
}
