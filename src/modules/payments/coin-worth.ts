import { ShopError } from '#kernel/errors.ts';
import { type Cents, cents } from '#kernel/money.ts';
import type { Units } from './coin.ts';
import type { OpenedPayment } from './payment.ts';

// What an order's coins are worth together. Money counts at the rate of the payment to whose address it came, whenever it came; a shortfall
// that the shop tolerates counts as paid. Sums are added up in billionths of a cent and only then rounded down to the cent, so the rest is
// rounded up: the shop asks for at most one cent more than is missing, and an order is paid only when nothing is missing.

const BILLIONTHS_IN_A_CENT = 1_000_000_000n;
/** As much as an answer of the shop can name: a hundred million dollars. A gateway's absurd amount must not keep an order from being paid. */
const MOST_CENTS = 10_000_000_000n;

/** A payment's money, and the rate at which it counts: `expected` units are worth `amountCents`. */
export type Money = Pick<OpenedPayment, 'amountCents' | 'expected' | 'enough' | 'received' | 'confirmed'>;

/** Cents that came for an order of `total` cents, final or not, at most the total. */
export function receivedOf(payments: readonly Money[], total: Cents): Cents {
  return cents(Math.min(worthInAll(payments, 'received'), total));
}

/** Cents that came in all, rounded down once, whatever the order's total: `received` counts all money seen, `confirmed` final money. */
export function worthInAll(payments: readonly Money[], kind: 'received' | 'confirmed'): Cents {
  return wholeCents(billionthsInAll(payments, kind));
}

/** Cents that are still to be sent for an order of `total` cents. */
export function restOf(payments: readonly Money[], total: Cents): Cents {
  return cents(total - receivedOf(payments, total));
}

/** For a way to pay that charges the total: throws `payment_confirming` when all of it came, and `part_paid` when a part did. */
export function requireNothingCame(total: Cents, rest: Cents): void {
  if (rest === 0) throw new ShopError('payment_confirming');
  if (rest < total) throw new ShopError('part_paid');
}

/** Tells whether confirmed money covers the order. */
export function isCovered(payments: readonly Money[], total: Cents): boolean {
  return billionthsInAll(payments, 'confirmed') >= BigInt(total) * BILLIONTHS_IN_A_CENT;
}

/** Tells whether more than a cent came beyond the total, which no rounding explains. */
export function isExceeded(payments: readonly Money[], total: Cents): boolean {
  return billionthsInAll(payments, 'received') > BigInt(total + 1) * BILLIONTHS_IN_A_CENT;
}

/** Tells whether a whole cent or more came beyond what a payment asked for. */
export function isOverpaid(payment: Money): boolean {
  return centsOf(payment, payment.received) > payment.amountCents;
}

/** Tells whether a payment still asks for more than a cent beyond the rest, because money has come to another address. */
export function asksTooMuch(payment: Money, rest: Cents): boolean {
  const stillAsked = BigInt(payment.amountCents) * BILLIONTHS_IN_A_CENT - billionthsOf(payment, payment.received);
  return stillAsked > BigInt(rest + 1) * BILLIONTHS_IN_A_CENT;
}

/** What units of a payment's coin are worth at its rate: whole cents, rounded down. */
export function centsOf(payment: Pick<Money, 'amountCents' | 'expected' | 'enough'>, units: Units): Cents {
  return wholeCents(billionthsOf(payment, units));
}

function wholeCents(billionths: bigint): Cents {
  const whole = billionths / BILLIONTHS_IN_A_CENT;
  return cents(Number(whole < MOST_CENTS ? whole : MOST_CENTS));
}

function billionthsInAll(payments: readonly Money[], kind: 'received' | 'confirmed'): bigint {
  return payments.reduce((sum, payment) => sum + billionthsOf(payment, payment[kind]), 0n);
}

/** What units of a payment's coin are worth, in billionths of a cent; a shortfall that the shop tolerates counts as paid. */
function billionthsOf(
  { amountCents, expected, enough }: Pick<Money, 'amountCents' | 'expected' | 'enough'>,
  units: Units,
): bigint {
  if (units >= enough && units < expected) return BigInt(amountCents) * BILLIONTHS_IN_A_CENT;
  return expected > 0n ? (units * BigInt(amountCents) * BILLIONTHS_IN_A_CENT) / expected : 0n;
}
