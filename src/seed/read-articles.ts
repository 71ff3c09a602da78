import type { Article } from '#modules/catalogue/index.ts';
import { readDocuments } from './read-documents.ts';

/** The articles in the order in which a newcomer should read them, each with its emblem. */
const ARTICLES: readonly { id: string; emblem: string }[] = [
  { id: 'what-is-a-yagya', emblem: 'altar' },
  { id: 'how-to-choose-a-yagya', emblem: 'balance' },
  { id: 'sankalpa', emblem: 'hand' },
  { id: 'how-to-prepare', emblem: 'kalasha' },
  { id: 'panchanga', emblem: 'moons' },
  { id: 'tithi', emblem: 'lunar-steps' },
  { id: 'paksha', emblem: 'two-halves' },
  { id: 'nakshatras', emblem: 'mansions' },
  { id: 'muhurta', emblem: 'water-clock' },
  { id: 'ekadashi', emblem: 'eleven-petals' },
  { id: 'sankalpa-date', emblem: 'palm-leaves' },
  { id: 'etiquette-and-offerings', emblem: 'lamp' },
  { id: 'questions', emblem: 'open-lotus' },
];

/** The articles that a new shop opens with, from the markdown files beside this one. Throws when a file is missing or malformed. */
export function readArticles(): Article[] {
  return ARTICLES.map(({ id, emblem }) => {
    const documents = readDocuments(`articles/${id}`);
    const { shared } = documents;
    const about = { category: shared.text('category'), tags: shared.list('tags'), author: shared.text('author') };
    return { id, ...about, imageUrl: `/emblems/${emblem}.svg`, ...articleIn(documents) };
  });
}

/** What the documents of every article hold: its words, and its day. */
export function articleIn({ body, text, shared }: ReturnType<typeof readDocuments>) {
  return {
    name: text('name'),
    intro: text('intro'),
    content: body,
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    updatedAt: new Date(shared.text('updated_at')),
  };
}

/** The legal texts that every shop shows. Names in braces are blanks, which the shop fills with its settings. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'refunds', 'seller'] as const;

/** The first legal texts of a new shop, from the markdown files beside this one. Throws when a file is missing or malformed. */
export function readLegalTexts(): Article[] {
  const about = { category: 'legal', tags: [], author: '', imageUrl: '/emblems/flame.svg' };
  return LEGAL_TEXTS.map((id) => ({ id, ...about, ...articleIn(readDocuments(`documents/${id}`)) }));
}
