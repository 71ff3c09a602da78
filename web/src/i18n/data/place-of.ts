/** Where a name holds a text in lower case: 0 at its beginning, 1 at that of a word, 2 elsewhere; infinity for nowhere. */
export function placeOf(text: string, name: string): number {
  const lower = name.toLowerCase();
  if (!lower.includes(text)) return Number.POSITIVE_INFINITY;
  if (lower.startsWith(text)) return 0;
  return lower.split(/[\s-]+/).some((word) => word.startsWith(text)) ? 1 : 2;
}
