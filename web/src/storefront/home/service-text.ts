import type { Service } from '../../api/queries.ts';
import type { Language } from '../../i18n/language.ts';

/** A service's words in the reader's language. */
export function serviceText(service: Service, language: Language): { name: string; description: string } {
  return language === 'ru'
    ? { name: service.name, description: service.description }
    : { name: service.name_en, description: service.description_en };
}
