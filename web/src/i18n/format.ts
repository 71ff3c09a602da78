import { type Cents, centsToDollars } from '#kernel/money.ts';
import { monthsToWeeks } from '#modules/cart-pricing/index.ts';
import type { Language } from './language.ts';

const LOCALE: Record<Language, string> = { ru: 'ru-RU', en: 'en-US' };
/** The English texts are British, and so are their dates; the dollar is everybody's. */
const DATE_LOCALE: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };
const WEEKS_IN_A_MONTH = 4;

const prices = memoized(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
);
const dates = memoized((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }), DATE_LOCALE);
const utcDates = memoized((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), DATE_LOCALE);
const instants = memoized((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }), DATE_LOCALE);
const weeks = memoized((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'week', unitDisplay: 'long' }));
const months = memoized((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }));

/** Dollars as people write them: '500 $' and '87,50 $', '$500' and '$87.50'. */
export function formatPrice(dollars: number, language: Language): string {
  return prices(language).format(dollars);
}

/** The same for integer cents. */
export function formatCents(amount: Cents, language: Language): string {
  return formatPrice(centsToDollars(amount), language);
}

/** A calendar day of an instant in the reader's time zone: '6 сентября 2025 г.', '6 September 2025'. */
export function formatDate(instant: string | number | Date, language: Language): string {
  return dates(language).format(new Date(instant));
}

/** The same in UTC: for days that are the same for all, whoever draws them. */
export function formatUtcDate(instant: string | number | Date, language: Language): string {
  return utcDates(language).format(new Date(instant));
}

/** A day of the calendar (YYYY-MM-DD), the same in every time zone: '15 января 2027 г.', '15 January 2027'. */
export function formatDay(day: string, language: Language): string {
  return formatUtcDate(`${day}T00:00:00Z`, language);
}

/** Day and time of an instant in the reader's time zone. */
export function formatDateTime(instant: string | number | Date, language: Language): string {
  return instants(language).format(new Date(instant));
}

/** Length of a ritual from months of four weeks: 0.25 -> '1 неделя', 1 -> '1 месяц', 2.25 -> '9 недель'. */
export function formatDuration(durationInMonths: number, language: Language): string {
  return formatWeeks(monthsToWeeks(durationInMonths), language);
}

/** Length of a ritual from whole weeks, as orders tell it: 1 -> '1 week', 4 -> '1 month', 9 -> '9 weeks'. */
export function formatWeeks(count: number, language: Language): string {
  return count % WEEKS_IN_A_MONTH === 0 ? months(language).format(count / WEEKS_IN_A_MONTH) : weeks(language).format(count);
}

/** A name as it is printed: the hyphen between a ritual and its tier is a dash there, which begins no line. */
export function dashed(name: string): string {
  return name.replace(' - ', '\u00a0— ');
}

/** Intl formatters are dear to make: one for each language, made when first asked for. */
function memoized<Formatter>(make: (locale: string) => Formatter, locales = LOCALE): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => {
    made[language] ??= make(locales[language]);
    return made[language];
  };
}
