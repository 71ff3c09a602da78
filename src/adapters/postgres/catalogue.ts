import { sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { CatalogueReader, Service } from '#modules/catalogue/index.ts';
import type { PriceReader } from '#modules/orders/index.ts';
import { readArticles } from './articles.ts';
import type { Queries } from './entities.ts';

export function createCatalogueReader(queries: () => Queries): CatalogueReader {
  return {
    async contentVersion() {
      const row = await queries().selectFrom('content_version').select('version').executeTakeFirstOrThrow();
      return Number(row.version);
    },
    articles: () => readArticles(queries()),
    async services() {
      const rows = await queries().selectFrom('services').selectAll().orderBy('position').execute();
      return rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        name: row.name,
        nameEn: row.name_en,
        description: row.description,
        descriptionEn: row.description_en,
        price: cents(Number(row.price_cents)),
        icon: row.icon,
        imageUrl: row.image_url,
        features: row.features,
        featuresEn: row.features_en,
        articleIntro: row.article_intro,
        articleIntroEn: row.article_intro_en,
        articleContent: row.article_content,
        articleContentEn: row.article_content_en,
        articleSeoTitle: row.article_seo_title,
        articleSeoTitleEn: row.article_seo_title_en,
        articleSeoDescription: row.article_seo_description,
        articleSeoDescriptionEn: row.article_seo_description_en,
        articleUpdatedAt: new Date(row.article_updated_at),
      }));
    },
  };
}

export function createPriceReader(queries: Queries): PriceReader {
  return {
    async pricesOf(ids) {
      const rows = await queries
        .selectFrom('services')
        .select(['id', 'name', 'name_en', 'price_cents'])
        .where('id', 'in', ids)
        .execute();
      return rows.map((row) => ({ id: row.id, name: row.name, nameEn: row.name_en, price: cents(Number(row.price_cents)) }));
    },
  };
}

/** Writes the catalogue's own content. */
export interface CatalogueWriter {
  isEmpty(): Promise<boolean>;
  /** Adds services in the order given, or brings those that exist up to date. */
  saveServices(services: readonly Service[]): Promise<void>;
}

export function createCatalogueWriter(queries: Queries): CatalogueWriter {
  return {
    async isEmpty() {
      return (await queries.selectFrom('services').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    async saveServices(services) {
      for (const [position, service] of services.entries()) {
        const { id, ...columns } = toRow(service, position);
        await queries
          .insertInto('services')
          .values({ id, ...columns })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
          .execute();
      }
    },
  };
}

function toRow(service: Service, position: number) {
  const list = (texts: readonly string[]) => sql<string[]>`${JSON.stringify(texts)}::jsonb`;
  return {
    id: service.id,
    slug: service.slug,
    position,
    price_cents: service.price,
    icon: service.icon,
    image_url: service.imageUrl,
    name: service.name,
    name_en: service.nameEn,
    description: service.description,
    description_en: service.descriptionEn,
    features: list(service.features),
    features_en: list(service.featuresEn),
    article_intro: service.articleIntro,
    article_intro_en: service.articleIntroEn,
    article_content: service.articleContent,
    article_content_en: service.articleContentEn,
    article_seo_title: service.articleSeoTitle,
    article_seo_title_en: service.articleSeoTitleEn,
    article_seo_description: service.articleSeoDescription,
    article_seo_description_en: service.articleSeoDescriptionEn,
    article_updated_at: service.articleUpdatedAt.toISOString(),
  };
}
