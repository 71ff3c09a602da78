import { inEachLanguage } from '#kernel/language.ts';
import type { MessageKey } from './areas.ts';

const FILES = import.meta.glob<Record<string, string>>('./*/*.ts', { eager: true, import: 'default' });

/** Every message in each language, for the server. */
export const CATALOGUES = inEachLanguage((language): Readonly<Record<MessageKey, string>> => {
  const areas = Object.keys(FILES).filter((file) => file.startsWith(`./${language}/`));
  return Object.assign({}, ...areas.map((file) => FILES[file]));
});
