/** Fourteen random letters and digits, which make an idempotency key unique. */
export function randomPart(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36).padStart(7, '0')).join('');
}
