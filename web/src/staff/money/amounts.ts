/** Reads a typed amount as the shop takes it; undefined for what is none, nothing or more than is left. A comma is a point. */
export function readAmount(typed: string, left: string): string | undefined {
  const amount = typed.trim().replace(',', '.');
  if (!/^\d{1,20}(\.\d{1,18})?$/.test(amount)) return undefined;
  const units = unitsOf(amount);
  return units > 0n && units <= unitsOf(left) ? amount : undefined;
}

/** Tells whether an amount was typed again: 180 is 180.00. */
export function isTypedAgain(typed: string, amount: string): boolean {
  const again = readAmount(typed, amount);
  return again !== undefined && unitsOf(again) === unitsOf(amount);
}

/** What a part is worth in dollars when all that is left is worth `worth`, rounded down to the cent. */
export function worthOf(amount: string, left: string, worth: number): number {
  const all = unitsOf(left);
  return all === 0n ? 0 : Number((BigInt(Math.round(worth * 100)) * unitsOf(amount)) / all) / 100;
}

/** What stays of an amount, with as many decimals. */
export function minus(left: string, amount: string): string {
  const decimals = left.split('.')[1]?.length ?? 0;
  const rest = (unitsOf(left) - unitsOf(amount)).toString().padStart(MOST_DECIMALS + 1, '0');
  const [whole, fraction] = [rest.slice(0, -MOST_DECIMALS), rest.slice(-MOST_DECIMALS)];
  const shown = Math.max(decimals, fraction.replace(/0+$/, '').length);
  return shown === 0 ? whole : `${whole}.${fraction.slice(0, shown)}`;
}

const MOST_DECIMALS = 18;

function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(MOST_DECIMALS, '0'));
}
