import type { Contact } from './order.ts';

/** What everybody who has the order's link may see of the customer. */
export interface SeenContact {
  /** True when the order lacks contact data and still takes them: false once they were erased. */
  readonly missing: boolean;
  readonly firstName?: string;
  readonly maskedEmail?: string;
}

export function seenContact({ name, email }: Contact): SeenContact {
  return { missing: false, firstName: firstName(name), ...(email === null ? {} : { maskedEmail: maskEmail(email) }) };
}

/** The first word of a full name. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s/, 1)[0] ?? '';
}

/** Masks an e-mail: `anna@example.com` becomes `a***@e***.com`, which its owner recognises and nobody else can use. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = splitLast(email, '@');
  const [host, zone] = splitLast(domain, '.');
  return `${firstCharacter(local)}***@${firstCharacter(host)}***${zone ? `.${zone}` : ''}`;
}

function splitLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function firstCharacter(text: string): string {
  return Array.from(text)[0] ?? '';
}
