/** How well a typed text, in lower case, fits a name: 0 at its beginning, 1 at that of a word, 2 elsewhere; infinity where it is not in it. */
export function placeOf(text: string, name: string): number {
  const lower = name.toLowerCase();
  if (!lower.includes(text)) return Number.POSITIVE_INFINITY;
  if (lower.startsWith(text)) return 0;
  return lower.split(/[\s-]+/).some((word) => word.startsWith(text)) ? 1 : 2;
}
