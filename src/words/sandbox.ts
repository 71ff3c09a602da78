import type { Language } from '#kernel/language.ts';

/** What customers read of a shop whose people are played. */
export const SANDBOX_WORDS: Readonly<
  Record<Language, { readonly report: string; readonly place: string; readonly moved: string }>
> = {
  ru: { report: 'Проба: ритуал проведён только на словах.', place: 'Песочница', moved: 'Проба: день перенесён.' },
  en: { report: 'A trial: this ritual was performed in words alone.', place: 'Sandbox', moved: 'A trial: the day was moved.' },
};
