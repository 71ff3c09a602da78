import { formatCents, formatCoinAmount, formatPrice, formatWeeks, perLanguage, withDash } from '#kernel/format.ts';
import { type Language, LOCALES } from '#kernel/language.ts';
import { monthsToWeeks } from '#modules/cart-pricing/index.ts';

export { formatCents, formatCoinAmount, formatPrice, formatWeeks, withDash };

const utcDates = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }));
const instants = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' }));
const clocks = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short' }));

/** Writes the UTC day of an instant, the same on the server and in every browser: '6 сентября 2025 г.', '6 September 2025'. */
export function formatUtcDate(instant: string, language: Language): string {
  return withBoundYear(utcDates(language).format(new Date(instant)));
}

/** A day of the calendar (YYYY-MM-DD), the same in every time zone: '15 января 2027 г.', '15 January 2027'. */
export function formatDay(day: string, language: Language): string {
  return formatUtcDate(`${day}T00:00:00Z`, language);
}

/** Day and time of an instant in the reader's time zone. */
export function formatDateTime(instant: string, language: Language): string {
  return withBoundYear(instants(language).format(new Date(instant)));
}

/** The time of an instant in the reader's time zone: '14:32'. */
export function formatTime(instant: string, language: Language): string {
  return clocks(language).format(new Date(instant));
}

/** Length of a ritual from months of four weeks: 0.25 -> '1 неделя', 1 -> '1 месяц', 2.25 -> '9 недель'. */
export function formatDuration(durationInMonths: number, language: Language): string {
  return formatWeeks(monthsToWeeks(durationInMonths), language);
}

/** Binds the letter that follows a year in Russian, as in '2025 г.', to the year, so that it begins no line. */
export function withBoundYear(date: string): string {
  return date.replace(/(\d{4}) (?=\p{L}\.)/u, '$1\u00a0');
}
