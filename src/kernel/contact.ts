import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where one person can be written to, in the one spelling under which the shop knows it. */
export interface ContactPoint {
  readonly kind: 'email' | 'phone';
  /** E-mail in lower case, or phone in E.164. */
  readonly value: string;
}

/** An e-mail or a phone with its country code, in any usual spelling; undefined when it is neither. */
export function parseContact(text: string): ContactPoint | undefined {
  if (text.includes('@')) {
    const email = parseEmail(text);
    return email === undefined ? undefined : { kind: 'email', value: email };
  }
  const phone = parsePhone(text);
  return phone === undefined ? undefined : { kind: 'phone', value: phone };
}

const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * An e-mail without spaces around it, in lower case, and with every letter in its plain form, as mail servers read it; undefined when it
 * is none. Otherwise one mailbox would have as many names, and as many codes a day, as its host can be spelt in wide or round letters.
 */
export function parseEmail(text: string): string | undefined {
  const email = plain(text.trim()).toLowerCase();
  if (email.length > LONGEST_EMAIL || email.indexOf('@') > LONGEST_LOCAL_PART) return undefined;
  return /^[^\s@<>"(),:;\\[\]\p{Cc}\p{Cf}]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(email) ? email : undefined;
}

/** What names a mailbox stays in its own letters; the host is read as browsers and mail servers read it. */
function plain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at).normalize('NFC') + email.slice(at).normalize('NFKC');
}

const LONGEST_PHONE = 32;

/** A phone with its country code as E.164 (`+79161234567`); undefined when there is no such number. */
export function parsePhone(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_PHONE || !/^(\+|00)[\d\s().-]+$/.test(trimmed)) return undefined;
  const phone = parsePhoneNumberFromString(trimmed.replace(/^00/, '+'));
  return phone?.isValid() ? phone.number : undefined;
}

/** A phone with its country code, or as people of a country write their own, as E.164; undefined when there is no such number. */
export function parseLocalPhone(text: string, country: 'RU' | 'US'): string | undefined {
  const trimmed = text.trim();
  if (/^(\+|00)/.test(trimmed)) return parsePhone(trimmed);
  if (trimmed.length > LONGEST_PHONE || !/^[\d\s().-]+$/.test(trimmed)) return undefined;
  const phone = parsePhoneNumberFromString(trimmed, country);
  return phone?.isValid() ? phone.number : undefined;
}

/** True for addresses that stand in for a person: nobody reads them, so nobody is ever written to at them. */
export function isPlaceholder({ kind, value }: ContactPoint): boolean {
  return kind === 'email' && value.endsWith('.invalid');
}
