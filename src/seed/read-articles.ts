import type { Article } from '#modules/catalogue/index.ts';
import { readDocument } from './read-document.ts';

/** The articles in the order in which a newcomer reads them, each with its emblem. */
const ARTICLES: readonly { id: string; emblem: string }[] = [
  { id: 'what-is-a-yagya', emblem: 'altar' },
  { id: 'how-to-choose-a-yagya', emblem: 'balance' },
  { id: 'sankalpa', emblem: 'hand' },
  { id: 'how-to-prepare', emblem: 'kalasha' },
  { id: 'panchanga', emblem: 'moons' },
  { id: 'nakshatras', emblem: 'mansions' },
  { id: 'etiquette-and-offerings', emblem: 'lamp' },
  { id: 'questions', emblem: 'open-lotus' },
];

/** The articles that a new shop opens with, from the markdown files beside this one. Throws when a file is missing or malformed. */
export function readArticles(): Article[] {
  return ARTICLES.map(({ id, emblem }) => {
    const ru = readDocument(`articles/${id}.ru.md`);
    const en = readDocument(`articles/${id}.en.md`);
    return {
      id,
      name: ru.text('name'),
      nameEn: en.text('name'),
      intro: ru.text('intro'),
      introEn: en.text('intro'),
      content: ru.body,
      contentEn: en.body,
      seoTitle: ru.text('seo_title'),
      seoTitleEn: en.text('seo_title'),
      seoDescription: ru.text('seo_description'),
      seoDescriptionEn: en.text('seo_description'),
      category: ru.text('category'),
      tags: ru.list('tags'),
      author: ru.text('author'),
      imageUrl: `/emblems/${emblem}.svg`,
      updatedAt: new Date(ru.text('updated_at')),
    };
  });
}
