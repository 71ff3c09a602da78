import { fromFields } from '#kernel/bilingual-fields.ts';
import {
  type ArticleContent,
  type Articles,
  articleEditOf,
  articleFields,
  editArticle,
  neededOfArticle,
  type OpenedText,
} from '#modules/content/index.ts';
import { made, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { editedFields, listedFields, type PreviewText, stateOf, textActions } from './text-answers.ts';

/** The articles, as their editors work on them. */
export function articleHandlers(texts: Articles, previewArticle: PreviewText<ArticleContent>) {
  const article = textActions(texts, (text) => editedFields(text, articleFields), previewArticle);
  return {
    listEditedArticles: async ({ caller }) => ok({ items: (await texts.list(caller)).map(listedToWire) }),
    async beginArticle({ caller, body, idempotency }) {
      const begun = await texts.add(caller, { id: body.id, name: fromFields(body, 'name'), idempotency });
      return made(begun, await article.answerText({ caller, params: body }));
    },
    openArticle: article.answerText,
    saveArticle: (call) => article.save(call, editArticle(articleEditOf(call.body))),
    publishArticle: article.publish,
    unpublishArticle: article.unpublish,
    restoreArticle: article.restore,
    previewArticle: article.preview,
  } satisfies Partial<Handlers>;
}

export function listedToWire(article: OpenedText<ArticleContent>): Wire['ListedArticle'] {
  const { content } = article.newest;
  return {
    ...stateOf(article),
    ...listedFields(content.name, (language) => neededOfArticle(content, language)),
    changedBy: article.newest.by,
  };
}
