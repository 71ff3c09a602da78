import { domainToASCII, domainToUnicode } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { plainEmail } from './plain-email.ts';
import { hasHidden } from './visible-name.ts';

/** An e-mail or a phone of one person, as the shop stores contacts. Former versions stored e-mails in another, see `spellingsOf`. */
export interface ContactPoint {
  readonly kind: 'email' | 'phone';
  /** E-mail in lower case, or phone in E.164. */
  readonly value: string;
}

/** Reads an e-mail, or a phone with its country code, in any usual spelling; returns undefined for other text. */
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
 * Reads an e-mail and normalises it: trimmed, in lower case, with Unicode letters in the form that mail servers use, and a host in letters
 * where browsers write `xn--`; a host with signs that are no letters, such as a heart, keeps its `xn--`. Returns undefined for other text.
 * Without this, every spelling of a host in full-width or circled letters would get codes beyond the daily limit.
 */
export function parseEmail(text: string): string | undefined {
  const email = plainEmail(text);
  return [withHostInLetters(email), email].find(isEmail);
}

/** Is a typed text the stored e-mail, in any spelling? What was stored before a rule of spelling is read by that rule, too. */
export function isSameEmail(typed: string, stored: string | null | undefined): boolean {
  const email = parseEmail(typed);
  return email !== undefined && email === parseEmail(stored ?? '');
}

/** The spellings in which an e-mail may be stored: as `parseEmail` reads it, and, as the shop stored it formerly, with its host in ASCII or as given. */
export function spellingsOf(email: string): readonly string[] {
  return [...new Set([parseEmail(email) ?? email, withHostInAscii(email), email])];
}

/** The texts with which an e-mail that somebody looks for may begin: a whole e-mail in each of its spellings, else what was typed. */
export function beginningsOf(typed: string): readonly string[] {
  return parseEmail(typed) === undefined ? [typed] : spellingsOf(typed);
}

/** The e-mail with its host in ASCII, as browsers write it: `xn--…`; unchanged where ASCII has no such host. */
export function withHostInAscii(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at);
  // `domainToASCII` changes some hosts that are in ASCII already: it reads 1.1 as an IP address.
  const ascii = /\P{ASCII}/u.test(host) ? domainToASCII(host) : '';
  return ascii ? email.slice(0, at) + ascii : email;
}

function withHostInLetters(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const host = email.slice(at);
  return host.includes('xn--') ? email.slice(0, at) + domainToUnicode(host) : email;
}

function isEmail(text: string): boolean {
  if (hasHidden(text) || text.length > LONGEST_EMAIL || text.indexOf('@') > LONGEST_LOCAL_PART) return false;
  // A host whose last part is a number is an IP address, at which nobody has a mailbox.
  return /^[^\s@<>"(),:;\\[\]]+@([\p{L}\p{M}\p{N}-]+\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}-]+$/u.test(text);
}

const LONGEST_PHONE = 32;

/**
 * Reads a phone with its country code or, if `country` is given, in the national format of that country. Eleven digits that begin with
 * 8 are Russian in any case: there people write 8 where others write +7. `00` at the beginning counts as `+`. Returns E.164
 * (`+79161234567`); undefined when the number cannot exist.
 */
export function parsePhone(text: string, country?: 'RU' | 'US'): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_PHONE || !/^\+?[\d\s().-]+$/.test(trimmed)) return undefined;
  const full = /^8(\D*\d){10}\D*$/.test(trimmed) ? trimmed.replace('8', '+7') : trimmed.replace(/^00/, '+');
  const phone = parsePhoneNumberFromString(full, country);
  return phone?.isValid() ? phone.number : undefined;
}

/** Tells whether a contact is a placeholder, an e-mail under `.invalid`: nobody reads it, so the shop never sends to it. */
export function isPlaceholder({ kind, value }: ContactPoint): boolean {
  return kind === 'email' && value.endsWith('.invalid');
}
