/** The longest number of 32 bits has seven digits to the base of 36. */
const DIGITS = 7;

/** Fourteen random letters and digits, which make a key or an id unique. */
export function randomPart(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(numbers, (number) => number.toString(36).padStart(DIGITS, '0')).join('');
}
