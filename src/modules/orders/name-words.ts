const MOST_WORDS = 10;

/** The words of a name as orders are searched by them: lower case, the Russian yo as ye, letters and digits alone; each once. */
export function nameWords(name: string): string[] {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('\u0451', '\u0435')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}
