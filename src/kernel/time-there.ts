import { perLanguage } from './format.ts';
import { type Language, LOCALES } from './language.ts';
import { offsetAt, wallClock } from './wall-clock.ts';

/** An instant, also as a text of RFC 3339 or in milliseconds. */
type Instant = string | number | Date;

/** Clocks and calendars of a place, in the reader's language. */
export type TimeThere = ReturnType<typeof timeThere>;

export function timeThere(timeZone: string, language: Language) {
  // '2026-11-26 07:13:05'
  const dateAndTime = (at: Instant) => wallClock(new Date(at).getTime(), timeZone);
  const clock = (at: Instant) => dateAndTime(at).slice(11, 16);
  return {
    /** '07:13' */
    clock,
    /** '07:13', or with its day when that is another than `date`: '07:49, 25 янв.' */
    moment(at: Instant, date: string): string {
      const day = dateAndTime(at).slice(0, 10);
      return day === date ? clock(at) : `${clock(at)}, ${dateWords(language).short(day)}`;
    },
    /** 'UTC+5:30' at that instant. */
    offset: (at: Instant) => offsetWords(offsetAt(new Date(at).getTime(), timeZone)),
  };
}

/** 'UTC+3', 'UTC+5:30'; clocks of former times differ by seconds, too: 'UTC+2:30:17'. */
function offsetWords(milliseconds: number): string {
  const totalSeconds = Math.abs(milliseconds) / 1000;
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const seconds = totalSeconds % 60;
  let words = `UTC${milliseconds < 0 ? '-' : '+'}${hours}`;
  if (minutes > 0 || seconds > 0) words += `:${twoDigits(minutes)}`;
  if (seconds > 0) words += `:${twoDigits(seconds)}`;
  return words;
}

const twoDigits = (number: number) => `${number}`.padStart(2, '0');

/** Does the zone database of this runtime know the name? */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('sv', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Words for dates (YYYY-MM-DD) and months (YYYY-MM), the same in every time zone. */
export function dateWords(language: Language) {
  return {
    /** '24 января 2022' */
    day: (date: string) => DAY(date, language),
    /** '24 янв.' */
    short: (date: string) => SHORT_DAY(date, language),
    /** '24 января, понедельник' */
    long: (date: string) => `${DAY_OF_MONTH(date, language)}, ${WEEKDAY(date, language)}`,
    weekday: (date: string) => WEEKDAY(date, language),
    weekdayShort: (date: string) => SHORT_WEEKDAY(date, language),
    /** 'Декабрь 2026' */
    month: (month: string) => capitalised(MONTH(`${month}-01`, language)),
    /** 'Декабрь' */
    monthName: (month: string) => capitalised(MONTH_NAME(`${month}-01`, language)),
  };
}

const DAY = dateWriter({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_DAY = dateWriter({ day: 'numeric', month: 'short' });
const DAY_OF_MONTH = dateWriter({ day: 'numeric', month: 'long' });
const WEEKDAY = dateWriter({ weekday: 'long' });
const SHORT_WEEKDAY = dateWriter({ weekday: 'short' });
const MONTH = dateWriter({ month: 'long', year: 'numeric' });
const MONTH_NAME = dateWriter({ month: 'long' });

/** Makes what writes some parts of a date in a language. */
function dateWriter(parts: Intl.DateTimeFormatOptions): (date: string, language: Language) => string {
  const formats = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }));
  return (date, language) => {
    const words = formats(language).format(Date.parse(date));
    // Russian adds the sign of a year, ' г.', which readers of a calendar do not need.
    return words.replace(/\s\p{L}\.$/u, '');
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
