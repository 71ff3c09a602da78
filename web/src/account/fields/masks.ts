import type { MaskitoOptions } from '@maskito/core';

type Mask = (string | RegExp)[];

const DIGIT = /\d/;
const PLUS = /\+/;
const MOST_DIGITS_ABROAD = 15;
const NATIONAL_DIGITS = 10;

const digits = (count: number): Mask => Array.from({ length: count }, () => DIGIT);

/** dd.mm.yyyy: eight digits. */
export const DATE_MASK: MaskitoOptions = { mask: [...digits(2), '.', ...digits(2), '.', ...digits(4)] };

/** hh:mm: four digits. */
export const TIME_MASK: MaskitoOptions = { mask: [...digits(2), ':', ...digits(2)] };

const NATIONAL: Mask = [...digits(3), ' ', ...digits(3), ' ', ...digits(4)];
const WITH_COUNTRY: Mask = ['+', DIGIT, ' ', ...NATIONAL];
const ABROAD: Mask = [PLUS, ...digits(MOST_DIGITS_ABROAD)];

/**
 * A phone: ten digits in groups of 3, 3 and 4; eleven digits as +1, 3, 3, 4. A number that is typed with a plus may be of another
 * country, longer or shorter, and gets no groups.
 */
export const PHONE_MASK: MaskitoOptions = { mask: ({ value }) => phoneMask(value) };

function phoneMask(value: string): Mask {
  if (value.startsWith('+') && !/^\+\d /.test(value)) return ABROAD;
  return value.replace(/\D/g, '').length > NATIONAL_DIGITS ? WITH_COUNTRY : NATIONAL;
}
