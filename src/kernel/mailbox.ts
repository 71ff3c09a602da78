import { isPlaceholder, parseEmail } from './contact.ts';
import { refusedField } from './errors.ts';

/** Reads an e-mail that somebody can read, from the field `email`. Throws `invalid_request` for other text. */
export function readMailbox(text: string): string {
  const email = parseEmail(text);
  if (email === undefined || isPlaceholder({ kind: 'email', value: email })) throw refusedField(['email'], 'format');
  return email;
}
