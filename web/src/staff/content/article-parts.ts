import type { TextKind } from './text-kind.ts';

/** The parts of articles and of legal texts. */
export const ARTICLE_PARTS = {
  parts: [
    { field: 'name', title: 'content.name', most: 120 },
    { field: 'intro', title: 'staff.intro', most: 600, rows: 3 },
    { field: 'content', title: 'staff.text', hint: 'content.bodyHint', most: 36_000, rows: 18, showsPictures: true },
    { field: 'seo_title', title: 'content.seoTitle', hint: 'content.seoTitleHint', most: 120, mayBeEmpty: true },
    {
      field: 'seo_description',
      title: 'content.seoDescription',
      hint: 'content.seoDescriptionHint',
      most: 300,
      rows: 3,
      mayBeEmpty: true,
    },
  ],
  preview: { name: 'name', intro: 'intro', body: 'content' },
} satisfies Partial<TextKind<never>>;
