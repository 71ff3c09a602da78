import type { Selectable } from 'kysely';
import type { Article } from '#modules/catalogue/index.ts';
import { type ArticleContent, wordFields, wordsIn } from '#modules/content/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, deleteRows, findsAny, rowsOf, saveRow } from '../tables/rows.ts';
import type { Shelf } from './content.ts';

/** Legal texts share the table of articles, told apart by their category. */
const LEGAL = 'legal';

/** How the category of a text compares with `LEGAL`: equal for the legal texts, unequal for the educational articles. */
type Comparison = '=' | '<>';

/** Every educational article, newest first. */
export const readArticles = (queries: Queries): Promise<Article[]> => readTexts(queries, '<>');

/** Every legal text. */
export const readLegalTexts = (queries: Queries): Promise<Article[]> => readTexts(queries, '=');

/** The text of the given id, or without an id all texts. */
async function readTexts(queries: Queries, comparison: Comparison, id?: string): Promise<Article[]> {
  const rows = queries.selectFrom('articles').selectAll().where('category', comparison, LEGAL);
  const selected = id === undefined ? rows : rows.where('id', '=', id);
  return allAs(selected.orderBy('updated_at', 'desc').orderBy('position'), toArticle);
}

function toArticle(row: Selectable<Tables['articles']>): Article {
  return { id: row.id, ...wordsIn(row), ...fieldsIn(row, 'category', 'tags', 'author', 'imageUrl', 'updatedAt') };
}

const ARTICLE = 'article';

/** How texts of both kinds are read, and shown to readers. */
function shelfOf(comparison: Comparison): Pick<Shelf<ArticleContent>, 'published' | 'show'> {
  return {
    async published(queries, wantedId) {
      const texts = await readTexts(queries, comparison, wantedId);
      return new Map(texts.map(({ id, updatedAt, ...content }) => [id, { content, at: updatedAt }] as const));
    },
    async show(queries, id, content, at) {
      const last = await queries
        .selectFrom('articles')
        .select(({ fn }) => fn.max('position').as('position'))
        .executeTakeFirst();
      const { position, ...row } = toRow({ id, updatedAt: at, ...content }, (last?.position ?? 0) + 1);
      // While this text was a draft, a newer version of the shop may have given its id to a text of the other kind.
      const shown = await queries
        .insertInto('articles')
        .values({ position, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('articles.category', comparison, LEGAL))
        .executeTakeFirst();
      return (shown.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}

/** The legal texts. Readers see them always, so none is added or hidden. */
export const LEGAL_SHELF: Shelf<ArticleContent> = { kind: LEGAL, ...shelfOf('=') };

/** The educational articles. */
export const ARTICLE_SHELF: Shelf<ArticleContent> = {
  kind: ARTICLE,
  ...shelfOf('<>'),
  // Nothing is lost: the revisions keep the text.
  hide: (queries, id) => deleteRows(queries, 'articles', { id }),
  // Also by a legal text, which is a row of the same table.
  isTaken: (queries, id) => findsAny(rowsOf(queries, 'articles', { id })),
};

/** Writes the articles. */
export function createArticleWriter(queries: Queries) {
  /** Adds articles in the given order, or updates articles that exist. */
  const save = async (articles: readonly Article[]) => {
    for (const [position, article] of articles.entries()) {
      await saveRow(queries, 'articles', ['id'], toRow(article, position));
    }
  };
  return {
    /** Tells whether there is no educational article, and nobody has written or unpublished one. */
    async isEmpty(): Promise<boolean> {
      const isWritten = await findsAny(rowsOf(queries, 'content_revisions', { kind: ARTICLE }));
      return !isWritten && (await readArticles(queries)).length === 0;
    },
    save,
    /** Adds the articles that are missing, and calls `read` only when some are; the others stay, because somebody may have edited them. */
    async addMissing(ids: readonly string[], read: () => readonly Article[]): Promise<void> {
      const rows = await queries.selectFrom('articles').select('id').execute();
      const known = new Set(rows.map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) await save(read().filter(({ id }) => !known.has(id)));
    },
  };
}

function toRow(article: Article, position: number) {
  return {
    id: article.id,
    position,
    ...wordFields(article),
    ...columnsOf(article, 'category', 'author', 'imageUrl', 'updatedAt'),
    tags: asJson([...article.tags]),
  };
}
