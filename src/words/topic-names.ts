import type { Bilingual } from '#kernel/language.ts';

/** Names of the topics of articles, by the slugs that articles carry as tags. A tag without a name is offered to nobody. */
export const TOPIC_NAMES: Readonly<Record<string, Bilingual>> = {
  ritual: { ru: 'Ритуалы', en: 'Rituals' },
  yagya: { ru: 'Яга', en: 'Yagya' },
  choice: { ru: 'Выбор', en: 'Choosing' },
  sankalpa: { ru: 'Санкальпа', en: 'Sankalpa' },
  preparation: { ru: 'Подготовка', en: 'Preparing' },
  offerings: { ru: 'Подношения', en: 'Offerings' },
  etiquette: { ru: 'Этикет', en: 'Etiquette' },
  calendar: { ru: 'Календарь', en: 'Calendar' },
  nakshatra: { ru: 'Накшатры', en: 'Nakshatras' },
  questions: { ru: 'Вопросы', en: 'Questions' },
};
