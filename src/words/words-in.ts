import type { FIRST_LANGUAGE, InEachLanguage, Language } from '#kernel/language.ts';

type First = typeof FIRST_LANGUAGE;

/** Words in each language. Every language must have the keys and parameters of the first one, and no others. */
export function wordsIn<Words>(
  words: Readonly<Record<First, Words> & Record<Exclude<Language, First>, NoInfer<Words>>>,
): InEachLanguage<Words> {
  return words;
}
