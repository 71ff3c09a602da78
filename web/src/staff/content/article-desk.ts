import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { ArticleExtra } from './article-extra.tsx';
import { ARTICLE_PARTS } from './article-parts.ts';
import type { TextDesk, TextValues } from './text-desk.ts';

export type EditedArticle = components['schemas']['EditedArticle'];
type ArticleEdit = components['schemas']['ArticleEdit'];

const ARTICLES = '/api/admin/content/articles';

export const ARTICLE_DESK: TextDesk<EditedArticle> = {
  kind: 'article',
  list: { place: '/content', title: 'content.toList' },
  ...ARTICLE_PARTS,
  Extra: ArticleExtra,
  path: ARTICLES,
  read: (api, id, signal) => dataOf(api.GET('/api/admin/content/articles/{id}', { params: { path: { id } }, signal })),
  valuesOf: (texts) => ({ ...texts }),
  calls(api, id) {
    const over = (version: number) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
    return {
      save: (version, values) =>
        dataOf(api.PUT('/api/admin/content/articles/{id}', { params: over(version), body: editOf(values) })),
      publish: (version) => dataOf(api.POST('/api/admin/content/articles/{id}/publish', { params: over(version) })),
      unpublish: (version) => dataOf(api.POST('/api/admin/content/articles/{id}/unpublish', { params: over(version) })),
      restore: (version, former) =>
        dataOf(api.POST('/api/admin/content/articles/{id}/restore', { params: over(version), body: { version: former } })),
    };
  },
};

/** The editor began with an article of the API, and its fields keep the shape. */
const editOf = (values: TextValues) => values as unknown as ArticleEdit;

export function articlesQuery(api: Api) {
  return queryOptions({
    queryKey: [ARTICLES],
    queryFn: ({ signal }) => dataOf(api.GET(ARTICLES, { signal })),
    staleTime: 0,
  });
}

export function beginArticle(api: Api, body: components['schemas']['NewArticle']) {
  return dataOf(api.POST(ARTICLES, { body }));
}
