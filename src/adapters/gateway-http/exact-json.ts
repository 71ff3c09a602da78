/**
 * Reads JSON with each number as the text in which it is written: `0.1` becomes `'0.1'`, and 18 decimals stay 18 decimals. An id becomes the
 * same text whether a gateway writes it as a text or as a number. Throws SyntaxError for what is not JSON.
 */
export function readExactly(text: string): unknown {
  return JSON.parse(text, withSource);
}

/** A reviver, which also gets the source text of numbers; TypeScript does not know that yet. */
function withSource(_: string, value: unknown, context?: { source: string }): unknown {
  return typeof value === 'number' ? context?.source : value;
}

/**
 * The smallest units that a number of JSON means, such as `0.005` or `5e-3` with 8 decimals. Undefined for anything else, for negative
 * numbers, and for more decimals than the unit has.
 */
export function readUnits(value: unknown, decimals: number): bigint | undefined {
  const read = readFraction(value, decimals);
  if (!read) return undefined;
  const [numerator, denominator] = read;
  return numerator % denominator === 0n ? numerator / denominator : undefined;
}

/**
 * As `readUnits`, for a gateway that counts in doubles: `0.0049499999999999995` is 495000 units of Bitcoin. Undefined for a number that is
 * further from a whole number of units than an error of doubles can be.
 */
export function readNoisyUnits(value: unknown, decimals: number): bigint | undefined {
  const read = readFraction(value, decimals);
  if (!read) return undefined;
  const [numerator, denominator] = read;
  const nearest = (2n * numerator + denominator) / (2n * denominator);
  const error = numerator - nearest * denominator;
  const distance = error < 0n ? -error : error;
  return distance * DOUBLES_ARE_RIGHT_TO <= numerator ? nearest : undefined;
}

/** One part in so many. A double has more than fifteen digits, the last of which may be wrong in a sum. */
const DOUBLES_ARE_RIGHT_TO = 10n ** 14n;

/** The digits before the point, those after it, and the exponent. */
const NUMBER = /^(\d{1,40})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/;

/** The smallest units that a number of JSON means, as a fraction. Undefined for anything else, and for negative numbers. */
function readFraction(value: unknown, decimals: number): readonly [numerator: bigint, denominator: bigint] | undefined {
  if (typeof value !== 'string') return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(value) ?? [];
  if (whole === '') return undefined;
  const shift = decimals + Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  const factor = 10n ** BigInt(Math.abs(shift));
  return shift >= 0 ? [digits * factor, 1n] : [digits, factor];
}
