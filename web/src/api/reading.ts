import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import { fromFields } from '#kernel/bilingual-fields.ts';
import type { Bilingual, Language } from '#kernel/language.ts';
import { textIn } from './bilingual.ts';
import { type Api, dataOf } from './client.ts';
import { isUnknown, nullIf } from './error.ts';

export type TocEntry = components['schemas']['TocEntry'];
type CatalogueEntry = components['schemas']['CatalogueEntry'];
type Article = components['schemas']['Article'];
type ServicePicture = components['schemas']['ServicePicture'];
type ServiceArticle = components['schemas']['ServiceArticle'];

/** A card of the page of articles, in one language, with only the fields that the page shows. */
export type ReadingCard = ReturnType<typeof cardIn>;

/** The ritual that a page sells. */
export interface Offer {
  readonly id: string;
  readonly name: Bilingual;
  readonly icon: string;
  /** Dollars for a month. */
  readonly price: number;
  /** False: it can be read about, but not ordered. */
  readonly onSale: boolean;
  /** False: it is sold by its length alone. */
  readonly inTiers: boolean;
}

/** A picture with what is seen in it, in one language. */
export interface ShownPicture extends Pick<ServicePicture, 'url' | 'small_url' | 'width' | 'height'> {
  readonly alt: string;
}

/** An article, educational or about a ritual, in one language, with only the fields that the page shows. */
export interface Reading {
  /** Last part of the page's canonical address. */
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  /** Title and description for search engines; empty when there are none. */
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly minutes: number;
  /** Empty for a legal text. */
  readonly author: string;
  /** Address of its picture; empty when there is none. */
  readonly image: string;
  /** The picture of a ritual, shown in place of its emblem. */
  readonly picture?: ShownPicture | undefined;
  /** An instant. */
  readonly updatedAt: string;
  /** HTML that the server has sanitised; empty when the article has no text. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Set for a legal text, which is no article. */
  readonly isLegal?: true;
  /** Set for the page of a ritual: what can be ordered there. */
  readonly offer?: Offer;
}

/** The cards of all articles and rituals, in a language. */
export function readingCardsQuery(api: Api, language: Language) {
  return queryOptions({
    queryKey: ['/api/articles-catalog', language],
    queryFn: async ({ signal }) => {
      const entries = await dataOf(api.GET('/api/articles-catalog', { signal }));
      return entries.map((entry) => cardIn(entry, language));
    },
  });
}

/** Those of these articles or rituals that readers see now, by slug, with their names of now: links that a page always has lead to no other. */
export function shownQuery(api: Api, source: CatalogueEntry['source'], slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['/api/articles-catalog', source, ...slugs],
    queryFn: async ({ signal }) => {
      const entries = await dataOf(api.GET('/api/articles-catalog', { signal }));
      return slugs.flatMap((slug) => {
        const entry = entries.find((other) => other.source === source && other.slug === slug);
        return entry ? [{ slug, name: fromFields(entry, 'name') }] : [];
      });
    },
  });
}

/** The article to which the first screen of the home page leads. */
export const FIRST_ARTICLE = 'what-is-a-yagya';
export const firstArticleQuery = (api: Api) => shownQuery(api, 'articles', [FIRST_ARTICLE]);

/** The rituals that stand beside every text. */
const OFTEN_ORDERED = ['mahalakshmi', 'navagraha', 'maha-mrityunjaya'];
export const oftenOrderedQuery = (api: Api) => shownQuery(api, 'services', OFTEN_ORDERED);

/** What a search found, best first. */
export type SearchHit = components['schemas']['SearchHit'];

/** The articles and rituals that hold words, in a language. */
export function searchQuery(api: Api, language: Language, words: string) {
  return queryOptions({
    queryKey: ['/api/search', language, words],
    queryFn: async ({ signal }) => {
      const query = { q: words, lang: language };
      return (await dataOf(api.GET('/api/search', { params: { query }, signal }))).items;
    },
  });
}

/** An educational article in a language; null when no article has this id. */
export const articleQuery = (api: Api, id: string, language: Language) =>
  readingQuery('/api/articles', id, language, async (init) =>
    articleIn(await dataOf(api.GET('/api/articles/{id}', init)), language),
  );

/** A legal text in a language; null when there is none with this id. */
export const legalTextQuery = (api: Api, id: string, language: Language) =>
  readingQuery('/api/documents', id, language, async (init) => {
    return { ...articleIn(await dataOf(api.GET('/api/documents/{id}', init)), language), isLegal: true };
  });

/** A ritual with its article in a language, by id, slug or alias; null when there is no such ritual. */
export const ritualQuery = (api: Api, id: string, language: Language) =>
  readingQuery('/api/services', id, language, async (init) =>
    ritualIn(await dataOf(api.GET('/api/services/{id}', init)), language),
  );

/** What the API is asked for a text. */
type TextInit = { params: { path: { id: string }; query: { lang: Language } }; signal: AbortSignal };

function readingQuery(path: string, id: string, language: Language, read: (init: TextInit) => Promise<Reading>) {
  return queryOptions({
    queryKey: [path, id, language],
    queryFn: ({ signal }) =>
      // Null where there is none: the page then says 'not found' in its first draw, on the server as well.
      read({ params: { path: { id }, query: { lang: language } }, signal }).catch(nullIf(isUnknown)),
  });
}

function cardIn(entry: CatalogueEntry, language: Language) {
  const text = textIn(entry, language);
  const { id, source, slug, picture, tags } = entry;
  return {
    id,
    source,
    slug,
    name: text('name'),
    intro: text('article_intro'),
    description: text('description'),
    image: picture?.small_url ?? entry.image_url,
    /** What is seen in its picture; undefined for an emblem, which needs no words. */
    alt: picture && textIn(picture, language)('alt'),
    tags,
  };
}

function articleIn(article: Article, language: Language): Reading {
  const text = textIn(article, language);
  return {
    slug: article.id,
    title: text('name'),
    intro: text('intro'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    minutes: article.reading_time,
    author: article.author,
    image: article.image_url,
    updatedAt: article.updated_at,
    html: article.html,
    toc: article.toc,
  };
}

/** The author of every ritual's text, in both languages. */
const RITUAL_AUTHOR = 'Vedic Practices Master';

function ritualIn(ritual: ServiceArticle, language: Language): Reading {
  const text = textIn(ritual, language);
  const { id, icon, price } = ritual;
  return {
    slug: ritual.slug,
    title: text('name'),
    intro: text('article_intro'),
    seoTitle: text('article_seo_title'),
    seoDescription: text('article_seo_description'),
    minutes: ritual.reading_time,
    author: RITUAL_AUTHOR,
    image: ritual.image_url,
    picture: ritual.picture && { ...ritual.picture, alt: textIn(ritual.picture, language)('alt') },
    updatedAt: ritual.article_updated_at,
    html: ritual.html,
    toc: ritual.toc,
    offer: { id, name: fromFields(ritual, 'name'), icon, price, onSale: ritual.on_sale, inTiers: ritual.tiers ?? true },
  };
}
