/**
 * JSON in which the same value is always the same text, whatever order its keys had: the database keeps its own. Lines of the ledger are
 * hashed in this form for ever, so it never changes.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
