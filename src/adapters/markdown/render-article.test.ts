// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { markdownAttacks } from '../../../test/support/markdown-attacks.ts';
import { renderArticle } from './render-article.ts';

const TAGS = new Set(
  'a,blockquote,br,code,div,em,h2,h3,h4,h5,h6,hr,img,li,ol,p,pre,s,strong,table,tbody,td,th,thead,tr,ul'.split(','),
);
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/,
  target: /^_blank$/,
  rel: /^noopener$/,
  id: /^[\p{L}\p{M}\p{N}-]+$/u,
  src: /^\/(?!\/)/,
  alt: /^/,
  loading: /^lazy$/,
  class: /^(table-scroll|align-(left|center|right))$/,
  tabindex: /^0$/,
  role: /^group$/,
  'aria-label': /^/,
  start: /^\d+$/,
};

/** The elements of a rendered text, as a browser reads them. */
function elementsOf(markdown: string): Element[] {
  const { body } = new DOMParser().parseFromString(renderArticle(markdown).html, 'text/html');
  return [...body.querySelectorAll('*')];
}

/** The elements and attributes of a rendered text that an article must not have. */
function forbiddenIn(markdown: string): string[] {
  return elementsOf(markdown).flatMap((element) => [
    ...(TAGS.has(element.localName) ? [] : [element.outerHTML]),
    ...[...element.attributes]
      .filter(({ name, value }) => !ATTRIBUTES[name]?.test(value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  ]);
}

describe('an article holds nothing that runs', () => {
  test('the attacks are many', () => expect(new Set(markdownAttacks).size).toBeGreaterThan(300));
  test.each(markdownAttacks)('%j', (attack) => expect(forbiddenIn(attack)).toEqual([]));

  test('no heading takes an id of the page around it, and none has the id of another', () => {
    const ids = elementsOf('# Root\n## State\n## State\n## Content\n## Good days\n## ***').map(({ id }) => id);
    for (const taken of ['root', 'state', 'content', 'good-days']) expect(ids).not.toContain(taken);
    const named = ids.filter(Boolean);
    expect(new Set(named).size).toBe(named.length);
  });
});

describe('an article is readable', () => {
  const html = (markdown: string) => renderArticle(markdown).html;

  test('a table, which may scroll, is reached with the keyboard and named by its columns', () => {
    const [first, second] = elementsOf('| Day | *"Moon"* | |\n|-|-|-|\n| 1 | 2 | 3 |\n\n| Fire |\n|-|').filter((element) =>
      element.matches('.table-scroll'),
    );
    expect([first?.getAttribute('tabindex'), first?.getAttribute('role')]).toEqual(['0', 'group']);
    expect([first, second].map((table) => table?.getAttribute('aria-label'))).toEqual(['Day, "Moon"', 'Fire']);
  });

  test('tables, lists, quotes and code are drawn', () => {
    const drawn = html('| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- x\n\n> y\n\n`z`\n\n```\nw\n```');
    const parts = ['<td class="align-right">2</td>', '<li>x</li>', '<blockquote>', '<code>z</code>', '<pre tabindex="0"><code>w'];
    for (const part of parts) expect(drawn).toContain(part);
  });

  test('code that is set in by four spaces scrolls and is found as code between fences', () => {
    expect(renderArticle('a\n\n    b <c>\n\nd')).toMatchObject({
      html: '<p>a</p>\n<pre tabindex="0"><code>b &lt;c&gt;\n</code></pre>\n<p>d</p>\n',
      plain: 'a\nb <c>\nd',
    });
  });

  test('links open in a new tab, which has no hold of this page; places on the same page do not', () => {
    expect(html('[a](/article/sankalpa)')).toContain('<a href="/article/sankalpa" target="_blank" rel="noopener">a</a>');
    expect(html('[a](https://example.com/?x=1&y=2)')).toContain('href="https://example.com/?x=1&amp;y=2" target="_blank"');
    expect(html('[a](#b)')).toContain('<a href="#b">a</a>');
  });

  test('a link that leads nowhere good leaves its words', () =>
    expect(html('[a](javascript:alert(1))')).toBe('<p><a>a</a></p>\n'));

  test('pictures are our own, or their words', () => {
    expect(html('![Flame](/emblems/flame.svg)')).toContain('<img src="/emblems/flame.svg" alt="Flame" loading="lazy">');
    expect(html('![Flame](https://elsewhere.test/x.png)')).toBe('<p>Flame</p>\n');
  });

  test('the words of a picture, and a title with one, have no marks of markdown', () => {
    const { html: drawn, toc } = renderArticle('## ![The *sacred* \\[fire\\] of `agni`](/emblems/flame.svg)');
    expect(drawn).toContain('alt="The sacred [fire] of agni"');
    expect(toc).toMatchObject([{ title: 'The sacred [fire] of agni' }]);
  });

  test('the table of contents holds levels 1 to 3 with the anchors of the text', () => {
    const { html: drawn, toc } = renderArticle('# Agni\n## What *it* is\n### Why?\n#### Deeper');
    expect(toc).toEqual([
      { id: 'agni', title: 'Agni', level: 1 },
      { id: 'what-it-is', title: 'What it is', level: 2 },
      { id: 'why', title: 'Why?', level: 3 },
    ]);
    expect(drawn).toContain('<h2 id="agni">Agni</h2>');
    expect(drawn).toContain('<h4 id="deeper">');
  });

  test('numbered lines that are titles become headings of level 2', () => {
    expect(renderArticle('1. Choose a day\nText.\n2. Prepare').toc).toEqual([
      { id: '1-choose-a-day', title: '1. Choose a day', level: 2 },
      { id: '2-prepare', title: '2. Prepare', level: 2 },
    ]);
  });

  test('the search gets the words of an article without marks and addresses', () => {
    const { plain } = renderArticle(
      '## A *title*\n\nSee [the fire](/ritual/ganesha), `now`.\n\n| One | Two |\n|---|---|\n| 1 | <b> |',
    );
    expect(plain).toBe('A title\nSee the fire, now.\nOne\nTwo\n1\n<b>');
  });

  test('an empty text renders to nothing', () => expect(renderArticle('')).toEqual({ html: '', toc: [], plain: '' }));
});

describe('long lines are rendered, whatever they hold', () => {
  const quotes = ['> ', '- ', '1. ', '# '];
  const links = ['[', '![', '[a](', '[a]: ', 'a@', ': '];
  const parts = [...quotes, ...links, '*a**b ', '_a__', '~a~~', '`', '<', '<a ', '<!--', '&', ' a ', '\\'];
  test.each(parts)('%j, again and again', (part) => {
    expect(renderArticle(part.repeat(50_000 / part.length)).html.length).toBeGreaterThan(0);
  });
});

test('a no-break space follows each short word of text and headings, but code and anchors have none', () => {
  const { html, toc } = renderArticle('## О доме\n\nИ в доме `и в коде`');
  expect(html).toContain('<h2 id="о-доме">О\u00a0доме</h2>');
  expect(html).toContain('И\u00a0в\u00a0доме <code>и в коде</code>');
  expect(toc).toEqual([{ id: 'о-доме', title: 'О доме', level: 2 }]);
});
