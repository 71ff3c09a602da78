import type { Language } from '#kernel/language.ts';
import { LOCALES } from '../../i18n/language.ts';

type Parts = Intl.DateTimeFormatOptions;
const ofDay = (language: Language, parts: Parts) => (date: string) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    // Readers of a calendar know that a year is one.
    .replace(/\s\p{L}\.$/u, '');

/** Words for dates (YYYY-MM-DD), the same in every time zone. */
export function dateWords(language: Language) {
  return {
    /** '24 января 2022' */
    day: ofDay(language, { day: 'numeric', month: 'long', year: 'numeric' }),
    /** '24 янв.' */
    short: ofDay(language, { day: 'numeric', month: 'short' }),
    /** '24 января, понедельник' */
    long: (date: string) =>
      `${ofDay(language, { day: 'numeric', month: 'long' })(date)}, ${ofDay(language, { weekday: 'long' })(date)}`,
    weekday: ofDay(language, { weekday: 'long' }),
    weekdayShort: ofDay(language, { weekday: 'short' }),
    /** 'Декабрь 2026' */
    month: (month: string) => capital(ofDay(language, { month: 'long', year: 'numeric' })(`${month}-01`)),
    /** 'Декабрь' */
    monthName: (month: string) => capital(ofDay(language, { month: 'long' })(`${month}-01`)),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
