export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How numbers and dates of a language are written: English in the British way, '15 January 2027', as its readers live anywhere. */
export const LOCALES: Readonly<Record<Language, string>> = { ru: 'ru-RU', en: 'en-GB' };

/**
 * The language whose fields have names without a suffix, and whose seed files hold the facts that all languages share, such as an article's
 * date. Partners and administrators whose language nobody has told get it.
 */
export const FIRST_LANGUAGE = LANGUAGES[0];

/** The path prefix of a page in a fixed language; empty where the reader's language decides. */
export type Prefix = '' | `/${Language}`;

/** A value for each language of the shop. */
export type InEachLanguage<Value> = Readonly<Record<Language, Value>>;

/** A text in both languages of the shop. */
export type Bilingual = InEachLanguage<string>;

/** Calls `make` once for each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): InEachLanguage<Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
}

/** The words in each language without spaces around them. */
export function trimWords(words: Bilingual): Bilingual {
  return inEachLanguage((language) => words[language].trim());
}

/** The words of all languages in one line, for the log of the staff. */
export function inAllLanguages(words: Bilingual): string {
  return LANGUAGES.map((language) => words[language]).join(' / ');
}

/** Browser languages whose readers get Russian; everyone else gets English. */
const READ_RUSSIAN = ['ru', 'be', 'kk', 'ky', 'uz', 'tg', 'tk', 'hy', 'az', 'ka'];

/**
 * Chooses by the browser's first language. `tags` are BCP 47 tags in order of preference, from `navigator.languages` or
 * `Accept-Language`; without any the language is English.
 */
export function chooseLanguage(tags: readonly string[]): Language {
  const primary = tags[0]?.toLowerCase().split('-')[0] ?? '';
  return READ_RUSSIAN.includes(primary) ? 'ru' : 'en';
}

/** Returns the language tags of an `Accept-Language` header by descending weight; malformed tags are dropped. */
export function parseAcceptLanguage(header = ''): string[] {
  return header
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map(weightedTag)
    .filter(({ tag, weight }) => LANGUAGE_TAG.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const LONGEST_HEADER = 500;
const LANGUAGE_TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i;

/** Reads `en-GB;q=0.8`; without a weight it is 1. */
function weightedTag(part: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = part.split(';');
  const weights = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]);
  return { tag: tag.trim(), weight: Number(weights.find(Boolean) ?? 1) };
}
