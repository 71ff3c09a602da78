import { parsePhone } from '#kernel/contact.ts';
import { isUuid } from '#kernel/ids.ts';

/** A word of a search: a part of a name, an e-mail or a text, or of a phone by its digits alone. */
export interface SoughtWord {
  readonly text: string;
  /** Each may stand in a phone; missing where the word is no part of one. */
  readonly digits?: readonly string[];
  /** The id of a request, as the log names it; missing where the word is none. */
  readonly id?: string;
}

/** The most words of a search that count. */
const MOST_WORDS = 8;
/** Fewer digits would be in almost every phone. */
const FEWEST_DIGITS = 3;

/**
 * A word is what stands between spaces. What begins with + or 8 and has three digits may be the beginning of a phone, with spaces as people
 * write it.
 */
const WORD = /(?=(?:[+\s().-]*\d){3})[+8][\d\s().-]*[\d().-](?!\S)|\S+/g;

/** The words of a search. A phone, or its beginning, with spaces as people write it, is one word. */
export function readSought(text: string): readonly SoughtWord[] {
  const phone = parsePhone(text, 'RU');
  if (phone !== undefined) return [{ text: phone, digits: [phone.replace(/\D/g, '')] }];
  // The Cyrillic letter io is found as ie, as people type it.
  const words = text.normalize('NFC').toLowerCase().replaceAll('\u0451', '\u0435').match(WORD) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => {
    if (isUuid(word)) return { text: word, id: word };
    // A part of a phone has digits and their separators alone.
    const digits = /^[+\d\s().-]+$/.test(word) ? word.replace(/\D/g, '') : '';
    if (digits.length < FEWEST_DIGITS) return { text: word };
    // In Russia people write 8 where others write +7.
    return { text: word, digits: word.startsWith('8') ? [digits, digits.replace('8', '7')] : [digits] };
  });
}
