import type { InEachLanguage } from '#kernel/language.ts';

/** Words of the calendar feed of a plan. */
export const CALENDAR_WORDS: InEachLanguage<Readonly<Record<'calendar' | 'lasts', string>>> = {
  ru: { calendar: 'Мои ритуалы', lasts: 'Недель' },
  en: { calendar: 'My rituals', lasts: 'Weeks' },
};
