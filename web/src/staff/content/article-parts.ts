import type { TextKind, TextPart } from './text-kind.ts';

/** The parts of articles and of legal texts. */
export const ARTICLE_PARTS = {
  parts: [
    { field: 'name', title: 'content.name', most: 120 },
    { field: 'intro', title: 'staff.intro', most: 600, rows: 3 },
    bodyPart('content'),
    ...searchParts('seo'),
  ],
  preview: { name: 'name', intro: 'intro', body: 'content' },
} satisfies Partial<TextKind<never>>;

/** The text itself, in markdown. */
export function bodyPart(field: string): TextPart {
  return { field, title: 'staff.text', hint: 'content.bodyHint', most: 36_000, rows: 18, showsPictures: true };
}

/** What search engines show of a text; the names of both fields begin with the prefix. */
export function searchParts(prefix: string): TextPart[] {
  return [
    { field: `${prefix}_title`, title: 'content.seoTitle', hint: 'content.seoTitleHint', most: 120, mayBeEmpty: true },
    {
      field: `${prefix}_description`,
      title: 'content.seoDescription',
      hint: 'content.seoDescriptionHint',
      most: 300,
      rows: 3,
      mayBeEmpty: true,
    },
  ];
}
