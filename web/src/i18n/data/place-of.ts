/** Where a name holds a typed text: 0 at its beginning, 1 at that of a word, 2 elsewhere; infinity for nowhere. */
export function placeOf(typed: string, name: string): number {
  const [text, words] = [folded(typed), folded(name)];
  if (!words.includes(text)) return Number.POSITIVE_INFINITY;
  if (words.startsWith(text)) return 0;
  return words.split(/[\s-]+/).some((word) => word.startsWith(text)) ? 1 : 2;
}

/** A name without its case and without the two dots over letters, which people leave out; the server finds a place so, too. */
export const folded = (text: string) => text.normalize('NFD').replaceAll('\u0308', '').toLowerCase();
