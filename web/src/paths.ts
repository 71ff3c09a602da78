/** The legal texts, in the order in which the foot of a page lists them. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'refunds', 'seller'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

/** The address's last part while the cart is open. */
export const CART_HASH = '#cart';

/** What the visitor of the page of articles looks for; empty values stand for everything. */
export interface Wanted {
  readonly words: string;
  /** Slug of a topic. */
  readonly topic: string;
}

/** In characters: the API refuses a longer search. */
export const LONGEST_SEARCH = 100;

/** The words of a search that an address names, cut to the characters that the API takes. */
export function readSearch(text: string, most: number): string {
  // The API takes neither a zero character nor half of a character that the cut has left.
  return text
    .slice(0, most)
    .replaceAll(/[\0\p{Surrogate}]/gu, '')
    .trim();
}

/** What the search part of an address asks for, `?q=fire&tag=yagya`. */
export function wantedIn(search: URLSearchParams): Wanted {
  return { words: readSearch(search.get('q') ?? '', LONGEST_SEARCH), topic: search.get('tag') ?? '' };
}

/** The search part of an address; empty for everything. */
function searchPartOf({ words, topic }: Partial<Wanted>): string {
  const search = new URLSearchParams();
  if (words) search.set('q', words);
  if (topic) search.set('tag', topic);
  return words || topic ? `?${search}` : '';
}

/** The part behind the path of the account that shows the people of the customer's circle. */
export const PEOPLE_HASH = '#people';

/** Every link of the shop. Paths carry no language prefix: the router adds it. */
export const paths = {
  home: () => '/',
  catalogue: () => '/#catalogue',
  articles: (wanted: Partial<Wanted> = {}) => `/articles${searchPartOf(wanted)}`,
  article: (id: string) => `/article/${encodeURIComponent(id)}`,
  ritual: (slug: string) => `/ritual/${encodeURIComponent(slug)}`,
  /** A day (YYYY-MM-DD) or a month (YYYY-MM) of the almanac; today without one, and in the language's city without a city. */
  almanac: (city = '', day = '') => ['/panchanga', city, day].filter(Boolean).join('/'),
  legal: (id: LegalText) => `/legal/${id}`,
  profile: () => '/user-profile',
  people: () => `/user-profile${PEOPLE_HASH}`,
  /** The names and the list of sheets, or the sheet of a ritual. */
  sankalpa: (orderId = '', position = 0) => (orderId ? `/sankalpa/${encodeURIComponent(orderId)}/${position}` : '/sankalpa'),
  checkout: (orderId: string) => `/checkout/${encodeURIComponent(orderId)}`,
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  receipt: (orderId: string) => `/order/${encodeURIComponent(orderId)}/receipt`,
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,
  paymentBench: () => '/ptest22',
  debug: () => '/pdebug22',
} as const;
