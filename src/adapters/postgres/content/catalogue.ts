import type { Selectable } from 'kysely';
import { fieldName, fieldsOf, fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { inEachLanguage } from '#kernel/language.ts';
import { cents } from '#kernel/money.ts';
import type { CatalogueReader, Service } from '#modules/catalogue/index.ts';
import type { ServiceContent, ServiceRows } from '#modules/content/index.ts';
import type { PriceReader } from '#modules/orders/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, findsAny, insertMissing, rowsOf, saveRow, updateRows } from '../tables/rows.ts';
import { readArticles, readLegalTexts } from './articles.ts';
import type { Shelf } from './content.ts';

export function createCatalogueReader(queries: Queries): CatalogueReader {
  return {
    async contentVersion() {
      const row = await queries.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
      return row.version;
    },
    articles: () => readArticles(queries),
    documents: () => readLegalTexts(queries),
    // Two that were shown for the first time in the same moment have one position.
    services: () => allAs(shown(queries).selectAll().orderBy('position').orderBy('id'), toService),
  };
}

/** The rituals that no editor has hidden from readers. */
const shown = (queries: Queries) => queries.selectFrom('services').where('hidden', '=', false);

function toService(row: Selectable<Tables['services']>): Service {
  return {
    ...fieldsIn(row, 'id', 'slug', 'offSale', 'icon', 'imageUrl', 'articleUpdatedAt'),
    name: fromFields(row, 'name'),
    description: fromFields(row, 'description'),
    price: cents(row.price_cents),
    ...(row.without_tiers ? { withoutTiers: true } : {}),
    ...pictureIn(row),
    features: fromFields(row, 'features'),
    articleIntro: fromFields(row, 'article_intro'),
    articleContent: fromFields(row, 'article_content'),
    articleSeoTitle: fromFields(row, 'article_seo_title'),
    articleSeoDescription: fromFields(row, 'article_seo_description'),
  };
}

function pictureIn(row: Selectable<Tables['services']>): Pick<Service, 'picture'> {
  if (row.picture_url === null) return {};
  return {
    picture: { address: row.picture_url, alt: inEachLanguage((language) => row[fieldName('picture_alt', language)] ?? '') },
  };
}

/** The rituals. A hidden one keeps its row, and with it its address and its place. */
export const SERVICE_SHELF: Shelf<ServiceContent> = {
  kind: 'service',
  async published(queries, wantedId) {
    const rows = shown(queries).selectAll();
    const services = await (wantedId === undefined ? rows : rows.where('id', '=', wantedId)).execute();
    return new Map(
      services.map(toService).map(({ id, slug: _, articleUpdatedAt: at, ...content }) => [id, { content, at }] as const),
    );
  },
  async show(queries, id, content, at) {
    // While this ritual was a draft, an import of files may have given its address to another.
    if (await findsAny(rowsOf(queries, 'services', { slug: id }).where('id', '<>', id))) return false;
    const columns = { ...contentColumns({ ...content, articleUpdatedAt: at }), hidden: false };
    const position = await nextPosition(queries);
    await queries
      .insertInto('services')
      .values({ id, slug: id, position, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    return true;
  },
  hide: (queries, id) => updateRows(queries, 'services', { id }).to({ hidden: true }),
  isTaken: (queries, id) =>
    findsAny(queries.selectFrom('services').where((row) => row.or([row('id', '=', id), row('slug', '=', id)]))),
};

/** The position after that of the last ritual, shown or hidden. */
async function nextPosition(queries: Queries): Promise<number> {
  const last = await queries
    .selectFrom('services')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}

export function createPriceReader(queries: Queries): PriceReader {
  return {
    async pricesOf(ids) {
      const rows = shown(queries)
        .select(['id', ...fieldsOf('name'), 'price_cents', 'off_sale', 'without_tiers'])
        .where('id', 'in', ids);
      return allAs(rows, (row) => ({
        id: row.id,
        name: fromFields(row, 'name'),
        price: cents(row.price_cents),
        offSale: row.off_sale,
        withoutTiers: row.without_tiers,
      }));
    },
  };
}

/** Writes the content of the catalogue. */
export function createCatalogueWriter(queries: Queries) {
  return {
    async isEmpty(): Promise<boolean> {
      return !(await findsAny(queries.selectFrom('services')));
    },
    /** Adds services in the given order, or updates services that exist. */
    async saveServices(services: readonly Service[]): Promise<void> {
      for (const [position, service] of services.entries()) {
        await saveRow(queries, 'services', ['id'], toRow(service, position));
      }
    },
  };
}

/** Adds rituals that come from files. */
export function createServiceRows(queries: Queries): ServiceRows {
  return {
    addresses: () => queries.selectFrom('services').select(['id', 'slug']).orderBy('position').orderBy('id').execute(),
    async add(service) {
      return insertMissing(queries, 'services', toRow(service, await nextPosition(queries)));
    },
  };
}

function toRow(service: Service, position: number) {
  return { id: service.id, slug: service.slug, position, ...contentColumns(service) };
}

const NO_WORDS = inEachLanguage(() => null);

function contentColumns(service: Omit<Service, 'id' | 'slug'>) {
  return {
    ...columnsOf(service, 'offSale', 'icon', 'imageUrl', 'articleUpdatedAt'),
    price_cents: service.price,
    without_tiers: service.withoutTiers ?? false,
    picture_url: service.picture?.address ?? null,
    ...toFields({
      name: service.name,
      description: service.description,
      picture_alt: service.picture?.alt ?? NO_WORDS,
      features: inEachLanguage((language) => asJson([...service.features[language]])),
      article_intro: service.articleIntro,
      article_content: service.articleContent,
      article_seo_title: service.articleSeoTitle,
      article_seo_description: service.articleSeoDescription,
    }),
  };
}
