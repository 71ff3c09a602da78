import { sql } from 'kysely';
import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Article } from '#modules/catalogue/index.ts';
import type { Queries } from './entities.ts';

/** Every article, newest first. */
export async function readArticles(queries: Queries): Promise<Article[]> {
  const rows = await queries.selectFrom('articles').selectAll().orderBy('updated_at', 'desc').orderBy('position').execute();
  return rows.map((row) => ({
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
  }));
}

/** Writes the articles. */
export interface ArticleWriter {
  isEmpty(): Promise<boolean>;
  /** Adds articles in the given order, or updates articles that exist. */
  save(articles: readonly Article[]): Promise<void>;
}

export function createArticleWriter(queries: Queries): ArticleWriter {
  return {
    async isEmpty() {
      return (await queries.selectFrom('articles').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    async save(articles) {
      for (const [position, article] of articles.entries()) {
        const { id, ...columns } = toRow(article, position);
        await queries
          .insertInto('articles')
          .values({ id, ...columns })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
          .execute();
      }
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
