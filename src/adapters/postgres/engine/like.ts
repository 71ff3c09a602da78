import { parseEmail, spellingsOf } from '#kernel/contact.ts';

/** A text that LIKE takes literally: backslash, `%` and `_` are escaped. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The texts with which an e-mail that somebody looks for may begin: a whole e-mail in each of its spellings, else what was typed. */
export function beginningsOf(typed: string): readonly string[] {
  return parseEmail(typed) === undefined ? [typed] : spellingsOf(typed);
}
