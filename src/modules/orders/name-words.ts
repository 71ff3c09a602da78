/** The most words of a name by which orders are searched. */
const MOST_WORDS = 10;

/** The words of a name as orders are searched by them: lower case, the Russian yo as ye, letters and digits alone; each once. */
export function nameWords(name: string): string[] {
  const words = searchedForm(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** A text as it is compared with names: lower case, the Russian yo as ye, and other forms of a letter as the plain one. */
export function searchedForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\u0451', '\u0435');
}
