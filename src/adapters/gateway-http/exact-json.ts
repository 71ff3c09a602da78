/**
 * Reads JSON with each number as the text in which it is written: `0.1` becomes `'0.1'`, and 18 decimals stay 18 decimals. Ids that a
 * gateway writes now as text and now as a number become the same text. Throws SyntaxError for what is not JSON.
 */
export function readExactly(text: string): unknown {
  return JSON.parse(text, withSource);
}

/** A reviver of ES2025, which also gets the source text of numbers; TypeScript does not know that yet. */
function withSource(_: string, value: unknown, context?: { source: string }): unknown {
  return typeof value === 'number' ? context?.source : value;
}

/**
 * The smallest units that a number of JSON means, such as `0.005` or `5e-3` with 8 decimals. Undefined for anything else, for negative
 * numbers, and for more decimals than the unit has.
 */
export function readUnits(value: unknown, decimals: number): bigint | undefined {
  if (typeof value !== 'string') return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = /^(\d{1,40})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(value) ?? [];
  if (whole === '') return undefined;
  const shift = decimals + Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const divisor = 10n ** BigInt(-shift);
  return digits % divisor === 0n ? digits / divisor : undefined;
}
