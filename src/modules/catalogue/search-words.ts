import { baseForm } from '#words/word-forms.ts';

/** A word of a text, as a search reads it, and where it stands in the text. */
export interface FoundWord {
  /** In lower case, without accents, and in the form under which all forms of the word are known, where a list names it. */
  readonly word: string;
  /** Offsets in the text; `end` is behind the word. */
  readonly start: number;
  readonly end: number;
}

/** A run of letters, or of digits: PostgreSQL takes each for one word, whatever the locale of its database. */
const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;
/** Longer words are cut, because PostgreSQL refuses a text with too many bytes of words. */
const LONGEST_WORD = 40;

/** The words of a text in their order, at most `most`. */
export function wordsOf(text: string, most: number): FoundWord[] {
  const words: FoundWord[] = [];
  for (const match of text.matchAll(WORD)) {
    if (words.length === most) break;
    const [written] = match;
    const { index } = match;
    const word = folded(written);
    if (word) words.push({ word: baseForm(word), start: index, end: index + written.length });
  }
  return words;
}

/** Lower case without accents and the dots of ё. The breve stays, because й is a letter of its own. */
function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?!\u0306)\p{M}/gu, '')
    .normalize('NFC')
    .slice(0, LONGEST_WORD);
}
