import { refusedField } from './errors.ts';

/**
 * Characters that turn the direction of writing, that nobody sees, or that have no meaning: with them two names look like one, or a name
 * turns the words around it. A joiner after a virama of an Indian script shapes the letter, and is seen.
 */
const HIDDEN =
  /(?!(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gv;

/** Does a text hold characters that nobody sees? */
export const hasHidden = (text: string) => text.search(HIDDEN) >= 0;

/** A name that was stored before the rule, as people may see it: each hidden character by its number, such as ⟨U+202E⟩. */
export function showHidden(name: string): string {
  return name.replace(HIDDEN, (hidden) => `⟨U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
}

/** Returns a name without spaces around it. Throws `invalid_request` for a name with hidden characters; `path` leads to its field. */
export function readName(text: string, path: readonly (string | number)[]): string {
  if (hasHidden(text)) throw refusedField(path, 'hidden_characters');
  return text.trim();
}
