export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of what every text must have, and of what stands once for all languages, such as an article's date. */
export const FIRST_LANGUAGE = LANGUAGES[0];

/** Begins the address of a page whose language is fixed; empty where the reader's language decides. */
export type Prefix = '' | `/${Language}`;

/** A value for each language of the shop. */
export type InEachLanguage<Value> = Readonly<Record<Language, Value>>;

/** A text in both languages of the shop. */
export type Bilingual = InEachLanguage<string>;

/** Makes a value for each language of the shop. */
export function inEachLanguage<Value>(make: (language: Language) => Value): InEachLanguage<Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Value>;
}

/** Browser languages whose readers get Russian; everyone else gets English. */
const READ_RUSSIAN = ['ru', 'be', 'kk', 'ky', 'uz', 'tg', 'tk', 'hy', 'az', 'ka'];

/**
 * Chooses by the browser's first language (`navigator.language`, or the first of `Accept-Language`).
 * `tags` are BCP 47 tags in order of preference; English when there is none.
 */
export function chooseLanguage(tags: readonly string[]): Language {
  const primary = tags[0]?.toLowerCase().split('-')[0] ?? '';
  return READ_RUSSIAN.includes(primary) ? 'ru' : 'en';
}

/** Language tags of an `Accept-Language` header, most wanted first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
