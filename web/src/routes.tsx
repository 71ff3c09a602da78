import type { QueryKey } from '@tanstack/react-query';
import type { Api } from './api/client.ts';
import { orderQuery, servicesQuery } from './api/queries.ts';
import { articleQuery, readingCardsQuery, ritualQuery } from './api/reading.ts';
import type { MessageKey } from './i18n/i18n.tsx';
import type { Language } from './i18n/language.ts';
import type { LateArea } from './i18n/late-areas.ts';
import { type PageSource, pageSource } from './page/page-source.tsx';

/** Data that the server fetches before it renders a page, and that the browser then has at once. */
export interface PageQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
}

/** The queries of a page at an address. */
export type PageQueries = (
  api: Api,
  params: Readonly<Record<string, string | undefined>>,
  language: Language,
) => readonly PageQuery[];

/** The query of an article, by the address of its page. */
export type ReadingQuery = (
  api: Api,
  params: Readonly<Record<string, string | undefined>>,
  language: Language,
) => ReturnType<typeof articleQuery> | ReturnType<typeof ritualQuery>;

export interface Route {
  /** Pattern of the path, without language prefix. */
  readonly path: string;
  readonly page: PageSource;
  /** Title without the brand, and description for search engines. */
  readonly title: MessageKey;
  readonly description: MessageKey;
  readonly queries?: PageQueries;
  /** The query of the article that the page is about, for its head and its one address. */
  readonly reading?: ReadingQuery;
  /** Share image below `/share/{language}/`; the home page's when not given. An article has its own. */
  readonly image?: string;
  /** Queries whose failure decides the answer's status, for pages that show their data in the browser only (times of its zone). */
  readonly checks?: PageQueries;
  /** False keeps the page out of search engines, and out of shared caches. */
  readonly index: boolean;
  /** Areas of the catalogue that the page needs beyond a first visit's. */
  readonly words?: readonly LateArea[];
  /** Of the answer; 200 when not given. */
  readonly status?: number;
  /** Exists only in the sandbox mode. */
  readonly sandboxOnly?: boolean;
}

const orderExists: PageQueries = (api, { id = '' }) => [orderQuery(api, id)];

/** The whole map of the shop's pages: a page joins by a line here. The first match counts. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    page: pageSource('src/storefront/home/home-page.tsx', () => import('./storefront/home/home-page.tsx')),
    title: 'home.title',
    description: 'home.description',
    queries: (api) => [servicesQuery(api)],
    index: true,
  },
  {
    path: '/articles',
    page: pageSource('src/storefront/articles/articles-page.tsx', () => import('./storefront/articles/articles-page.tsx')),
    title: 'reading.articlesTitle',
    description: 'reading.articlesDescription',
    image: 'articles',
    words: ['reading'],
    queries: (api, _, language) => [readingCardsQuery(api, language)],
    index: true,
  },
  {
    path: '/article/:id',
    page: pageSource('src/storefront/reader/article-page.tsx', () => import('./storefront/reader/article-page.tsx')),
    title: 'reading.articleTitle',
    description: 'reading.genericDescription',
    words: ['reading'],
    reading: (api, { id = '' }, language) => articleQuery(api, id, language),
    index: true,
  },
  {
    path: '/ritual/:id',
    page: pageSource('src/storefront/reader/ritual-page.tsx', () => import('./storefront/reader/ritual-page.tsx')),
    title: 'reading.ritualTitle',
    description: 'reading.genericDescription',
    words: ['reading'],
    reading: (api, { id = '' }, language) => ritualQuery(api, id, language),
    index: true,
  },
  {
    path: '/user-profile',
    page: pageSource('src/account/account-page.tsx', () => import('./account/account-page.tsx')),
    title: 'home.profile',
    description: 'home.profileDescription',
    words: ['account', 'cart'],
    index: false,
  },
  {
    path: '/order/:id',
    page: pageSource('src/storefront/order/order-page.tsx', () => import('./storefront/order/order-page.tsx')),
    title: 'order.titleNumber',
    description: 'order.description',
    words: ['order', 'payment', 'cart'],
    checks: orderExists,
    index: false,
  },
  {
    path: '/checkout/:id',
    page: pageSource('src/storefront/order/checkout-page.tsx', () => import('./storefront/order/checkout-page.tsx')),
    title: 'order.checkoutTitle',
    description: 'order.checkoutDescription',
    words: ['order', 'payment', 'cart'],
    checks: orderExists,
    index: false,
  },
  {
    path: '/ptest22',
    page: pageSource('src/sandbox/bench-page.tsx', () => import('./sandbox/bench-page.tsx')),
    title: 'sandbox.benchTitle',
    description: 'sandbox.benchDescription',
    words: ['sandbox', 'payment'],
    queries: (api) => [servicesQuery(api)],
    index: false,
    sandboxOnly: true,
  },
  {
    path: '/pdebug22',
    page: pageSource('src/sandbox/debug-page.tsx', () => import('./sandbox/debug-page.tsx')),
    title: 'sandbox.debugTitle',
    description: 'sandbox.debugDescription',
    words: ['sandbox', 'payment'],
    index: false,
    sandboxOnly: true,
  },
  {
    path: '/article',
    page: pageSource(
      'src/storefront/not-found/invalid-article-page.tsx',
      () => import('./storefront/not-found/invalid-article-page.tsx'),
    ),
    title: 'frame.invalidArticle',
    description: 'frame.notFoundText',
    index: false,
    status: 404,
  },
  {
    path: '/ritual',
    page: pageSource(
      'src/storefront/not-found/invalid-ritual-page.tsx',
      () => import('./storefront/not-found/invalid-ritual-page.tsx'),
    ),
    title: 'frame.invalidRitual',
    description: 'frame.notFoundText',
    index: false,
    status: 404,
  },
  {
    path: '*',
    page: pageSource('src/storefront/not-found/not-found-page.tsx', () => import('./storefront/not-found/not-found-page.tsx')),
    title: 'frame.notFound',
    description: 'frame.notFoundText',
    index: false,
    status: 404,
  },
];
