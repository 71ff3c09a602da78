import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { ARTICLE_PARTS } from './article-parts.ts';
import { ArticleExtra } from './extra-fields.tsx';
import type { TextKind } from './text-kind.ts';

export type EditedArticle = components['schemas']['EditedArticle'];

export const ARTICLES = '/api/admin/content/articles';

export const ARTICLE_KIND: TextKind<EditedArticle> = {
  name: 'article',
  list: { place: '/content', title: 'content.toList' },
  ...ARTICLE_PARTS,
  Extra: ArticleExtra,
  path: ARTICLES,
  mayBeHidden: true,
  valuesOf: (texts) => ({ ...texts }),
};

export function beginArticle(api: Api, body: components['schemas']['NewArticle']) {
  return dataOf(api.POST(ARTICLES, { body }));
}
