import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import type { Language } from '../i18n/language.ts';
import { type Api, dataOf } from './client.ts';
import { ApiError } from './error.ts';

export type TocEntry = components['schemas']['TocEntry'];
type CatalogueEntry = components['schemas']['CatalogueEntry'];
type Article = components['schemas']['Article'];
type ServiceArticle = components['schemas']['ServiceArticle'];

/** A card of the catalogue of articles, in one language: no more than the page shows. */
export interface ReadingCard {
  readonly id: string;
  readonly source: CatalogueEntry['source'];
  readonly slug: string;
  readonly name: string;
  readonly intro: string;
  readonly description: string;
  readonly image: string;
  readonly tags: readonly string[];
}

/** What a ritual's page sells. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  readonly icon: string;
  /** Dollars for a month. */
  readonly price: number;
}

/** An article, educational or about a ritual, in one language: no more than the page shows. */
export interface Reading {
  readonly id: string;
  /** Last part of the page's one address. */
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  /** Title and description for search engines; empty when there are none. */
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly minutes: number;
  /** Address of its picture; empty when there is none. */
  readonly image: string;
  /** An instant. */
  readonly updatedAt: string;
  /** Sanitised by the server; empty when there is nothing to read. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** What can be ordered on the page: on a ritual's. */
  readonly offer?: Offer;
}

/** Everything there is to read, in a language. */
export function readingCardsQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['/api/articles-catalog', language],
    queryFn: async ({ signal }) => (await dataOf(api.GET('/api/articles-catalog', { signal }))).map(cardIn(language)),
  });
}

/** An educational article in a language; null when there is none by this id. */
export function articleQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['/api/articles', id, language],
    queryFn: ({ signal }) =>
      unlessMissing(async () => {
        const params = { path: { id }, query: { lang: language } };
        return articleIn(language, await dataOf(api.GET('/api/articles/{id}', { params, signal })));
      }),
  });
}

/** A ritual with its article in a language, by id, slug or alias; null when there is none. */
export function ritualQuery(api: Api, id: string, language: Language) {
  return queryOptions({
    queryKey: ['/api/services', id, language],
    queryFn: ({ signal }) =>
      unlessMissing(async () => {
        const params = { path: { id }, query: { lang: language } };
        return ritualIn(language, await dataOf(api.GET('/api/services/{id}', { params, signal })));
      }),
  });
}

/** That nothing is there is an answer too: the page then says so at once, on the server as well. */
async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

function cardIn(language: Language) {
  return (entry: CatalogueEntry): ReadingCard => ({
    id: entry.id,
    source: entry.source,
    slug: entry.slug,
    name: language === 'ru' ? entry.name : entry.name_en,
    intro: language === 'ru' ? entry.article_intro : entry.article_intro_en,
    description: language === 'ru' ? entry.description : entry.description_en,
    image: ownPicture(entry.image_url),
    tags: entry.tags,
  });
}

/** An address on this host; empty for any other, which the content security policy would refuse. */
function ownPicture(address: string): string {
  return /^\/(?![/\\])/.test(address) ? address : '';
}

function articleIn(language: Language, article: Article): Reading {
  const isRussian = language === 'ru';
  return {
    id: article.id,
    slug: article.id,
    title: isRussian ? article.name : article.name_en,
    intro: isRussian ? article.intro : article.intro_en,
    seoTitle: isRussian ? article.seo_title : article.seo_title_en,
    seoDescription: isRussian ? article.seo_description : article.seo_description_en,
    minutes: article.reading_time,
    image: article.image_url,
    updatedAt: article.updated_at,
    html: article.html,
    toc: article.toc,
  };
}

function ritualIn(language: Language, ritual: ServiceArticle): Reading {
  const isRussian = language === 'ru';
  const { id, name, name_en, icon, price } = ritual;
  return {
    id,
    slug: ritual.slug,
    title: isRussian ? name : name_en,
    intro: isRussian ? ritual.article_intro : ritual.article_intro_en,
    seoTitle: isRussian ? ritual.article_seo_title : ritual.article_seo_title_en,
    seoDescription: isRussian ? ritual.article_seo_description : ritual.article_seo_description_en,
    minutes: ritual.reading_time,
    image: ritual.image_url,
    updatedAt: ritual.article_updated_at,
    html: ritual.html,
    toc: ritual.toc,
    offer: { id, name, name_en, icon, price },
  };
}
