import type { Article } from '#modules/catalogue/index.ts';
import { articleIn } from './read-articles.ts';
import { readDocuments } from './read-documents.ts';

/** The legal texts that every shop shows. Names in braces are blanks, which the shop fills with its settings. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'refunds', 'seller'] as const;

/** The first legal texts of a new shop, from the markdown files beside this one. Throws when a file is missing or malformed. */
export function readLegalTexts(): Article[] {
  const about = { category: 'legal', tags: [], author: '', imageUrl: '/emblems/flame.svg' };
  return LEGAL_TEXTS.map((id) => ({ id, ...about, ...articleIn(readDocuments(`documents/${id}`)) }));
}
