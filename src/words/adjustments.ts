import type { InEachLanguage } from '#kernel/language.ts';

/** The label of a discount: `percent` of each ritual, or undefined for a sum. */
export const ADJUSTMENT_WORDS: InEachLanguage<(percent: number | undefined) => string> = {
  ru: (percent) => (percent === undefined ? 'Скидка' : `Скидка ${percent}\u00a0%`),
  en: (percent) => (percent === undefined ? 'Discount' : `Discount ${percent}%`),
};
