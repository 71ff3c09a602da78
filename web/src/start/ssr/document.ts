import { escapeHtml, scriptJson } from '#kernel/escape.ts';
import type { Language } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import { HEAD_MARK, type HeadTag } from '../../page/late/head.ts';
import { MODULES_MARK, type PageState, ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from '../../page/page-state.ts';
import type { PageAssets } from './page-assets.ts';
import type { SchemaNode } from './structured-data.ts';

interface DocumentParts {
  readonly language: Language;
  readonly head: readonly HeadTag[];
  readonly assets: PageAssets;
  /** Addresses of the fonts to fetch before the page is drawn, and of those for what comes later. */
  readonly fonts: { readonly now: readonly string[]; readonly later: readonly string[] };
  /** Modules that the first draw needs, by their names in the manifest. */
  readonly modules: readonly string[];
  /** For search engines, as JSON-LD. */
  readonly structured: SchemaNode | undefined;
  /** HTML of the page itself. */
  readonly body: string;
  readonly state: PageState;
}

/** The colours of the browser's own bars, by the scheme of the system. */
const THEME = { light: '#fbf6ee', dark: '#17100c' };

/** The whole HTML document. It holds no inline script and no inline style, as the content security policy demands. */
export function documentHtml(parts: DocumentParts): string {
  const { language, head, structured, assets, fonts, modules, body, state } = parts;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head.map(tagHtml).join(''),
    ...Object.entries(THEME).map(
      ([scheme, colour]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`,
    ),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(BRAND[language])}" href="/${language}/rss.xml">`,
    [...assets.styles, ...assets.lateStyles(modules)].map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    fonts.now.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join(''),
    // Not deferred: it decides before the first draw.
    `<script src="${assets.faces}" data-later="${fonts.later.join(' ')}"></script>`,
    // The first script is small, and loads the others after the browser has drawn the page.
    `<script type="module" src="${assets.entry}" ${MODULES_MARK}="${assets.preloads(modules).join(' ')}"></script>`,
    // A data block. Browsers never run it, so the content security policy allows it.
    structured ? `<script type="application/ld+json" ${HEAD_MARK}>${scriptJson(structured)}</script>` : '',
    `</head><body><div id="${ROOT_ELEMENT_ID}">${body}</div>`,
    `<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(state)}</script></body></html>`,
  ].join('');
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const open = `<${tag}${pairs.join('')} ${HEAD_MARK}>`;
  return text === undefined ? open : `${open}${escapeHtml(text)}</${tag}>`;
}
