import type { ArticleContent } from '../articles.ts';
import type { ServiceContent } from '../services.ts';

/** A text as files hold it: what readers see, a draft that differs from it, or both. */
export interface Filed<Content> {
  readonly id: string;
  readonly published?: Content | undefined;
  readonly draft?: Content | undefined;
}

/** A ritual in files; the slug is the last part of its address. */
export interface FiledService extends Filed<ServiceContent> {
  readonly slug: string;
}

/** The rituals, in the order in which the shop shows them, and the articles. */
export interface FiledTexts {
  readonly services: readonly FiledService[];
  readonly articles: readonly Filed<ArticleContent>[];
}
