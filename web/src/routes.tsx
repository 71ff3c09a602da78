import { orderQuery, servicesQuery } from './api/queries.ts';
import {
  articleQuery,
  firstArticleQuery,
  legalTextQuery,
  oftenOrderedQuery,
  readingCardsQuery,
  ritualQuery,
  searchQuery,
} from './api/reading.ts';
import { receiptQuery } from './api/receipt.ts';
import { pageSource } from './page/page-source.tsx';
import type { PageQueries, Route } from './page/route.ts';
import { wantedIn } from './paths.ts';

/** A page with which a visit seldom begins. */
const seldom = (module: string, name: keyof typeof import('./seldom-pages.ts')) =>
  pageSource(module, async () => (await import('./seldom-pages.ts'))[name](), 'src/seldom-pages.ts');

/** The query whose 404 becomes that of the page. */
const orderOfPage: PageQueries = (api, { id = '' }) => [orderQuery(api, id)];

const NOT_FOUND = {
  page: pageSource('src/storefront/not-found/not-found-page.tsx', () => import('./storefront/not-found/not-found-page.tsx')),
  description: 'frame.notFoundText',
  isIndexed: false,
  status: 404,
} as const;

const PANEL = {
  page: pageSource(
    'src/staff/frame/panel-page.tsx',
    async () => (await import('./staff/frame/panel-source.ts')).loadPanel(),
    'src/staff/frame/panel-source.ts',
  ),
  title: 'staff.panel',
  description: 'staff.panelDescription',
  words: ['common', 'staff', 'account'],
  isIndexed: false,
  hasOwnFrame: true,
} as const;

/** Every page of the shop; of two that match an address the first counts for its head and frame. The page for unknown addresses stands last. */
export const ROUTES: readonly Route[] = [
  {
    path: '/',
    page: pageSource('src/storefront/home/home-page.tsx', () => import('./storefront/home/home-page.tsx')),
    title: 'home.title',
    description: 'home.description',
    queries: (api) => [servicesQuery(api), firstArticleQuery(api)],
    hasItalics: true,
    isIndexed: true,
  },
  {
    path: '/articles',
    page: pageSource('src/storefront/articles/articles-page.tsx', () => import('./storefront/articles/articles-page.tsx')),
    title: 'frame.articles',
    description: 'articles.description',
    image: 'articles',
    words: ['articles'],
    parameters: ['q', 'tag'],
    queries: (api, _, language, search) => {
      const { words } = wantedIn(search);
      const cards = readingCardsQuery(api, language);
      return words ? [cards, searchQuery(api, language, words)] : [cards];
    },
    isIndexed: true,
  },
  {
    path: '/article/:id',
    page: pageSource('src/storefront/reader/article-page.tsx', () => import('./storefront/reader/article-page.tsx')),
    title: 'reading.articleTitle',
    description: 'reading.genericDescription',
    words: ['reading'],
    reading: (api, { id = '' }, language) => articleQuery(api, id, language),
    queries: (api) => [oftenOrderedQuery(api)],
    hasItalics: true,
    isIndexed: true,
  },
  {
    path: '/ritual/:id',
    page: pageSource('src/storefront/reader/ritual-page.tsx', () => import('./storefront/reader/ritual-page.tsx')),
    title: 'reading.ritualTitle',
    description: 'reading.genericDescription',
    words: ['reading'],
    reading: (api, { id = '' }, language) => ritualQuery(api, id, language),
    queries: (api) => [oftenOrderedQuery(api)],
    hasItalics: true,
    isIndexed: true,
  },
  {
    path: '/legal/:id',
    page: pageSource('src/storefront/reader/legal-page.tsx', () => import('./storefront/reader/legal-page.tsx')),
    title: 'reading.articleTitle',
    description: 'reading.genericDescription',
    words: ['reading'],
    reading: (api, { id = '' }, language) => legalTextQuery(api, id, language),
    missing: { title: 'frame.notFound', description: 'frame.notFoundText' },
    isIndexed: true,
  },
  {
    path: '/panchanga/:city?/:day?',
    page: pageSource('src/storefront/almanac/almanac-page.tsx', () => import('./storefront/almanac/almanac-page.tsx')),
    title: 'frame.almanac',
    description: 'frame.almanac',
    about: async () => (await import('./storefront/almanac/about.ts')).ABOUT,
    parameters: ['date'],
    hasItalics: true,
    isIndexed: true,
  },
  {
    path: '/user-profile',
    page: seldom('src/account/account-page.tsx', 'loadAccount'),
    title: 'home.profile',
    description: 'home.profile',
    words: ['common', 'account', 'cart', 'order'],
    isIndexed: false,
  },
  {
    path: '/sankalpa/:order?/:position?',
    page: seldom('src/account/sankalpa/sankalpa-page.tsx', 'loadSankalpa'),
    title: 'sankalpa.title',
    description: 'sankalpa.text',
    words: ['common', 'sankalpa', 'account'],
    isIndexed: false,
  },
  {
    path: '/order/:id',
    page: seldom('src/storefront/order/order-page.tsx', 'loadOrder'),
    title: 'common.orderNumber',
    description: 'order.description',
    words: ['common', 'order', 'payment', 'cart'],
    checks: orderOfPage,
    isIndexed: false,
  },
  {
    path: '/order/:id/receipt',
    page: seldom('src/storefront/order/receipt-page.tsx', 'loadReceipt'),
    title: 'common.receipt',
    description: 'order.receiptDescription',
    words: ['common', 'order', 'payment', 'cart'],
    checks: (api, { id = '' }) => [receiptQuery(api, id)],
    isIndexed: false,
  },
  {
    path: '/checkout/:id',
    page: seldom('src/storefront/order/order-payment-page.tsx', 'loadOrderPayment'),
    title: 'order.paymentTitle',
    description: 'order.paymentDescription',
    words: ['common', 'order', 'payment', 'cart'],
    checks: orderOfPage,
    isIndexed: false,
  },
  {
    path: '/verify/:code',
    page: seldom('src/storefront/verify/verify-page.tsx', 'loadVerify'),
    title: 'verify.title',
    description: 'verify.title',
    words: ['common', 'verify'],
    checks: (api, { code = '' }) => [
      { queryKey: [code], queryFn: () => api.GET('/api/certificates/{code}', { params: { path: { code } } }) },
    ],
    isIndexed: false,
  },
  {
    path: '/refund',
    page: seldom('src/storefront/refund/refund-page.tsx', 'loadRefund'),
    title: 'refund.title',
    description: 'refund.description',
    words: ['common', 'refund', 'order'],
    isIndexed: false,
  },
  {
    path: '/invitation',
    page: seldom('src/account/invitation/invitation-page.tsx', 'loadInvitation'),
    title: 'people.invitation',
    description: 'people.invitation',
    words: ['common', 'people', 'sankalpa', 'account'],
    isIndexed: false,
  },
  {
    path: '/ptest22',
    page: seldom('src/sandbox/bench-page.tsx', 'loadBench'),
    title: 'sandbox.benchTitle',
    description: 'sandbox.benchDescription',
    words: ['common', 'sandbox', 'payment'],
    queries: (api) => [servicesQuery(api)],
    isIndexed: false,
    isSandboxOnly: true,
  },
  {
    path: '/pdebug22',
    page: seldom('src/sandbox/debug-page.tsx', 'loadDebug'),
    title: 'sandbox.debugTitle',
    description: 'sandbox.debugDescription',
    words: ['common', 'sandbox', 'payment'],
    isIndexed: false,
    isSandboxOnly: true,
  },
  { ...PANEL, path: '/partner-login', title: 'staff.partnerLogin' },
  { ...PANEL, path: '/partner-dashboard/:id/*', title: 'staff.partnerOrders' },
  { ...PANEL, path: '/admin-panel/*' },
  // A second address of the panel, for those who know it from before.
  { ...PANEL, path: '/sirius22/*' },
  { ...NOT_FOUND, path: '/article', title: 'frame.invalidArticle' },
  { ...NOT_FOUND, path: '/ritual', title: 'frame.invalidRitual' },
  { ...NOT_FOUND, path: '*', title: 'frame.notFound' },
];
