/** What somebody types in order to find clients: a client is found by any of the three. */
export interface ClientSearch {
  /** Begins the e-mail; in lower case. */
  readonly email: string;
  /** Each of these can begin the phone, as E.164: `+7999`. Empty when the text is no part of a phone. */
  readonly phones: readonly string[];
  /**
   * Each begins the first or the last name of the profile, or all of them, joined by spaces, begin the name of an order. In lower case, with the
   * Russian ye for yo.
   */
  readonly names: readonly string[];
}

/** The most words of a search that count as names. */
const MOST_NAMES = 3;

/** Reads what somebody typed in order to find a client; undefined for an empty text, which finds all. */
export function readClientSearch(text: string): ClientSearch | undefined {
  const typed = text.normalize('NFC').trim().toLowerCase();
  if (typed === '') return undefined;
  const names = typed.replaceAll('\u0451', '\u0435').split(/\s+/).slice(0, MOST_NAMES);
  return { email: typed, phones: phonesOf(typed), names };
}

/**
 * The phones that a text of digits and their separators may begin. In Russia people write 8 where others write +7, or nothing before the 9 of a
 * mobile.
 */
function phonesOf(typed: string): string[] {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return [];
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return [];
  if (typed.startsWith('+')) return [`+${digits}`];
  if (digits.startsWith('8')) return [`+${digits}`, `+7${digits.slice(1)}`];
  return digits.startsWith('9') ? [`+${digits}`, `+7${digits}`] : [`+${digits}`];
}
