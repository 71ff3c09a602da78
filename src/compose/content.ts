import type { Transact } from '#kernel/transaction.ts';
import { type Blanks, fillIn, type RenderArticle } from '#modules/catalogue/index.ts';
import {
  ARTICLES,
  createBeginArticle,
  createListTexts,
  createOpenText,
  createPublish,
  createRestore,
  createSaveDraft,
  createUnpublish,
  LEGAL_TEXTS,
  SERVICES,
  type TextStore,
} from '#modules/content/index.ts';
import { ARTICLE_SHELF, LEGAL_SHELF } from '../adapters/postgres/content/articles.ts';
import { SERVICE_SHELF } from '../adapters/postgres/content/catalogue.ts';
import { createTextReader } from '../adapters/postgres/content/content.ts';
import type { Stores } from '../adapters/postgres/stores.ts';
import { articleHandlers } from '../http/handlers/articles.ts';
import { articlePage, servicePage } from '../http/handlers/catalogue.ts';
import { editedLegalHandlers } from '../http/handlers/edited-legal-texts.ts';
import { editedServiceHandlers } from '../http/handlers/edited-services.ts';
import type { createPreviewPage } from '../http/pages/preview-page.ts';
import { composeFileHandlers } from './content-files.ts';
import type { Ground } from './ground.ts';

/** The picture of a new article, until its editor chooses another. */
const NEW_PICTURE = '/emblems/flame.svg';

interface Pages {
  readonly render: RenderArticle;
  readonly previewPage: ReturnType<typeof createPreviewPage>;
  /** What stands for the blanks of the legal texts. */
  readonly readBlanks: () => Promise<Blanks>;
}

/** The texts of the shop in the hands of their editors. */
export function composeContent(ground: Ground, pages: Pages) {
  const texts = { ...articles(ground, pages), ...services(ground, pages), ...legalTexts(ground, pages) };
  return { handlers: { ...texts, ...composeFileHandlers(ground) } };
}

function articles({ clock, database: { transact, queries } }: Ground, { render, previewPage }: Pages) {
  const reader = createTextReader(queries, ARTICLE_SHELF);
  const deps = { transact: overTexts(transact, ({ articleTexts }) => articleTexts), clock, kind: ARTICLES };
  const useCases = {
    listArticles: createListTexts(reader),
    beginArticle: createBeginArticle({ ...deps, imageUrl: NEW_PICTURE }),
    openArticle: createOpenText(reader),
    saveArticle: createSaveDraft(deps),
    publishArticle: createPublish(deps),
    unpublishArticle: createUnpublish(deps),
    restoreArticle: createRestore(deps),
  };
  return articleHandlers(useCases, ({ id, newest: { content, at } }, language) =>
    previewPage({
      ...{ path: `/article/${id}`, language, call: `/api/articles/${id}` },
      answer: articlePage({ id, updatedAt: at, ...content }, language, { textOf: render }),
    }),
  );
}

function services({ clock, database: { transact, queries } }: Ground, { render, previewPage }: Pages) {
  const reader = createTextReader(queries, SERVICE_SHELF);
  const deps = { transact: overTexts(transact, ({ serviceTexts }) => serviceTexts), clock, kind: SERVICES };
  const useCases = {
    listServices: createListTexts(reader),
    openService: createOpenText(reader),
    saveService: createSaveDraft(deps),
    publishService: createPublish(deps),
    restoreService: createRestore(deps),
  };
  // A ritual's page may be asked for by its id instead of its slug.
  return editedServiceHandlers(useCases, ({ id, newest: { content, at } }, language) =>
    previewPage({
      ...{ path: `/ritual/${id}`, language, call: `/api/services/${id}` },
      answer: servicePage({ id, slug: id, articleUpdatedAt: at, ...content }, language, { textOf: render }),
    }),
  );
}

function legalTexts({ clock, database: { transact, queries } }: Ground, { render, previewPage, readBlanks }: Pages) {
  const reader = createTextReader(queries, LEGAL_SHELF);
  const deps = { transact: overTexts(transact, (stores) => stores.legalTexts), clock, kind: LEGAL_TEXTS };
  const useCases = {
    listLegalTexts: createListTexts(reader),
    openLegalText: createOpenText(reader),
    saveLegalText: createSaveDraft(deps),
    publishLegalText: createPublish(deps),
    restoreLegalText: createRestore(deps),
    readBlanks,
  };
  return editedLegalHandlers(useCases, async ({ id, newest: { content, at } }, language) => {
    const filled = fillIn({ id, updatedAt: at, ...content }, await readBlanks());
    return previewPage({
      ...{ path: `/legal/${id}`, language, call: `/api/documents/${id}` },
      answer: articlePage(filled, language, { textOf: render }),
    });
  });
}

/** Transactions over the texts of one kind. */
function overTexts<Content>(
  transact: Transact<Stores>,
  textsOf: (stores: Stores) => TextStore<Content>,
): Transact<{ texts: TextStore<Content>; audit: Stores['audit'] }> {
  return (work) => transact((stores) => work({ texts: textsOf(stores), audit: stores.audit }));
}
