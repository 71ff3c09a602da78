import { cents } from '#kernel/money.ts';
import type { ArticleContent } from '../articles.ts';
import type { ServiceContent } from '../services.ts';

/** The same words in both languages, or two. */
export const both = (ru: string, en = ru) => ({ ru, en });

/** An article that readers could read. */
export function anArticle(changes: Partial<ArticleContent> = {}): ArticleContent {
  return {
    name: both('Санкальпа', 'Sankalpa'),
    intro: both('О намерении.', 'On intention.'),
    content: both('Слово.', 'A word.'),
    seoTitle: both('Санкальпа', 'Sankalpa'),
    seoDescription: both('О санкальпе.', 'On sankalpa.'),
    category: 'practice',
    tags: ['sankalpa'],
    author: 'Vedic Practices Master',
    imageUrl: '/emblems/hand.svg',
    ...changes,
  };
}

/** A ritual that could be ordered. */
export function aService(changes: Partial<ServiceContent> = {}): ServiceContent {
  return {
    name: both('Ганеша-яга', 'Ganesha Yagya'),
    description: both('О начале.', 'On beginnings.'),
    price: cents(30_000),
    offSale: false,
    icon: 'ganesha',
    imageUrl: '/emblems/ganesha.svg',
    features: { ru: ['Мантры'], en: ['Mantras'] },
    articleIntro: both('О Ганеше.', 'On Ganesha.'),
    articleContent: both('Слово.', 'A word.'),
    articleSeoTitle: both(''),
    articleSeoDescription: both(''),
    ...changes,
  };
}
