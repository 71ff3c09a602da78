import type { InEachLanguage } from '#kernel/language.ts';

/** The words of a plan's calendar feed. */
export const CALENDAR_WORDS: InEachLanguage<Readonly<Record<'calendar' | 'lasts', string>>> = {
  ru: { calendar: 'Мои ритуалы', lasts: 'Длительность' },
  en: { calendar: 'My rituals', lasts: 'Duration' },
};
