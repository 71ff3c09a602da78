import { fieldName } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import { missingParts } from '#modules/content/completeness.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import type { ArticleValues } from './article-calls.ts';

/** A text of an article that is written in each language. */
export interface ArticlePart {
  readonly field: 'name' | 'intro' | 'content' | 'seo_title' | 'seo_description';
  readonly title: MessageKey;
  readonly hint?: MessageKey;
  readonly most: number;
  /** Lines; a part without them is one line. */
  readonly rows?: number;
}

export const PARTS: readonly ArticlePart[] = [
  { field: 'name', title: 'content.name', most: 120 },
  { field: 'intro', title: 'content.intro', most: 600, rows: 3 },
  { field: 'content', title: 'content.body', hint: 'content.bodyHint', most: 36_000, rows: 18 },
  { field: 'seo_title', title: 'content.seoTitle', hint: 'content.seoTitleHint', most: 120 },
  { field: 'seo_description', title: 'content.seoDescription', hint: 'content.seoDescriptionHint', most: 300, rows: 3 },
];

/** The parts of a language that are empty, and `pictures` when one of its pictures has no words. */
export function missingIn(values: ArticleValues, language: Language): readonly string[] {
  const texts = PARTS.map(({ field }) => [field, values[fieldName(field, language)]]);
  return missingParts(Object.fromEntries(texts));
}
