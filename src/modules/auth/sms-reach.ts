import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Kinds of numbers that can receive SMS: the second where mobile numbers look like fixed lines, the third at many internet providers. */
const KINDS_WITH_SMS: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];

/**
 * Tells whether an SMS may be sent to a phone (E.164). Fixed lines receive none; premium numbers and those of no country, which are
 * satellites and worldwide services, let whoever asks for codes earn at the shop's cost.
 */
export function canGetSms(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.country !== undefined && KINDS_WITH_SMS.includes(number.getType());
}
