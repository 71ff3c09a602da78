export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages of the shop. */
export type Bilingual = Readonly<Record<Language, string>>;

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
