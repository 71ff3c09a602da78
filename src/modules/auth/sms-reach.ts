import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Kinds of numbers that receive SMS at an ordinary price. In some countries nobody can tell a mobile phone from a fixed line. */
const REACHED: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];

/**
 * Tells whether an SMS may be sent to a phone (E.164). Fixed lines receive none; premium numbers and those of no country, which are
 * satellites and worldwide services, let whoever asks for codes earn at the shop's cost.
 */
export function canGetSms(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.country !== undefined && REACHED.includes(number.getType());
}
