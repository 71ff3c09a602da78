/** A dozen random letters and digits, for keys that nobody else shall make. */
export function randomPart(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36).padStart(7, '0')).join('');
}
