import { fromFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Bilingual } from '#kernel/language.ts';
import {
  type ArticleContent,
  articleEditOf,
  articleFields,
  editArticle,
  type OpenedText,
  type TextChange,
} from '#modules/content/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { tagOf, versionOf } from '../requests/record-version.ts';
import { listedFields, type PreviewText, previewAnswer, stateOf } from './text-answers.ts';

type Opened = OpenedText<ArticleContent>;

export interface ArticleUseCases {
  readonly listArticles: (caller: Caller) => Promise<readonly Opened[]>;
  readonly beginArticle: (caller: Caller, article: { id: string; name: Bilingual }) => Promise<void>;
  readonly openArticle: (caller: Caller, id: string) => Promise<Opened & { readonly history: readonly TextChange[] }>;
  readonly saveArticle: (
    caller: Caller,
    id: string,
    version: number,
    edit: (former: ArticleContent) => ArticleContent,
  ) => Promise<void>;
  readonly publishArticle: (caller: Caller, id: string, version: number) => Promise<void>;
  readonly unpublishArticle: (caller: Caller, id: string, version: number) => Promise<void>;
  readonly restoreArticle: (caller: Caller, id: string, version: number, former: number) => Promise<void>;
}

/** The articles, as their editors work on them. */
export function articleHandlers(shop: ArticleUseCases, previewArticle: PreviewText<ArticleContent>) {
  const opened = async (caller: Caller, id: string) => {
    const article = await shop.openArticle(caller, id);
    return { status: 200 as const, headers: { etag: tagOf(article.newest.version) }, body: articleToWire(article) };
  };
  return {
    async listEditedArticles({ caller }) {
      return { status: 200, body: { items: (await shop.listArticles(caller)).map(listedToWire) } };
    },
    async beginArticle({ caller, body }) {
      await shop.beginArticle(caller, { id: body.id, name: fromFields(body, 'name') });
      return { ...(await opened(caller, body.id)), status: 201 };
    },
    openArticle: ({ caller, params }) => opened(caller, params.id),
    async saveArticle({ caller, params, ifMatch, body }) {
      await shop.saveArticle(caller, params.id, versionOf(ifMatch), editArticle(articleEditOf(body)));
      return opened(caller, params.id);
    },
    async publishArticle({ caller, params, ifMatch }) {
      await shop.publishArticle(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async unpublishArticle({ caller, params, ifMatch }) {
      await shop.unpublishArticle(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async restoreArticle({ caller, params, ifMatch, body }) {
      await shop.restoreArticle(caller, params.id, versionOf(ifMatch), body.version);
      return opened(caller, params.id);
    },
    async previewArticle({ caller, params, query, language }) {
      const html = await previewArticle(await shop.openArticle(caller, params.id), query.lang ?? language);
      return previewAnswer(html);
    },
  } satisfies Partial<Handlers>;
}

function articleToWire(article: Opened & { readonly history: readonly TextChange[] }): Wire['EditedArticle'] {
  const { newest, published, history } = article;
  return {
    ...stateOf(article),
    version: newest.version,
    draft: articleFields(newest.content),
    published: published ? articleFields(published.content) : null,
    history,
  };
}

export function listedToWire(article: Opened): Wire['ListedArticle'] {
  const { name, intro, content, seoTitle, seoDescription } = article.newest.content;
  return {
    ...stateOf(article),
    ...listedFields({ name, intro, content, seoTitle, seoDescription }),
    changedBy: article.newest.by,
  };
}
