import { escapeHtml } from '#kernel/escape.ts';
import { LANGUAGES, type Language, type Prefix } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import { CONTRACT_LANGUAGE, DOCS_WORDS, type DocsWords } from '#words/docs.ts';
import { GUIDE_WORDS } from '#words/guide.ts';
import type { PageLook, TestMode } from '../pages/storefront-pages.ts';
import type { Documented } from './documented.ts';

/** What each page is drawn with. */
export interface Drawing {
  readonly contract: Documented;
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
  readonly renderText: (markdown: string) => { readonly html: string; readonly toc: readonly Heading[] };
}

export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

/** A page of the documentation. */
export interface DocsPage {
  /** Without the prefix of the language. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** True where the lead and the headings are texts of the contract, which have one language. */
  readonly isContract: boolean;
  readonly headings: readonly Heading[];
  readonly html: string;
  /** Address of a script of our own; missing on all pages but the guide, which are there at once without a script. */
  readonly script?: string;
}

/** The whole HTML document of a page. */
export function docsDocument(page: DocsPage, drawing: Drawing): string {
  const { language, words, look } = drawing;
  const body = [
    `<a class="docs-skip" href="#content">${words.skip}</a>`,
    testBand(drawing),
    header(page, drawing),
    `<div class="docs-frame">${navigation(page, drawing)}`,
    `<main id="content" tabindex="-1"><h1>${escapeHtml(page.title)}</h1><p class="docs-lead"${inItsLanguage(page)}>${escapeHtml(page.lead)}</p>`,
    contents(page, words),
    page.html,
    '</main></div>',
  ].join('');
  const fonts = look.fonts({ language, body, italics: false, grows: false }).now;
  const title = page.path === '/docs' ? words.title : `${page.title} · ${words.title}`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(page.lead)}">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ee">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17100c">',
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    `<link rel="canonical" href="${drawing.origin}${drawing.basename}${page.path}">`,
    ...look.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="stylesheet" href="/docs/style.css">',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    page.script ? `<script type="module" src="${page.script}"></script>` : '',
    `</head><body class="docs">${body}</body></html>`,
  ].join('');
}

/** The same sentence as at the head of the shop's other pages; nothing in a shop that takes real money. */
export function testBand({ testMode, words }: Pick<Drawing, 'testMode' | 'words'>): string {
  if (!testMode) return '';
  return `<section class="docs-test" aria-label="${words.testModeLabel}"><p>${words.testMode[testMode]}</p></section>`;
}

function header({ path }: DocsPage, { language, basename, words }: Drawing): string {
  const others = LANGUAGES.filter((one) => one !== language).map(
    (other) => `<a href="/${other}${path}" hreflang="${other}" lang="${other}">${DOCS_WORDS[other].inThisLanguage}</a>`,
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

/** The sections of the documentation. On a phone a disclosure that names the section of the page hides their list, which stands beside the text elsewhere. */
function navigation({ path }: DocsPage, { contract, language, basename, words, withTrying }: Drawing): string {
  const sections: readonly (readonly [to: string, text: string])[] = [
    ['/docs', words.guide],
    ['/docs/guide', GUIDE_WORDS[language].link],
    ...contract.sections.map(({ name }) => [`/docs/${name}`, words.sectionNames[name] ?? name] as const),
    ['/problems', words.problems],
    ['/docs/changes', words.changes],
  ];
  // Each kind of problem has a page of its own, but no link here.
  const [, current = ''] = sections.find(([to]) => to === (path.startsWith('/problems/') ? '/problems' : path)) ?? [];
  return [
    `<nav class="docs-sections" aria-label="${words.sections}">`,
    `<details><summary>${words.sections}: <b>${escapeHtml(current)}</b></summary></details><ul>`,
    ...sections.map(([to, text]) => {
      return `<li><a href="${basename}${to}"${to === path ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
    }),
    `<li><a href="/api/openapi.json">${words.document}</a></li>`,
    `<li><a href="/licenses.txt">${words.licenses}</a></li>`,
    withTrying ? `<li><a href="/docs/try/">${words.tryCalls}</a></li>` : '',
    '</ul></nav>',
  ].join('');
}

const inItsLanguage = ({ isContract }: DocsPage) => (isContract ? ` lang="${CONTRACT_LANGUAGE}"` : '');

function contents(page: DocsPage, words: DocsWords): string {
  const { headings } = page;
  if (headings.length < 2) return '';
  const items = headings.map(({ id, title }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></li>`);
  return `<nav class="docs-contents" aria-label="${words.onThisPage}"><h2>${words.onThisPage}</h2><ul${inItsLanguage(page)}>${items.join('')}</ul></nav>`;
}

/** A table that scrolls in its own box, which can be focused with the keyboard. Cells are HTML; the first column heads its row. */
export function table(label: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map(([first = '', ...others]) => {
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  return [
    `<div class="docs-scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">`,
    `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`,
  ].join('');
}

/** A sample, in a box that can be focused with the keyboard. */
export function codeBlock(label: string, text: string): string {
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`;
}
