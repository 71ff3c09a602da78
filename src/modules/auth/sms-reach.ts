import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The kinds of numbers to which an SMS is sent. The second is of countries whose mobile numbers look like those of fixed lines. */
const KINDS_WITH_SMS: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];

/**
 * Tells whether an SMS may be sent to a phone (E.164). Fixed lines receive none; premium numbers and those of no country, which are
 * satellites and worldwide services, let whoever asks for codes earn at the shop's cost.
 */
export function canGetSms(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.country !== undefined && KINDS_WITH_SMS.includes(number.getType());
}
