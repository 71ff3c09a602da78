import { LANGUAGES, type Prefix } from '#kernel/language.ts';

const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** The language prefix of an address path: '/ru/articles' -> '/ru', '/rune' -> ''. */
export function basenameOf(pathname: string): Prefix {
  return (PREFIX.exec(pathname)?.[0] ?? '') as Prefix;
}
