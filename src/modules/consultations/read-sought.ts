import { parsePhone } from '#kernel/contact.ts';

/** A word of a search: a part of a name, an e-mail or a text, or of a phone by its digits alone. */
export interface SoughtWord {
  readonly text: string;
  /** Missing where the word is no part of a phone. */
  readonly digits?: string;
}

/** More words find nothing that fewer would not. */
const MOST_WORDS = 8;
/** Fewer digits are in every phone. */
const FEWEST_DIGITS = 3;

/** The words of a search: a whole phone, as people write it, is one. */
export function readSought(text: string): readonly SoughtWord[] {
  const phone = parsePhone(text, 'RU');
  if (phone !== undefined) return [{ text: phone, digits: phone.replace(/\D/g, '') }];
  const words = text.normalize('NFC').trim().toLowerCase().replaceAll('\u0451', '\u0435').split(/\s+/).filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => {
    const digits = /^[+\d().-]+$/.test(word) ? word.replace(/\D/g, '') : '';
    return digits.length < FEWEST_DIGITS ? { text: word } : { text: word, digits };
  });
}
