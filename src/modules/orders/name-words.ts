/** Orders are searched by so many words of a name, the first. */
const MOST_WORDS = 10;
/** A longer word is cut: the plain form of a sign may have six letters, and PostgreSQL refuses a word of more than 2046 bytes. */
const LONGEST_WORD = 500;

/**
 * The words of a name as orders are searched by them: lower case, the Russian yo as ye, letters and digits alone, with the
 * signs at them, as the vowels of Devanagari are; each once. Each order keeps its words: another rule needs them made anew, or read as well.
 */
export function nameWords(name: string): string[] {
  const words = searchedForm(name).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** A text as it is compared with names: lower case, the Russian yo as ye, and full-width letters and the like as plain ones; accents stay. */
export function searchedForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\u0451', '\u0435');
}
