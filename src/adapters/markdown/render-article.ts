import MarkdownIt, { type Token } from 'markdown-it';
import { escapeHtml } from '#kernel/escape.ts';
import {
  createAnchors,
  linkAttributes,
  pictureAttributes,
  promoteNumberedLines,
  type RenderArticle,
  type TocEntry,
} from '#modules/catalogue/index.ts';
import { bindWords } from '#words/bind-words.ts';

/** Headings to this level stand in the table of contents. */
const DEEPEST_IN_TOC = 3;

/**
 * The parser. `html: false` escapes HTML in the text, so the output holds only tags that markdown makes. Its work is linear in the
 * length of the text, and the depth of lists and quotes is limited.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 40 });

// The parser accepts every address; `linkAttributes` and `pictureAttributes` judge them when links and pictures are rendered.
markdown.validateLink = () => true;
// An address that is its own text stays as it was written.
markdown.normalizeLinkText = (text) => text;

markdown.renderer.rules.link_open = (tokens, index) => {
  return `<a${attributesAsHtml(linkAttributes(addressOf(tokens[index], 'href')))}>`;
};

markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index];
  const { src, ...more } = pictureAttributes(addressOf(token, 'src')) ?? {};
  const words = plainText(token);
  return src ? `<img${attributesAsHtml({ src, alt: words, loading: 'lazy', ...more })}>` : escapeHtml(words);
};

markdown.renderer.rules.text = (tokens, index) => escapeHtml(bindWords(tokens[index]?.content ?? ''));

// The language of a code block is untrusted text, so it does not become a class. A wide block scrolls, so the keyboard can reach it.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
// Code that is set in by four spaces is drawn as code between fences.
markdown.renderer.rules.code_block = markdown.renderer.rules.fence;

// A wide table scrolls in its own box, which can be focused with the keyboard and is named by the table's columns.
markdown.renderer.rules.table_open = (tokens, index) =>
  `<div class="table-scroll" tabindex="0" role="group" aria-label="${escapeHtml(columnsOf(tokens, index))}"><table>\n`;
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** Renders an article as the port says. The page already has an h1, so headings of level 1 become level 2. */
export const renderArticle: RenderArticle = (text) => {
  const tokens = markdown.parse(promoteNumberedLines(text), {});
  const toc = nameHeadings(tokens);
  for (const token of tokens) alignByClass(token);
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { html, toc, plain: tokens.map(textOf).filter(Boolean).join('\n') };
};

/** The text of a paragraph, a heading, a cell or a block of code; empty for any other token. */
function textOf(token: Token): string {
  if (token.type === 'inline') return plainText(token);
  return token.type === 'fence' || token.type === 'code_block' ? token.content.trim() : '';
}

/** Gives headings their anchors, makes an h1 an h2, and returns the table of contents, with the levels as they were written. */
function nameHeadings(tokens: readonly Token[]): TocEntry[] {
  const nextAnchor = createAnchors();
  const toc: TocEntry[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    const level = Number(token.tag.slice(1));
    token.tag = `h${Math.max(2, level)}`;
    if (token.type === 'heading_close') continue;
    const title = plainText(tokens[index + 1]);
    const id = nextAnchor(title);
    token.attrs = [['id', id]];
    if (level <= DEEPEST_IN_TOC && title) toc.push({ id, title, level });
  }
  return toc;
}

/** The names of a table's columns, 'Day, Moon'; `index` is where the table opens. */
function columnsOf(tokens: readonly Token[], index: number): string {
  const names: string[] = [];
  for (const token of tokens.slice(index)) {
    if (token.type === 'thead_close') break;
    if (token.type === 'inline') names.push(plainText(token));
  }
  return names.filter(Boolean).join(', ');
}

/** Aligns columns by a class, because the content security policy forbids style attributes. */
function alignByClass(token: Token): void {
  if (token.type !== 'th_open' && token.type !== 'td_open') return;
  const [, side] = /text-align:(left|center|right)/.exec(`${token.attrGet('style')}`) ?? [];
  token.attrs = side ? [['class', `align-${side}`]] : null;
}

/** Types of tokens whose content is text as readers see it. Only in the words of a picture the parser leaves an escaped letter apart. */
const TEXTS = ['text', 'text_special', 'code_inline'];

/** The words of a line, a heading or a picture without their marks. */
function plainText(line: Token | undefined): string {
  const texts = (line?.children ?? []).map((part) => {
    if (part.type === 'softbreak' || part.type === 'hardbreak') return ' ';
    if (part.type === 'image') return plainText(part);
    return TEXTS.includes(part.type) ? part.content : '';
  });
  return texts.join('').trim();
}

/** The attributes of a tag, each after a space. */
function attributesAsHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

function addressOf(token: Token | undefined, attribute: 'href' | 'src'): string {
  return `${token?.attrGet(attribute) ?? ''}`;
}
