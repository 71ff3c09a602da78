/** Reads a typed amount as the API takes it, with a point for a comma. Undefined for what is no amount, for zero, and for more than is left. */
export function readAmount(typed: string, left: string): string | undefined {
  const amount = typed.trim().replace(',', '.');
  if (!AMOUNT.test(amount)) return undefined;
  const units = unitsOf(amount);
  return units > 0n && units <= unitsOf(left) ? amount : undefined;
}

/** Is the typed amount the same as another? 180 is the same as 180.00. */
export function isSameAmount(typed: string, amount: string): boolean {
  const read = readAmount(typed, amount);
  return read !== undefined && unitsOf(read) === unitsOf(amount);
}

/** What a part of `left` is worth in dollars, rounded down to the cent, when all of it is worth `worth`. */
export function worthOf(part: string, left: string, worth: number): number {
  const leftUnits = unitsOf(left);
  if (leftUnits === 0n) return 0;
  const worthCents = BigInt(Math.round(worth * 100));
  return Number((worthCents * unitsOf(part)) / leftUnits) / 100;
}

/** What stays of an amount, written with as many decimals as it has, or more where they are needed. */
export function subtract(left: string, amount: string): string {
  const leftDecimals = left.split('.')[1]?.length ?? 0;
  const digits = (unitsOf(left) - unitsOf(amount)).toString().padStart(MOST_DECIMALS + 1, '0');
  const whole = digits.slice(0, -MOST_DECIMALS);
  const fraction = digits.slice(-MOST_DECIMALS);
  const neededDecimals = fraction.replace(/0+$/, '').length;
  const decimals = Math.max(leftDecimals, neededDecimals);
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
}

/** An amount of a coin or of dollars; no coin has more than 18 decimals. */
const AMOUNT = /^\d{1,20}(\.\d{1,18})?$/;
const MOST_DECIMALS = 18;

/** An amount in units of its last possible decimal, so that calculations are exact. */
function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(MOST_DECIMALS, '0'));
}
