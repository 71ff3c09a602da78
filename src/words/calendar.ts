import type { InEachLanguage } from '#kernel/language.ts';

interface CalendarWords extends Readonly<Record<'calendar' | 'lasts', string>> {
  /** The label of the hours at the fire, and of the same hours by the reader's clock. */
  readonly hoursAtFire: (place: string, offset: string) => string;
  readonly hoursThere: (offset: string) => string;
  /** The words of a reminder, by how far off the first day is. */
  readonly tomorrow: (ritual: string) => string;
  readonly inThreeDays: (ritual: string) => string;
}

/** The words of a plan's calendar feed. */
export const CALENDAR_WORDS: InEachLanguage<CalendarWords> = {
  ru: {
    calendar: 'Мои ритуалы',
    lasts: 'Длительность',
    hoursAtFire: (place, offset) => `Часы у огня (${place}, ${offset})`,
    hoursThere: (offset) => `По вашим часам (${offset})`,
    tomorrow: (ritual) => `Завтра начинается: ${ritual}`,
    inThreeDays: (ritual) => `Через три дня начинается: ${ritual}`,
  },
  en: {
    calendar: 'My rituals',
    lasts: 'Duration',
    hoursAtFire: (place, offset) => `Hours at the fire (${place}, ${offset})`,
    hoursThere: (offset) => `By your clock (${offset})`,
    tomorrow: (ritual) => `Begins tomorrow: ${ritual}`,
    inThreeDays: (ritual) => `Begins in three days: ${ritual}`,
  },
};
