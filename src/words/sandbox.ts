import { wordsIn } from './words-in.ts';

/** What customers read of a shop whose people are played. */
export const SANDBOX_WORDS = wordsIn({
  ru: { report: 'Проба: ритуал проведён только на словах.', place: 'Песочница', moved: 'Проба: день перенесён.' },
  en: { report: 'A trial: this ritual was performed in words alone.', place: 'Sandbox', moved: 'A trial: the day was moved.' },
});
