import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

type Mask = (string | RegExp)[];

const DIGIT = /\d/;
/** Must be typed: a plus that is no pattern is written by the mask itself. */
const TYPED_PLUS = /\+/;
/** The most digits of any phone, and those of a phone without its country. */
const MOST_DIGITS_ABROAD = 15;
const NATIONAL_DIGITS = 10;

const digits = (count: number): Mask => Array.from({ length: count }, () => DIGIT);

/** A digit alone before the sign that ends a day, a month or an hour, whichever sign people type. */
const LONE_DIGIT = /(?<!\d)\d(?=[.,/\s:-])/g;
/** How browsers fill in a date, and other programs copy it. */
const ISO_DATE = /(\d{4})-(\d\d)-(\d\d)/;

/**
 * Writes a zero before a digit that stands alone before a separator, and the day first: '5.3.1988' and '1988-03-05' are 05.03.1988, and not
 * 53.19.88 and 19.88.0305. A digit that is left alone by the deletion of its neighbour waits for another one.
 */
const asWritten: MaskitoPreprocessor = ({ elementState, data }, action) => {
  if (action === 'deleteBackward' || action === 'deleteForward') return { elementState, data };
  const { value, selection } = elementState;
  const [from, to] = selection;
  const typed = value.slice(0, from) + data + value.slice(to);
  const padded = typed.replace(ISO_DATE, '$3.$2.$1').replace(LONE_DIGIT, '0$&');
  if (padded === typed) return { elementState, data };
  const end = padded.length;
  // Handed on as if it were typed into an empty field; without typed text, as what the field holds.
  return data
    ? { elementState: { value: '', selection: [0, 0] }, data: padded }
    : { elementState: { value: padded, selection: [end, end] }, data };
};

/** dd.mm.yyyy: eight digits. */
export const DATE_MASK: MaskitoOptions = {
  mask: [...digits(2), '.', ...digits(2), '.', ...digits(4)],
  preprocessors: [asWritten],
};

/** hh:mm: four digits. */
export const TIME_MASK: MaskitoOptions = { mask: [...digits(2), ':', ...digits(2)], preprocessors: [asWritten] };

const NATIONAL: Mask = [...digits(3), ' ', ...digits(3), ' ', ...digits(4)];
const WITH_COUNTRY: Mask = ['+', DIGIT, ' ', ...NATIONAL];
const ABROAD: Mask = [TYPED_PLUS, ...digits(MOST_DIGITS_ABROAD)];

/**
 * A phone: ten digits in groups of 3, 3 and 4; eleven digits, or a number typed with +1 or +7, as a plus, a digit and the same groups. Eleven digits
 * that begin with 8 are Russian, +7. A number of another country that is typed with a plus may be longer or shorter and gets no groups.
 */
export const PHONE_MASK: MaskitoOptions = {
  mask: ({ value }) => phoneMask(value),
  postprocessors: [({ value, selection }) => ({ value: value.replace(/^\+8 (?=\d{3} \d{3} \d{4}$)/, '+7 '), selection })],
};

function phoneMask(value: string): Mask {
  if (/^\+[17]/.test(value)) return WITH_COUNTRY;
  // A space after the first digit comes from the mask with a country: its plus was not typed.
  if (value.startsWith('+') && !/^\+\d /.test(value)) return ABROAD;
  return value.replace(/\D/g, '').length > NATIONAL_DIGITS ? WITH_COUNTRY : NATIONAL;
}
