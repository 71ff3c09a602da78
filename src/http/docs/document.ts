import { escapeHtml } from '#kernel/escape.ts';
import { LANGUAGES, type Language, type Prefix } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import { CONTRACT_LANGUAGE, DOCS_WORDS, type DocsWords } from '#words/docs.ts';
import { GUIDE_WORDS } from '#words/guide.ts';
import { VERIFICATION_WORDS } from '#words/verification.ts';
import type { PageLook, TestMode } from '../pages/storefront-pages.ts';
import type { Documented } from './documented.ts';
import type { NameOf } from './fields.ts';
import type { Translation } from './translations.ts';

/** Facts of this shop, which differ from those of another. */
export interface ShopFacts {
  /** Where people reach the shop. */
  readonly email: string;
  readonly messenger: string;
  /** The time zone in which its days and months begin, such as `Europe/Moscow`. */
  readonly timeZone: string;
}

/** What each page is drawn with. */
export interface Drawing {
  readonly contract: Documented;
  /** Undefined in the contract's own language. */
  readonly translation: Translation | undefined;
  readonly facts: ShopFacts;
  /** True where the client package can be fetched. */
  readonly hasClient: boolean;
  /** What has changed in the contract, as markdown. */
  readonly changes: string;
  readonly language: Language;
  /** `/ru` or `/en` where the address fixes the language. */
  readonly basename: Prefix;
  readonly words: DocsWords;
  readonly origin: string;
  /** True where calls can be tried. */
  readonly withTrying: boolean;
  readonly look: PageLook;
  readonly testMode: TestMode;
  /** Names the shapes that the page describes once, at its end. */
  readonly nameOf?: NameOf;
  readonly renderText: (markdown: string) => { readonly html: string; readonly toc: readonly Heading[] };
}

export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** Attribute that names the language of the title, where it is not the page's. */
  readonly langAttribute?: string;
}

/** A page of the documentation. */
export interface DocsPage {
  /** Without the prefix of the language. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** Attribute that names the language of the lead, where it is not the page's. */
  readonly leadLangAttribute?: string;
  readonly headings: readonly Heading[];
  readonly html: string;
  /** Address of a further script of our own, by which the calls of the guide run. */
  readonly script?: string;
  /** The text in the search field; undefined on every page but the search. */
  readonly searched?: string;
}

/** A text of the contract for a page: translated, or else in the contract's language, which `langAttribute` then names. */
export function translated(
  text: string,
  { translation }: Pick<Drawing, 'translation'>,
): { readonly text: string; readonly langAttribute: string } {
  const translatedText = translation?.textOf(text);
  if (translatedText !== undefined) return { text: translatedText, langAttribute: '' };
  return { text, langAttribute: translation ? ` lang="${CONTRACT_LANGUAGE}"` : '' };
}

/** The whole HTML document of a page. */
export function docsDocument(page: DocsPage, drawing: Drawing): string {
  const { language, words, look } = drawing;
  const body = [
    `<a class="docs-skip" href="#content">${words.skip}</a>`,
    testBand(drawing),
    header(page, drawing),
    `<div class="docs-frame">${navigation(page, drawing)}`,
    `<main id="content" tabindex="-1"><h1>${escapeHtml(page.title)}</h1>`,
    `<p class="docs-lead"${page.leadLangAttribute ?? ''}>${escapeHtml(page.lead)}</p>`,
    contents(page, words),
    page.html,
    '</main></div><p class="docs-said" role="status"></p>',
  ].join('');
  const fonts = look.fonts({ language, body, hasItalics: false, willGrow: false }).now;
  const title = page.path === '/docs' ? words.title : `${page.title} · ${words.title}`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(page.lead)}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ee">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17100c">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    page.searched === undefined ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${drawing.origin}${drawing.basename}${page.path}">`,
    `<link rel="alternate" type="application/atom+xml" title="${words.changes}" href="/docs/changes.atom">`,
    ...look.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="stylesheet" href="/docs/style.css">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    '<script type="module" src="/docs/copy.js"></script>',
    page.script ? `<script type="module" src="${page.script}"></script>` : '',
    `</head><body class="docs" data-copy="${words.copy}" data-copied="${words.copied}">${body}</body></html>`,
  ].join('');
}

/** The same sentence as at the head of the shop's other pages; nothing in a shop that takes real money. */
export function testBand({ testMode, words }: Pick<Drawing, 'testMode' | 'words'>): string {
  if (!testMode) return '';
  return `<section class="docs-test" aria-label="${words.testModeLabel}"><p>${words.testMode[testMode]}</p></section>`;
}

function header({ path, searched }: DocsPage, { language, basename, words }: Drawing): string {
  const search = searched ? `?${new URLSearchParams({ q: searched })}` : '';
  const others = LANGUAGES.filter((known) => known !== language).map(
    (other) => `<a href="/${other}${path}${search}" hreflang="${other}" lang="${other}">${DOCS_WORDS[other].inThisLanguage}</a>`,
  );
  return [
    '<header class="docs-header"><div>',
    `<a class="docs-brand" href="${basename || '/'}"><img src="/emblems/flame.svg" alt="" width="34" height="34">`,
    `<span>${BRAND[language]}</span></a>`,
    `<a href="${basename || '/'}">${words.shop}</a>`,
    ...others,
    '</div></header>',
  ].join('');
}

/**
 * The sections of the documentation. Their list stands beside the text; on a phone a disclosure, which names the section of the page, hides
 * it.
 */
function navigation({ path, searched = '' }: DocsPage, { contract, language, basename, words, withTrying }: Drawing): string {
  const sections: readonly (readonly [to: string, text: string])[] = [
    ['/docs', words.guide],
    ['/docs/guide', GUIDE_WORDS[language].link],
    ['/docs/verification', VERIFICATION_WORDS[language].link],
    ...contract.sections.map(({ name }) => [`/docs/${name}`, words.sectionNames[name] ?? name] as const),
    ['/problems', words.problems],
    ['/docs/changes', words.changes],
  ];
  // Each kind of problem has a page of its own, but no link here.
  const section = path.startsWith('/problems/') ? '/problems' : path.split('/', 3).join('/');
  // Only the page of the search belongs to no section.
  const [, sectionName = words.search] = sections.find(([to]) => to === section) ?? [];
  return [
    `<nav class="docs-sections" aria-label="${words.sections}">`,
    `<form role="search" action="${basename}/docs/search"><label><span>${words.search}</span> `,
    `<input type="search" name="q" maxlength="${MOST_SEARCHED}" value="${escapeHtml(searched)}"></label>`,
    `<button>${words.find}</button></form>`,
    `<details><summary>${words.sections}: <b>${escapeHtml(sectionName)}</b></summary></details><ul>`,
    ...sections.map(([to, text]) => {
      const place = to === path ? 'page' : 'true';
      const current = to === section ? ` aria-current="${place}"` : '';
      return `<li><a href="${basename}${to}"${current}>${escapeHtml(text)}</a></li>`;
    }),
    withTrying ? `<li><a href="/docs/try/">${words.tryCalls}</a></li>` : '',
    `<li><a href="/licenses.txt">${words.licenses}</a></li>`,
    '</ul></nav>',
  ].join('');
}

/** The most characters of a search. */
export const MOST_SEARCHED = 100;

function contents({ headings }: DocsPage, words: DocsWords): string {
  if (headings.length < 2) return '';
  const items = headings.map(
    ({ id, title, langAttribute = '' }) => `<li><a href="#${escapeHtml(id)}"${langAttribute}>${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="docs-contents" aria-label="${words.onThisPage}"><h2>${words.onThisPage}</h2><ul>${items.join('')}</ul></nav>`;
}
