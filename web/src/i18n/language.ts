import { LANGUAGES, type Language, type Prefix } from '#kernel/language.ts';

/** The locale of a language's dates. English texts are British English. */
export const LOCALES: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** The language prefix of an address path: '/ru/articles' -> '/ru', '/rune' -> ''. */
export function basenameOf(pathname: string): Prefix {
  return (PREFIX.exec(pathname)?.[0] ?? '') as Prefix;
}
