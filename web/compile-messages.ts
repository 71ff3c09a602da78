import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const AREA_FILE = /\/i18n\/messages\/(?:en|ru)\/(?!index|first)[\w-]+\.ts$/;

/** Turns the ICU strings of a language's area files into the runtime's token lists, so that no parser is shipped. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'post',
    async transform(_code, id) {
      const file = id.split('?')[0] ?? id;
      if (!AREA_FILE.test(file)) return null;
      const area: { default: Record<string, string> } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
      const compiled = Object.entries(area.default).map(([key, message]) => [key, compileMessageOrThrow(message)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, map: null };
    },
  };
}
