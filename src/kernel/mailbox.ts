import { isPlaceholder, parseEmail } from './contact.ts';
import { refusedField } from './errors.ts';

/** Returns the e-mail that somebody has typed; undefined for other text, and for an address that nobody can read. */
export function mailboxOf(text: string): string | undefined {
  const email = parseEmail(text);
  return email === undefined || isPlaceholder({ kind: 'email', value: email }) ? undefined : email;
}

/** Reads an e-mail from the field `email`. Throws `invalid_request` for what `mailboxOf` does not take. */
export function readMailbox(text: string): string {
  const email = mailboxOf(text);
  if (email === undefined) throw refusedField(['email'], 'format');
  return email;
}
