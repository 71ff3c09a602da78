import { escapeXml } from '#kernel/escape.ts';
import { LANGUAGES, type Prefix } from '#kernel/language.ts';
import { type PublicPage, pageUrl } from './public-pages.ts';
import { XML_DECLARATION, xmlElement } from './xml.ts';

/** A page of a sitemap; one that is computed from its address alone never changes, and has no `updatedAt`. */
type Listed = Pick<PublicPage, 'path'> & Partial<Pick<PublicPage, 'updatedAt'>>;

/** The sitemap (sitemaps.org 0.9): every public page in both languages, each naming the other and the address that follows the reader. */
export function sitemapXml(pages: readonly Listed[], origin: string): string {
  const urls = pages.flatMap((page) => {
    const address = (prefix: Prefix) => pageUrl(origin, prefix, page.path);
    const changed = page.updatedAt ? xmlElement('lastmod', page.updatedAt.toISOString()) : '';
    const alternates = [
      ...LANGUAGES.map((language) => alternate(language, address(`/${language}`))),
      alternate('x-default', address('')),
    ].join('');
    return LANGUAGES.map((language) =>
      xmlElement('url', xmlElement('loc', escapeXml(address(`/${language}`))) + changed + alternates),
    );
  });
  const namespaces = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9', 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return XML_DECLARATION + xmlElement('urlset', urls.join('\n'), namespaces);
}

function alternate(hreflang: string, href: string): string {
  return xmlElement('xhtml:link', '', { rel: 'alternate', hreflang, href });
}
