import type { Transact } from '#kernel/transaction.ts';
import type { RenderArticle } from '#modules/catalogue/index.ts';
import {
  ARTICLES,
  createBeginArticle,
  createListTexts,
  createOpenText,
  createPublish,
  createRestore,
  createSaveDraft,
  createUnpublish,
} from '#modules/content/index.ts';
import { ARTICLE_SHELF } from '../adapters/postgres/articles.ts';
import { createTextReader } from '../adapters/postgres/content.ts';
import type { Stores } from '../adapters/postgres/stores.ts';
import { articlePage } from '../http/handlers/catalogue.ts';
import { contentHandlers } from '../http/handlers/content.ts';
import type { createPreviewPage } from '../http/pages/preview-page.ts';
import type { Ground } from './ground.ts';

/** The picture of a new article, until its editor chooses another. */
const NEW_PICTURE = '/emblems/flame.svg';

interface Pages {
  readonly render: RenderArticle;
  readonly previewPage: ReturnType<typeof createPreviewPage>;
}

/** The texts of the shop in the hands of their editors. */
export function composeContent({ clock, database: { transact, queries } }: Ground, { render, previewPage }: Pages) {
  const reader = createTextReader(queries, ARTICLE_SHELF);
  const inTransaction: Transact<{ texts: Stores['articleTexts']; audit: Stores['audit'] }> = (work) =>
    transact(({ articleTexts: texts, audit }) => work({ texts, audit }));
  const deps = { transact: inTransaction, clock, kind: ARTICLES };
  return {
    handlers: contentHandlers(
      {
        listArticles: createListTexts(reader),
        beginArticle: createBeginArticle({ ...deps, imageUrl: NEW_PICTURE }),
        openArticle: createOpenText(reader),
        saveArticle: createSaveDraft(deps),
        publishArticle: createPublish(deps),
        unpublishArticle: createUnpublish(deps),
        restoreArticle: createRestore(deps),
      },
      ({ id, newest: { content, at } }, language) =>
        previewPage({
          ...{ path: `/article/${id}`, language, call: `/api/articles/${id}` },
          answer: articlePage({ id, updatedAt: at, ...content }, language, { textOf: render }),
        }),
    ),
  };
}
