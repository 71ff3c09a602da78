import { perLanguage } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { LOCALES } from '../language.ts';

interface Span {
  /** Instants. */
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

const days = perLanguage((language) => {
  return new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
});

/** A day of the calendar (YYYY-MM-DD) with its weekday: 'понедельник, 21 декабря', 'Monday, 21 December'. */
export function formatWeekday(day: string, language: Language): string {
  const written = days(language).format(new Date(`${day}T00:00:00Z`));
  return capital(written);
}

type Parts = Intl.DateTimeFormatOptions;
const ofDay = (parts: Parts) => {
  const formats = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }));
  return (language: Language) => (day: string) => formats(language).format(new Date(day));
};
const namesOf = {
  titled: ofDay({ month: 'long', year: 'numeric' }),
  named: ofDay({ month: 'long' }),
  weekday: ofDay({ weekday: 'long' }),
  weekdayShort: ofDay({ weekday: 'short' }),
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for months (YYYY-MM) and weekdays, the same in every time zone. */
export function monthWords(language: Language) {
  return {
    /** 'Декабрь 2026', 'December 2026' */
    titled: (month: string) =>
      capital(
        namesOf
          .titled(language)(`${month}-01`)
          .replace(/\s\p{L}\.$/u, ''),
      ),
    /** 'Декабрь', 'December' */
    named: (month: string) => capital(namesOf.named(language)(`${month}-01`)),
    /** 'понедельник' */
    weekday: namesOf.weekday(language),
    /** 'пн' */
    weekdayShort: namesOf.weekdayShort(language),
  };
}
