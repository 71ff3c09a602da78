import type { Bilingual } from '#kernel/language.ts';

/** An educational article, or a legal text. */
export interface Article {
  /** Also the last segment of the page's path. */
  readonly id: string;
  readonly name: Bilingual;
  readonly intro: Bilingual;
  /** Markdown, without the title. */
  readonly content: Bilingual;
  readonly seoTitle: Bilingual;
  readonly seoDescription: Bilingual;
  readonly category: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly imageUrl: string;
  readonly updatedAt: Date;
}
