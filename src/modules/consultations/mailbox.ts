import { isPlaceholder, parseEmail } from '#kernel/contact.ts';
import { ShopError } from '#kernel/errors.ts';

/** Reads an e-mail to which letters can go. Throws `invalid_request`. */
export function readMailbox(text: string): string {
  const email = parseEmail(text);
  if (email === undefined || isPlaceholder({ kind: 'email', value: email }))
    throw new ShopError('invalid_request', { fields: [{ path: ['email'], code: 'format' }] });
  return email;
}
