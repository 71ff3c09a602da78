import type { components } from '#contract';

type ArticleEdit = components['schemas']['ArticleEdit'];

/** An article that is complete in both languages. */
export function articleEdit(changes: Partial<ArticleEdit> = {}): ArticleEdit {
  return {
    ...{ name: 'Мантра', name_en: 'Mantra', intro: 'О звуке.', intro_en: 'On sound.' },
    ...{ content: '## Звук\n\nСлово звучит.', content_en: '## Sound\n\nA word sounds.' },
    ...{ seo_title: 'Мантра', seo_title_en: 'Mantra', seo_description: 'О мантре.', seo_description_en: 'On mantras.' },
    ...{ tags: ['yagya'], image_url: '/emblems/lamp.svg' },
    ...changes,
  };
}
