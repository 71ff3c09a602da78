import { wordsIn } from './words-in.ts';

/** The words of a plan's calendar feed. */
export const CALENDAR_WORDS = wordsIn({
  ru: {
    calendar: 'Мои ритуалы',
    lasts: 'Длительность',
    /** The labels of the hours at the fire, and of the same hours by the reader's clock. */
    hoursAtFire: (place: string, offset: string) => `Часы у огня (${place}, ${offset})`,
    hoursThere: (offset: string) => `По вашим часам (${offset})`,
    /** The words of a reminder, by how far off the first day is. */
    tomorrow: (ritual: string) => `Завтра начинается: ${ritual}`,
    inThreeDays: (ritual: string) => `Через три дня начинается: ${ritual}`,
  },
  en: {
    calendar: 'My rituals',
    lasts: 'Duration',
    hoursAtFire: (place, offset) => `Hours at the fire (${place}, ${offset})`,
    hoursThere: (offset) => `By your clock (${offset})`,
    tomorrow: (ritual) => `Begins tomorrow: ${ritual}`,
    inThreeDays: (ritual) => `Begins in three days: ${ritual}`,
  },
});
