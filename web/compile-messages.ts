import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import type { Language } from '#kernel/language.ts';
import { BINDS_SENTENCES, bindWords } from '#words/bind-words.ts';

const AREA_FILE = /\/i18n\/messages\/(\w+)\/(?!first)[\w-]+\.ts$/;

/** Compiles the ICU strings of the message files into Lingui's token lists, so that browsers need no parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'post',
    async transform(_code, id) {
      const file = id.split('?')[0] ?? id;
      const [, language] = AREA_FILE.exec(file) ?? [];
      if (!language) return null;
      const area: { default: Record<string, string> } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
      const compiled = Object.entries(area.default).map(([key, message]) => [
        key,
        compileMessageOrThrow(BINDS_SENTENCES[language as Language] ? typesetRussian(message) : message),
      ]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, map: null };
    },
  };
}

/** A message of this many characters and more is a sentence that may come to stand in several lines, and no button. */
const SENTENCE = 36;

/** Binds the words of a Russian sentence; what fits in a line is left as it is. */
export function typesetRussian(message: string): string {
  return message.length < SENTENCE || message.startsWith('{') ? message : bindWords(message);
}
