import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';

export type EditedArticle = components['schemas']['EditedArticle'];
export type ListedArticle = components['schemas']['ListedArticle'];
/** What is typed into the editor of an article. */
export type ArticleValues = components['schemas']['ArticleEdit'];

const ARTICLES = '/api/admin/content/articles';

export function articlesQuery(api: Api) {
  return queryOptions({
    queryKey: [ARTICLES],
    queryFn: ({ signal }) => dataOf(api.GET(ARTICLES, { signal })),
    staleTime: 0,
  });
}

export function articleQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [ARTICLES, id],
    queryFn: ({ signal }) => dataOf(api.GET('/api/admin/content/articles/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}

export function beginArticle(api: Api, body: components['schemas']['NewArticle']) {
  return dataOf(api.POST(ARTICLES, { body }));
}

/** The changes of one article, over the version that was read. */
export function articleCalls(api: Api, id: string) {
  const over = (version: number) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
  return {
    save: (version: number, body: ArticleValues) =>
      dataOf(api.PUT('/api/admin/content/articles/{id}', { params: over(version), body })),
    publish: (version: number) => dataOf(api.POST('/api/admin/content/articles/{id}/publish', { params: over(version) })),
    unpublish: (version: number) => dataOf(api.POST('/api/admin/content/articles/{id}/unpublish', { params: over(version) })),
    restore: (version: number, former: number) =>
      dataOf(api.POST('/api/admin/content/articles/{id}/restore', { params: over(version), body: { version: former } })),
  };
}

/** The page of a draft, as the server would show it to readers. */
export const previewAddress = (id: string, language: string) => `${ARTICLES}/${id}/preview?lang=${language}`;

/** What the editor begins with. */
export function valuesOf({ draft }: EditedArticle): ArticleValues {
  return { ...draft, tags: draft.tags as ArticleValues['tags'] };
}
