import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import type { Language } from '#kernel/language.ts';
import { BINDS_SENTENCES, bindWords } from '#words/bind-words.ts';

/** A file of messages, with its language; `first.ts` only joins others. */
const AREA_FILE = /\/i18n\/messages\/(\w+)\/(?!first)[\w-]+\.ts$/;

/** A Russian message of this many characters and more is a sentence that may come to stand in several lines, and no button. */
const SHORTEST_SENTENCE = 36;

/** Compiles the ICU strings of the message files into Lingui's token lists, so that browsers need no parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'post',
    async transform(_code, id) {
      const file = id.split('?')[0] ?? id;
      const [, language] = AREA_FILE.exec(file) ?? [];
      if (!language) return null;
      // The time of the last change makes a new address, since Node keeps what an address has once given.
      const area: { default: Record<string, string> } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
      const bindsSentences = BINDS_SENTENCES[language as Language];
      const compiled: Record<string, unknown> = {};
      for (const [key, message] of Object.entries(area.default))
        compiled[key] = compileMessageOrThrow(bindsSentences ? typesetRussian(message) : message);
      return { code: `export default ${JSON.stringify(compiled)}`, map: null };
    },
  };
}

/** Binds the words of a Russian sentence. What fits in a line is left as it is, and so is a message that begins with a choice of forms. */
export function typesetRussian(message: string): string {
  return message.length < SHORTEST_SENTENCE || /^\{\w+,/.test(message) ? message : bindWords(message);
}
