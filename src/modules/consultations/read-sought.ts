import { parsePhone } from '#kernel/contact.ts';
import { isUuid } from '#kernel/ids.ts';

/** A word of a search: a part of a name, an e-mail or a text, or of a phone by its digits alone. */
export interface SoughtWord {
  readonly text: string;
  /** Missing where the word is no part of a phone. */
  readonly digits?: string;
  /** The id of a request, as the log names it; missing where the word is none. */
  readonly id?: string;
}

/** The most words of a search that count. */
const MOST_WORDS = 8;
/** Fewer digits would be in almost every phone. */
const FEWEST_DIGITS = 3;

/** The words of a search. A whole phone, with spaces as people write it, is one word. */
export function readSought(text: string): readonly SoughtWord[] {
  const phone = parsePhone(text, 'RU');
  if (phone !== undefined) return [{ text: phone, digits: phone.replace(/\D/g, '') }];
  // The Cyrillic letter io is found as ie, as people type it.
  const words = text.normalize('NFC').toLowerCase().replaceAll('\u0451', '\u0435').split(/\s/).filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word) => {
    if (isUuid(word)) return { text: word, id: word };
    // A part of a phone has digits and their separators alone.
    const digits = /^[+\d().-]+$/.test(word) ? word.replace(/\D/g, '') : '';
    return digits.length < FEWEST_DIGITS ? { text: word } : { text: word, digits };
  });
}
