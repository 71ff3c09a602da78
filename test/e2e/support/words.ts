import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKey } from '../../../web/src/i18n/messages/areas.ts';

export type { MessageKey };
export type Language = 'ru' | 'en';

/** The shop's messages in one language, by their keys, with their values filled in. For messages with plurals use `wordsBefore`. */
export type Words = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const CATALOGUES = { ru: await catalogueOf('ru'), en: await catalogueOf('en') };

async function catalogueOf(language: Language): Promise<Record<MessageKey, string>> {
  const folder = join(import.meta.dirname, '../../../web/src/i18n/messages', language);
  const areas = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
  return Object.assign({}, ...areas.map((area) => area.default));
}

/** The language in which the shop answers a browser with this locale. */
export function languageOf(locale: string | undefined): Language {
  return locale?.startsWith('ru') ? 'ru' : 'en';
}

export function wordsIn(language: Language): Words {
  return (key, values = {}) =>
    CATALOGUES[language][key].replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** A pattern for names that begin as this message does: with its text before the first value. */
export function wordsBefore(language: Language, key: MessageKey): RegExp {
  const [start = ''] = CATALOGUES[language][key].split('{');
  // The signs of patterns in the text stand for themselves.
  return new RegExp(`^${start.trimEnd().replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`);
}
