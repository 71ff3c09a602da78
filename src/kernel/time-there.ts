import { perLanguage } from './format.ts';
import { type Language, LOCALES } from './language.ts';
import { offsetAt, wallClock } from './wall-clock.ts';

/** Also as text of RFC 3339, or in milliseconds. */
type Instant = string | number | Date;

/** Clocks and calendars of a place, in the reader's language. */
export interface TimeThere {
  /** '07:13' */
  readonly clock: (at: Instant) => string;
  /** '07:13', or with its day when that is another than `date`: '07:49, 25 янв.' */
  readonly moment: (at: Instant, date: string) => string;
  /** 'UTC+5:30' at that instant. */
  readonly offset: (at: Instant) => string;
}

export function timeThere(timeZone: string, language: Language): TimeThere {
  const shown = (at: Instant) => wallClock(new Date(at).getTime(), timeZone);
  const clock = (at: Instant) => shown(at).slice(11, 16);
  const day = (at: Instant) => shown(at).slice(0, 10);
  return {
    clock,
    moment: (at, date) => (day(at) === date ? clock(at) : `${clock(at)}, ${dateWords(language).short(day(at))}`),
    offset: (at) => offsetWords(offsetAt(new Date(at).getTime(), timeZone)),
  };
}

/** 'UTC+5:30'; clocks of former times differ by seconds, too: 'UTC+2:30:17'. */
function offsetWords(milliseconds: number): string {
  const seconds = Math.abs(milliseconds) / 1000;
  const minute = Math.floor(seconds / 60) % 60;
  const second = seconds % 60;
  const rest = [...(minute + second > 0 ? [minute] : []), ...(second > 0 ? [second] : [])];
  return `UTC${milliseconds < 0 ? '-' : '+'}${[Math.floor(seconds / 3600), ...rest.map((part) => `${part}`.padStart(2, '0'))].join(':')}`;
}

/** Does the zone database of this runtime know the name? */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('sv', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

type Parts = Intl.DateTimeFormatOptions;
const ofDay = (parts: Parts) => {
  const formats = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }));
  return (language: Language) => (date: string) =>
    formats(language)
      .format(new Date(`${date}T00:00:00Z`))
      // Readers of a calendar know that a year is one.
      .replace(/\s\p{L}\.$/u, '');
};
const WORDS = {
  day: ofDay({ day: 'numeric', month: 'long', year: 'numeric' }),
  short: ofDay({ day: 'numeric', month: 'short' }),
  dayOfMonth: ofDay({ day: 'numeric', month: 'long' }),
  weekday: ofDay({ weekday: 'long' }),
  weekdayShort: ofDay({ weekday: 'short' }),
  month: ofDay({ month: 'long', year: 'numeric' }),
  monthName: ofDay({ month: 'long' }),
};

/** Words for dates (YYYY-MM-DD), the same in every time zone. */
export function dateWords(language: Language) {
  const weekday = WORDS.weekday(language);
  return {
    /** '24 января 2022' */
    day: WORDS.day(language),
    /** '24 янв.' */
    short: WORDS.short(language),
    /** '24 января, понедельник' */
    long: (date: string) => `${WORDS.dayOfMonth(language)(date)}, ${weekday(date)}`,
    weekday,
    weekdayShort: WORDS.weekdayShort(language),
    /** 'Декабрь 2026' */
    month: (month: string) => capital(WORDS.month(language)(`${month}-01`)),
    /** 'Декабрь' */
    monthName: (month: string) => capital(WORDS.monthName(language)(`${month}-01`)),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
