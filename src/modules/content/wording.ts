import { type Bilingual, inEachLanguage, trimWords } from '#kernel/language.ts';

/** In characters: search engines cut longer descriptions. */
const LONGEST_DESCRIPTION = 160;

interface SearchWords {
  readonly seoTitle: Bilingual;
  readonly seoDescription: Bilingual;
}

/** What search engines show; name and introduction where nobody wrote anything for them. */
export function forSearch(text: SearchWords & { readonly name: Bilingual; readonly intro: Bilingual }): SearchWords {
  const orElse = (words: Bilingual, substitute: Bilingual) =>
    inEachLanguage((language) => words[language].trim() || beginningOf(substitute[language]));
  return { seoTitle: orElse(text.seoTitle, text.name), seoDescription: orElse(text.seoDescription, text.intro) };
}

function beginningOf(text: string): string {
  return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

/** These fields without spaces around them. */
export function trimmed<Field extends string>(written: Readonly<Record<Field, Bilingual>>, ...fields: Field[]) {
  const entries = fields.map((field) => [field, trimWords(written[field])]);
  return Object.fromEntries(entries) as Record<Field, Bilingual>;
}
