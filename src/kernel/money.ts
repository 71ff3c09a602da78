/** US cents: an integer from 0 to `Number.MAX_SAFE_INTEGER`. */
export type Cents = number & { readonly __unit: 'US cents' };

/** Checks that `value` is an amount of cents; throws RangeError for a negative, fractional or unsafe number. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not an amount of cents: ${value}`);
  return value as Cents;
}

/** Converts dollars, which the API sends with at most two decimals, to cents. Throws RangeError for a fraction of a cent. */
export function dollarsToCents(dollars: number): Cents {
  const nearest = Math.round(dollars * 100);
  if (nearest / 100 !== dollars) throw new RangeError(`Not a whole number of cents: ${dollars}`);
  return cents(nearest);
}

/** Converts cents to dollars for the API: the nearest double, which prints with at most two decimals. */
export function centsToDollars(amount: Cents): number {
  return amount / 100;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return cents(sum);
}
