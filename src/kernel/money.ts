/** US cents, a whole number from 0 up to what a JavaScript number holds exactly. */
export type Cents = number & { readonly __unit: 'US cents' };

/** Checks that `value` is a whole, non-negative, exactly held number of cents; throws RangeError otherwise. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not an amount of cents: ${value}`);
  return value as Cents;
}

/** Dollars as they stand on the wire, at most two decimals. Throws RangeError for a fraction of a cent. */
export function dollarsToCents(dollars: number): Cents {
  const nearest = Math.round(dollars * 100);
  if (nearest / 100 !== dollars) throw new RangeError(`Not a whole number of cents: ${dollars}`);
  return cents(nearest);
}

/** Dollars for the wire: the double nearest to the exact amount, which prints with at most two decimals. */
export function centsToDollars(amount: Cents): number {
  return amount / 100;
}

/** Sum of amounts in cents. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
}
