import { type Language, LOCALES } from './language.ts';

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
  const locale = LOCALES[language];
  const clocks = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' });
  const dates = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const offsets = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' });
  const clock = (at: Instant) => clocks.format(new Date(at));
  return {
    clock,
    moment: (at, date) => (dates.format(new Date(at)) === date ? clock(at) : `${clock(at)}, ${days.format(new Date(at))}`),
    offset: (at) => {
      const part = offsets.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName');
      return (part?.value ?? '').replace('GMT', 'UTC');
    },
  };
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
