import type { FIRST_LANGUAGE, InEachLanguage, Language } from '#kernel/language.ts';

type First = typeof FIRST_LANGUAGE;

/** Words in each language. What the first language says, and with what parameters, every other must say as well, and nothing besides. */
export function wordsIn<Words>(
  words: Readonly<Record<First, Words> & Record<Exclude<Language, First>, NoInfer<Words>>>,
): InEachLanguage<Words> {
  return words;
}
