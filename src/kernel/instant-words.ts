import { perLanguage } from './format.ts';
import { type Language, LOCALES } from './language.ts';

/** Writes an instant with its zones, in a language. */
export type WriteInstant = (at: Date, language: Language) => string;

/**
 * Makes what writes an instant for readers who may live anywhere: in the shop's time zone (IANA), which is named, and in UTC beside it:
 * '24 November 2026 at 01:05 GMT+3 (23 November at 22:05 UTC)'. The day in UTC is left out where it is the same.
 */
export function createWriteInstant(timeZone: string): WriteInstant {
  const writers = perLanguage((language) => writersOf(LOCALES[language], timeZone));
  return (at, language) => {
    const { local, utc, utcTime, day, utcDay } = writers(language);
    const here = local.format(at);
    if (timeZone === 'UTC') return here;
    return `${here} (${(day.format(at) === utcDay.format(at) ? utcTime : utc).format(at)})`;
  };
}

function writersOf(locale: string, timeZone: string) {
  const day = { day: 'numeric', month: 'long' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
  const write = (shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, shape);
  return {
    local: write({ ...day, year: 'numeric', ...time, timeZone }),
    utc: write({ ...day, ...time, timeZone: 'UTC' }),
    utcTime: write({ ...time, timeZone: 'UTC' }),
    day: write({ ...day, timeZone }),
    utcDay: write({ ...day, timeZone: 'UTC' }),
  };
}
