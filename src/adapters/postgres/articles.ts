import { type Selectable, sql } from 'kysely';
import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Article } from '#modules/catalogue/index.ts';
import type { Queries, Tables } from './entities.ts';

/** Legal texts share the table of articles, told apart by their category. */
const LEGAL = 'legal';

/** Every educational article, newest first. */
export async function readArticles(queries: Queries): Promise<Article[]> {
  const rows = await inOrder(queries).where('category', '<>', LEGAL).execute();
  return rows.map(toArticle);
}

/** Every legal text. */
export async function readLegalTexts(queries: Queries): Promise<Article[]> {
  const rows = await inOrder(queries).where('category', '=', LEGAL).execute();
  return rows.map(toArticle);
}

const inOrder = (queries: Queries) =>
  queries.selectFrom('articles').selectAll().orderBy('updated_at', 'desc').orderBy('position');

function toArticle(row: Selectable<Tables['articles']>): Article {
  return {
    id: row.id,
    name: fromFields(row, 'name'),
    intro: fromFields(row, 'intro'),
    content: fromFields(row, 'content'),
    seoTitle: fromFields(row, 'seo_title'),
    seoDescription: fromFields(row, 'seo_description'),
    category: row.category,
    tags: row.tags,
    author: row.author,
    imageUrl: row.image_url,
    updatedAt: new Date(row.updated_at),
  };
}

/** Writes the articles. */
export interface ArticleWriter {
  /** Tells whether there is no educational article. */
  isEmpty(): Promise<boolean>;
  /** Adds articles in the given order, or updates articles that exist. */
  save(articles: readonly Article[]): Promise<void>;
  /** Adds those articles that do not exist; the others stay as somebody may have edited them. */
  addMissing(articles: readonly Article[]): Promise<void>;
}

export function createArticleWriter(queries: Queries): ArticleWriter {
  const save = async (articles: readonly Article[]) => {
    for (const [position, article] of articles.entries()) {
      const { id, ...columns } = toRow(article, position);
      await queries
        .insertInto('articles')
        .values({ id, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    }
  };
  return {
    isEmpty: async () => (await readArticles(queries)).length === 0,
    save,
    async addMissing(articles) {
      const rows = await queries.selectFrom('articles').select('id').execute();
      const known = new Set(rows.map(({ id }) => id));
      await save(articles.filter(({ id }) => !known.has(id)));
    },
  };
}

function toRow(article: Article, position: number) {
  return {
    id: article.id,
    position,
    ...toFields({
      name: article.name,
      intro: article.intro,
      content: article.content,
      seo_title: article.seoTitle,
      seo_description: article.seoDescription,
    }),
    category: article.category,
    tags: sql<string[]>`${JSON.stringify(article.tags)}::jsonb`,
    author: article.author,
    image_url: article.imageUrl,
    updated_at: article.updatedAt.toISOString(),
  };
}
