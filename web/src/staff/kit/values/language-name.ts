import type { Language } from '#kernel/language.ts';

/** What a language is called in `language`: of `en` in English 'English', in Russian 'английский'. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named;
}
