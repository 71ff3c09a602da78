import type { Bilingual } from '#kernel/language.ts';

/** The name of the shop where only Latin letters may stand, such as the id of the program that wrote a calendar. */
export const LATIN_BRAND = 'Vedic Rituals';

/** The name of the shop. */
export const BRAND: Bilingual = { ru: 'Ведические ритуалы', en: LATIN_BRAND };
