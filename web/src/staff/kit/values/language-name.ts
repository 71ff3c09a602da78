import type { Language } from '#kernel/language.ts';

/** The name of a language in another: 'English', 'русский'. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? named;
}
