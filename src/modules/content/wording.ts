import { type Bilingual, inEachLanguage, trimWords } from '#kernel/language.ts';

/** The most characters of a substitute: search engines cut longer texts. */
const LONGEST_SUBSTITUTE = 160;

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
  // Code points, so that no character is cut.
  const characters = Array.from(text);
  if (characters.length <= LONGEST_SUBSTITUTE) return text;
  const beginning = characters.slice(0, LONGEST_SUBSTITUTE - 1).join('');
  return `${beginning.replace(/\s+\S*$/, '')}…`;
}

/** These fields without spaces around them. */
export function trimmed<Field extends string>(written: Readonly<Record<Field, Bilingual>>, ...fields: Field[]) {
  const entries = fields.map((field) => [field, trimWords(written[field])]);
  return Object.fromEntries(entries) as Record<Field, Bilingual>;
}
