import type { Law } from './law.ts';

/** Files outside of the words whose text holds Cyrillic letters, each with its reason. */
const CYRILLIC_DATA: readonly string[] = [
  // The name of the placeholder customer: the web sends it, and the server compares with it.
  'src/modules/orders/fallback-customer.ts',
];

export const wordsHaveOneHome: Law = (sources) =>
  sources
    .filter(({ path }) => !/^(src\/(words|seed)|web\/src\/i18n\/(messages|data))\//.test(path) && !CYRILLIC_DATA.includes(path))
    .filter(({ code }) => /\p{Script=Cyrillic}/u.test(code))
    .map(({ path }) => `${path} holds words that people read`);

/**
 * Files besides words that name a language. A new language changes all but the last; and it needs a migration, and its name in the schemas of
 * the contract.
 */
const LANGUAGE_FILES: readonly string[] = [
  'src/kernel/language.ts',
  'src/adapters/postgres/content/search.ts',
  'src/modules/consultations/request-consultation.ts',
  'web/src/start/ssr/page-assets.ts',
  'web/src/storefront/frame/language-switch.tsx',
  // A name that is English in every language.
  'web/src/storefront/reader/article-heading.tsx',
];

const languageName = /(['"`])(ru|en)\1|\((\?:)?(ru\|en|en\|ru)\)|\.(ru|en)\b|\b(ru|en):|\w_en\b|[a-z]En\b/;

export const languagesAreNamedInFewFiles: Law = (sources) =>
  sources
    .filter(({ path }) => !/^(src\/(words|seed|adapters\/postgres\/history)|web\/src\/i18n\/(messages|data))\//.test(path))
    .filter(({ path, code }) => !LANGUAGE_FILES.includes(path) && languageName.test(code))
    .map(({ path }) => `${path} names a language`);
