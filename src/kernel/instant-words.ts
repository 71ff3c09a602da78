import { dayIn } from './day-in.ts';
import { perLanguage } from './format.ts';
import { type Language, LOCALES } from './language.ts';

/** Writes an instant with its time zone, in a language. */
export type WriteInstant = (at: Date, language: Language) => string;

/**
 * Returns a writer of instants for readers who may live anywhere: in the shop's time zone (IANA), and in brackets in UTC:
 * '24 November 2026 at 01:05 GMT+3 (23 November at 22:05 UTC)'. The brackets leave out the day where it is the same; a shop in UTC has
 * no brackets.
 */
export function createWriteInstant(timeZone: string): WriteInstant {
  const writers = perLanguage((language) => writersOf(LOCALES[language], timeZone));
  return (at, language) => {
    const { local, utc, utcTime } = writers(language);
    const here = local.format(at);
    // The zone may have been given by another of its names, such as Etc/UTC.
    if (local.resolvedOptions().timeZone === 'UTC') return here;
    const isSameDay = dayIn(at, timeZone) === dayIn(at, 'UTC');
    return `${here} (${isSameDay ? utcTime.format(at) : utc.format(at)})`;
  };
}

function writersOf(locale: string, timeZone: string) {
  const day = { day: 'numeric', month: 'long' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
  const writer = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, parts);
  return {
    local: writer({ ...day, year: 'numeric', ...time, timeZone }),
    utc: writer({ ...day, ...time, timeZone: 'UTC' }),
    utcTime: writer({ ...time, timeZone: 'UTC' }),
  };
}
