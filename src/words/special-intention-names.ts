import { type Bilingual, inEachLanguage } from '#kernel/language.ts';

export const INTENTION_GROUP_NAMES = {
  health: { ru: 'Здоровье и благополучие', en: 'Health and wellbeing' },
  finance: { ru: 'Финансы и карьера', en: 'Finance and career' },
  protection: { ru: 'Защита и безопасность', en: 'Protection and safety' },
  family: { ru: 'Семья и отношения', en: 'Family and relationships' },
  vastu: { ru: 'Недвижимость (Васту)', en: 'Real estate (Vastu)' },
  spiritual: { ru: 'Духовное развитие', en: 'Spiritual development' },
} satisfies Record<string, Bilingual>;

/** By group and intention, as `intentionsOf` of `modules/cart-pricing` lists them. */
export const INTENTION_NAMES: Record<string, Bilingual> = {
  'health-health': { ru: 'Крепкое здоровье', en: 'Good health' },
  'health-memory': { ru: 'Ясная память', en: 'Clear memory' },
  'health-energy': { ru: 'Жизненная сила', en: 'Vital energy' },
  'health-sleep': { ru: 'Спокойный сон', en: 'Sound sleep' },
  'health-gaining-weight': { ru: 'Набор веса', en: 'Gaining weight' },
  'health-losing-weight': { ru: 'Снижение веса', en: 'Losing weight' },
  'finance-income': { ru: 'Устойчивый доход', en: 'A steady income' },
  'finance-career': { ru: 'Рост в профессии', en: 'Growth at work' },
  'finance-debts': { ru: 'Освобождение от долгов', en: 'Freedom from debt' },
  'finance-business': { ru: 'Начало своего дела', en: 'Starting a business' },
  'protection-home': { ru: 'Защита дома', en: 'Protection of the home' },
  'protection-road': { ru: 'Безопасность в дороге', en: 'Safety on the road' },
  'protection-ill-will': { ru: 'Защита от недоброжелателей', en: 'Protection from ill will' },
  'protection-disputes': { ru: 'Мирный исход споров', en: 'A peaceful end to disputes' },
  'family-marriage': { ru: 'Встреча и брак', en: 'Meeting and marriage' },
  'family-harmony': { ru: 'Согласие в семье', en: 'Harmony in the family' },
  'family-children': { ru: 'Благополучие детей', en: 'Wellbeing of children' },
  'family-childbirth': { ru: 'Рождение ребёнка', en: 'The birth of a child' },
  'family-parents': { ru: 'Забота о родителях', en: 'Care for parents' },
  'family-reconciliation': { ru: 'Примирение с близкими', en: 'Reconciliation with loved ones' },
  'vastu-purchase': { ru: 'Покупка жилья', en: 'Buying a home' },
  'vastu-sale': { ru: 'Продажа недвижимости', en: 'Selling a property' },
  'vastu-construction': { ru: 'Строительство и ремонт', en: 'Building and renovation' },
  'vastu-harmony': { ru: 'Гармония в доме', en: 'Harmony in the house' },
  'spiritual-practice': { ru: 'Постоянство в практике', en: 'Steadiness in practice' },
  'spiritual-clarity': { ru: 'Ясность ума', en: 'Clarity of mind' },
  'spiritual-teacher': { ru: 'Встреча с учителем', en: 'Meeting a teacher' },
  'spiritual-gratitude': { ru: 'Благодарность', en: 'Gratitude' },
  'spiritual-ancestors': { ru: 'Память о предках', en: 'Remembrance of ancestors' },
};

/** Full name of a wish for a cart or an order: 'Здоровье и благополучие: спокойный сон'. */
export function specialIntentionName(wish: { group: keyof typeof INTENTION_GROUP_NAMES; intention: string }): Bilingual {
  const name = INTENTION_NAMES[`${wish.group}-${wish.intention}`] ?? inEachLanguage(() => wish.intention);
  return inEachLanguage((language) => `${INTENTION_GROUP_NAMES[wish.group][language]}: ${lowerFirst(name[language])}`);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
