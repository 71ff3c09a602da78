import { LANGUAGES, type Prefix } from '#kernel/language.ts';

/**
 * Paths that get no prefix: those that have one, those of the folders of files, of the API and of its documentation, which chooses the reader's
 * language itself, files for machines, and `//`, which begins the address of another host.
 */
const WITHOUT_LANGUAGE = new RegExp(
  `^/(?:/|(?:${LANGUAGES.join('|')}|api|assets|emblems|icons|pictures|share|docs|\\.well-known)(?:[/?#]|$)|[^/?#]+\\.(?:txt|webmanifest|xml)(?:[?#]|$))`,
);

/**
 * Puts the page's language prefix before links that lead inside the shop, so that a reader stays in the language of the address.
 * Links that have a prefix keep it, so a second call changes nothing.
 */
export function localizeLinks(html: string, basename: Prefix): string {
  if (!basename) return html;
  // The beginning of a link's tag up to its address, and an address that begins with a slash.
  return html.replaceAll(/(<a\b[^>]*?\shref=")(\/[^"]*)"/g, (link, before: string, path: string) => {
    if (path === '/') return `${before}${basename}"`;
    return WITHOUT_LANGUAGE.test(path) ? link : `${before}${basename}${path}"`;
  });
}
