import type { components } from '#contract';
import { ArticleExtra } from './article-extra.tsx';
import { ARTICLE_PARTS } from './article-parts.ts';
import type { TextKind } from './text-kind.ts';

export type EditedArticle = components['schemas']['EditedArticle'];

/** The path of the API under which all articles stand. */
export const ARTICLES = '/api/admin/content/articles';

/** What the editor must know of articles. */
export const ARTICLE_KIND: TextKind<EditedArticle> = {
  name: 'article',
  list: { place: '/content', title: 'content.toList' },
  ...ARTICLE_PARTS,
  Extra: ArticleExtra,
  path: ARTICLES,
  mayBeHidden: true,
  valuesOf: (texts) => texts,
};
