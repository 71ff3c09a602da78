import type { MessageKey, Translate } from '../i18n.tsx';

/** The message of a code that the server writes; `otherwise` for a code that is newer than this page and has none. */
export function wordOf(t: Translate, key: string, otherwise: string): string {
  const word = t(key as MessageKey);
  return word === key ? otherwise : word;
}
