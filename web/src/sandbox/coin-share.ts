/** So many percent of a decimal coin amount, rounded down to the amount's own decimals. */
export function percentOf(amount: string, percent: number): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const smallest = (BigInt(whole + fraction) * BigInt(percent)) / 100n;
  if (fraction === '') return smallest.toString();
  const digits = smallest.toString().padStart(fraction.length + 1, '0');
  return `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}`;
}
