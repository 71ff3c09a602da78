/** Where a name holds the text, which is in lower case: 0 at its beginning, 1 at that of a word, 2 elsewhere; infinity for nowhere. */
export function beginning(name: string, text: string): number {
  const place = name.toLowerCase().indexOf(text);
  if (place <= 0) return place < 0 ? Number.POSITIVE_INFINITY : 0;
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((word) => word.startsWith(text))
    ? 1
    : 2;
}
