import { type Cents, cents } from '#kernel/money.ts';
import { type CardMoney, type CardPayment, centsOf, goneOf, type OpenedPayment, parseUnits } from '#modules/payments/index.ts';
import { MoneyRefusal } from './refusal.ts';

/**
 * Money that came for an order, to one address or in one payment. A refund gives back a part of it or all of it. `reviews` tell why a person
 * had to look at it, whether or not somebody has decided since.
 */
export type MoneySource = CoinSource | PlainSource;

/** What came to the address of a payment; `expected` units are worth `amountCents`. */
export interface CoinSource
  extends Pick<
    OpenedPayment,
    'id' | 'gateway' | 'coin' | 'amountCents' | 'expected' | 'enough' | 'received' | 'confirmed' | 'reviews'
  > {
  readonly kind: 'coin';
}

/** `amountCents`: all that came, whatever became of it. `card`: a card gateway reported the money. `hand`: a person confirmed it. */
export interface PlainSource extends Pick<CardPayment, 'id' | 'gateway' | 'amountCents' | 'reviews'> {
  readonly kind: 'card' | 'hand';
  /** What became of it at its card gateway; missing where none tells. */
  readonly told?: CardMoney | undefined;
}

/** A part of the money, in the source's own measure: smallest units of its coin, or cents. */
export type Amount = bigint;

/** Reads an amount in the coin's unit, or in dollars; throws `not_an_amount`, also for zero. */
export function readAmount(source: MoneySource, text: string): Amount {
  const amount = source.kind === 'coin' ? parseUnits(text, source.coin) : readDollars(text);
  if (!amount) throw new MoneyRefusal('not_an_amount');
  return amount;
}

/** Reads up to nine digits, and up to two decimals behind a point, as cents. */
function readDollars(text: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(2, '0'));
}

/** What came for good and was not taken back without the shop. */
export function finalOf(source: MoneySource): Amount {
  if (source.kind === 'coin') return source.confirmed;
  const { amountCents, told } = source;
  return BigInt(amountCents - (told ? goneOf(amountCents, told) : 0));
}

/** What a part was worth in dollars at the rate of its payment, as `centsOf` counts it. */
export function worthOfPart(source: MoneySource, part: Amount): Cents {
  return source.kind === 'coin' ? centsOf(source, part) : cents(Number(part));
}
