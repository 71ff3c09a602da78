import { fromFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import {
  type ArticleContent,
  type Articles,
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

/** The articles, as their editors work on them. */
export function articleHandlers(texts: Articles, previewArticle: PreviewText<ArticleContent>) {
  const opened = async (caller: Caller, id: string) => {
    const article = await texts.open(caller, id);
    return { status: 200 as const, headers: { etag: tagOf(article.newest.version) }, body: articleToWire(article) };
  };
  return {
    async listEditedArticles({ caller }) {
      return { status: 200, body: { items: (await texts.list(caller)).map(listedToWire) } };
    },
    async beginArticle({ caller, body }) {
      await texts.begin(caller, { id: body.id, name: fromFields(body, 'name') });
      return { ...(await opened(caller, body.id)), status: 201 };
    },
    openArticle: ({ caller, params }) => opened(caller, params.id),
    async saveArticle({ caller, params, ifMatch, body }) {
      await texts.save(caller, params.id, versionOf(ifMatch), editArticle(articleEditOf(body)));
      return opened(caller, params.id);
    },
    async publishArticle({ caller, params, ifMatch }) {
      await texts.publish(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async unpublishArticle({ caller, params, ifMatch }) {
      await texts.unpublish(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async restoreArticle({ caller, params, ifMatch, body }) {
      await texts.restore(caller, params.id, versionOf(ifMatch), body.version);
      return opened(caller, params.id);
    },
    async previewArticle({ caller, params, query, language }) {
      const html = await previewArticle(await texts.open(caller, params.id), query.lang ?? language);
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
