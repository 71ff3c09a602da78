import { type Bilingual, inEachLanguage } from '#kernel/language.ts';

export const TIER_NAMES = {
  basic: { ru: 'Базовый', en: 'Basic' },
  enhanced: { ru: 'Расширенный', en: 'Enhanced' },
  premium: { ru: 'Премиум', en: 'Premium' },
} satisfies Record<string, Bilingual>;

/** Name of a ritual in a tier, for a cart or an order. */
export function tierName(ritual: Bilingual, tier: keyof typeof TIER_NAMES): Bilingual {
  return inEachLanguage((language) => `${ritual[language]} - ${TIER_NAMES[tier][language]}`);
}
