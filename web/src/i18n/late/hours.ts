import { perLanguage } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { LOCALES } from '../language.ts';

/** Two instants, as ISO texts. */
interface Span {
  readonly begin: string;
  readonly end: string;
}

/** '09:53 – 17:54' by the clocks of a zone; without one by the reader's. */
export function formatHours({ begin, end }: Span, language: Language, timeZone: string | undefined): string {
  const clock = new Intl.DateTimeFormat(LOCALES[language], {
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return `${clock.format(new Date(begin))} – ${clock.format(new Date(end))}`;
}

const weekdays = perLanguage((language) => {
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
});

/** A day of the calendar (YYYY-MM-DD) with its weekday: 'Понедельник, 21 декабря', 'Monday 21 December'. */
export function formatDayWithWeekday(day: string, language: Language): string {
  const written = weekdays(language).format(new Date(`${day}T00:00:00Z`));
  return written.charAt(0).toUpperCase() + written.slice(1);
}
