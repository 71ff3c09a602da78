import type { Basename } from '../../i18n/language.ts';

/** Paths that exist once for both languages. */
const WITHOUT_LANGUAGE = /^\/(?:$|\/|(?:ru|en|api|assets|emblems|media|share|docs)(?:[/?#]|$))/;

/**
 * Puts the page's language prefix before links that lead inside the shop, so that a reader stays in the language of the address.
 * Links that have a prefix keep it, so a second call changes nothing.
 */
export function localizeLinks(html: string, basename: Basename): string {
  if (!basename) return html;
  return html.replaceAll(/(<a\b[^>]*?\shref=")(\/[^"]*)"/g, (link, before: string, path: string) =>
    WITHOUT_LANGUAGE.test(path) && path !== '/' ? link : `${before}${basename}${path === '/' ? '' : path}"`,
  );
}
