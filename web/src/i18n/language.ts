/** The languages of the shop. */
export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The address prefixes under which a page exists: negotiated, and fixed to a language. */
export type Basename = '' | `/${Language}`;

/** The language prefix of an address path: '/ru/articles' -> '/ru', '/rune' -> ''. */
export function basenameOf(pathname: string): Basename {
  return (/^\/(?:ru|en)(?=\/|$)/.exec(pathname)?.[0] ?? '') as Basename;
}
