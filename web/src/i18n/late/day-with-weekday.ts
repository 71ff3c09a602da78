import { perLanguage } from '#kernel/format.ts';
import { type Language, LOCALES } from '#kernel/language.ts';

const weekdays = perLanguage((language) => {
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
});

/** A day of the calendar (YYYY-MM-DD) with its weekday: 'Понедельник, 21 декабря', 'Monday 21 December'. */
export function formatDayWithWeekday(day: string, language: Language): string {
  const written = weekdays(language).format(new Date(`${day}T00:00:00Z`));
  return written.charAt(0).toUpperCase() + written.slice(1);
}
