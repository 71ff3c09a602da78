import type { Article } from '#modules/catalogue/index.ts';
import { readDocuments } from './read-documents.ts';

/** The legal texts that every shop shows. Names in braces are blanks, which the shop fills with its settings. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'refunds', 'seller'] as const;

/** The first legal texts of a new shop, from the markdown files beside this one. Throws when a file is missing or malformed. */
export function readLegalTexts(): Article[] {
  return LEGAL_TEXTS.map((id) => {
    const { body, text, shared } = readDocuments(`documents/${id}`);
    return {
      id,
      name: text('name'),
      intro: text('intro'),
      content: body,
      seoTitle: text('seo_title'),
      seoDescription: text('seo_description'),
      category: 'legal',
      tags: [],
      author: '',
      imageUrl: '/emblems/flame.svg',
      updatedAt: new Date(shared.text('updated_at')),
    };
  });
}
