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
 * A phone: digits in groups of 3, 3 and 4; an eleventh makes it +1, 3, 3, 4. Whoever begins with a plus writes another country's
 * number, longer or shorter, without groups.
 */
export const PHONE_MASK: MaskitoOptions = { mask: ({ value }) => phoneMask(value) };

function phoneMask(value: string): Mask {
  if (value.startsWith('+') && !/^\+\d /.test(value)) return ABROAD;
  return value.replace(/\D/g, '').length > NATIONAL_DIGITS ? WITH_COUNTRY : NATIONAL;
}
