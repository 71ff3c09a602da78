import type { components } from '#contract';

type ArticleEdit = components['schemas']['ArticleEdit'];
type LegalEdit = components['schemas']['LegalEdit'];
type ServiceEdit = components['schemas']['ServiceEdit'];

/** An article that is complete in both languages. */
export function articleEdit(changes: Partial<ArticleEdit> = {}): ArticleEdit {
  return {
    name: 'Мантра',
    name_en: 'Mantra',
    intro: 'О звуке.',
    intro_en: 'On sound.',
    content: '## Звук\n\nСлово звучит.',
    content_en: '## Sound\n\nA word sounds.',
    seo_title: 'Мантра',
    seo_title_en: 'Mantra',
    seo_description: 'О мантре.',
    seo_description_en: 'On mantras.',
    tags: ['yagya'],
    image_url: '/emblems/lamp.svg',
    ...changes,
  };
}

/** A legal text that is complete in both languages. */
export function legalEdit(changes: Partial<LegalEdit> = {}): LegalEdit {
  const { tags: _, image_url: __, ...texts } = articleEdit();
  return { ...texts, ...changes };
}

/** A ritual that is complete in both languages. */
export function serviceEdit(changes: Partial<ServiceEdit> = {}): ServiceEdit {
  const { content, content_en, intro, intro_en } = articleEdit();
  return {
    price: 300,
    on_sale: true,
    name: 'Ганеша-яга',
    name_en: 'Ganesha Yagya',
    features: ['Мантры'],
    features_en: ['Mantras'],
    description: 'О начале.',
    description_en: 'On beginnings.',
    article_intro: intro,
    article_intro_en: intro_en,
    article_content: content,
    article_content_en: content_en,
    article_seo_title: '',
    article_seo_title_en: '',
    article_seo_description: '',
    article_seo_description_en: '',
    ...changes,
  };
}
