/** Reads a typed amount as the API takes it, with a point for a comma. Undefined for what is no amount, for zero, and for more than is left. */
export function readAmount(typed: string, left: string, mostDecimals = MOST_DECIMALS): string | undefined {
  const amount = typed.trim().replace(',', '.');
  if (!AMOUNT.test(amount) || decimalsOf(amount) > mostDecimals) return undefined;
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
  return Number((centsOf(worth) * unitsOf(part)) / leftUnits) / 100;
}

/** The part of `left` that is worth so many dollars when all of it is worth `worth`, rounded up in the last decimal of `left`. */
export function partWorth(wanted: number, left: string, worth: number): string {
  const [wantedCents, worthCents] = [centsOf(wanted), centsOf(worth)];
  if (wantedCents >= worthCents) return left;
  const step = 10n ** BigInt(MOST_DECIMALS - decimalsOf(left));
  const whole = worthCents * step;
  const steps = (unitsOf(left) * wantedCents + whole - 1n) / whole;
  return written(steps * step, decimalsOf(left));
}

/** What stays of an amount, written with as many decimals as it has, or more where they are needed. */
export function subtract(left: string, amount: string): string {
  return written(unitsOf(left) - unitsOf(amount), decimalsOf(left));
}

function written(units: bigint, leastDecimals: number): string {
  const digits = units.toString().padStart(MOST_DECIMALS + 1, '0');
  const whole = digits.slice(0, -MOST_DECIMALS);
  const fraction = digits.slice(-MOST_DECIMALS);
  const neededDecimals = fraction.replace(/0+$/, '').length;
  const decimals = Math.max(leastDecimals, neededDecimals);
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
}

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function centsOf(dollars: number): bigint {
  return BigInt(Math.round(dollars * 100));
}

/** An amount of a coin or of dollars; no coin has more than 18 decimals. */
const AMOUNT = /^\d{1,20}(\.\d{1,18})?$/;
const MOST_DECIMALS = 18;

/** An amount in units of its last possible decimal, so that calculations are exact. */
function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(MOST_DECIMALS, '0'));
}
