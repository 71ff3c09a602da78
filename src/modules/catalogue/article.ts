/** An educational article. Texts without a suffix are Russian, those with `En` English. */
export interface Article {
  /** Also the last part of its page's address. */
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly intro: string;
  readonly introEn: string;
  /** Markdown, without the title. */
  readonly content: string;
  readonly contentEn: string;
  readonly seoTitle: string;
  readonly seoTitleEn: string;
  readonly seoDescription: string;
  readonly seoDescriptionEn: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly imageUrl: string;
  readonly updatedAt: Date;
}
