import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKey as Key } from '../../../web/src/i18n/messages/areas.ts';

export type Language = 'ru' | 'en';

const CATALOGUES = { ru: await catalogueOf('ru'), en: await catalogueOf('en') };

async function catalogueOf(language: Language): Promise<Record<Key, string>> {
  const folder = join(import.meta.dirname, '../../../web/src/i18n/messages', language);
  const areas = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
  return Object.assign({}, ...areas.map((area) => area.default));
}

/** The language in which the shop answers a browser with this locale. */
export function languageOf(locale: string | undefined): Language {
  return locale?.startsWith('ru') ? 'ru' : 'en';
}

/** A message of the shop with its values filled in. For messages with plurals use `wordsBefore`. */
export function words(language: Language, key: Key, values: Record<string, string | number> = {}): string {
  const message = CATALOGUES[language][key];
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
