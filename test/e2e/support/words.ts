import en from '../../../web/src/i18n/messages/en/index.ts';
import ru from '../../../web/src/i18n/messages/ru/index.ts';

export type Language = 'ru' | 'en';
type Key = keyof typeof en;

/** The language in which the shop answers a browser with this locale. */
export function languageOf(locale: string | undefined): Language {
  return locale?.startsWith('ru') ? 'ru' : 'en';
}

/** A message of the shop with its values filled in. For messages with plurals use `wordsBefore`. */
export function words(language: Language, key: Key, values: Record<string, string | number> = {}): string {
  const message: string = (language === 'ru' ? ru : en)[key];
  return message.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** A pattern for names that begin as this message does: with its text before the first value. */
export function wordsBefore(language: Language, key: Key): RegExp {
  const [start = ''] = words(language, key).split('{');
  return new RegExp(`^${start.trimEnd().replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`);
}

/** The same for one language. */
export function wordsIn(language: Language) {
  return (key: Key, values: Record<string, string | number> = {}): string => words(language, key, values);
}
