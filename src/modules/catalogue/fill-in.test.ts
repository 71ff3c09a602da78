import { expect, test } from 'vitest';
import { SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { renderArticle } from '../../adapters/markdown/render-article.ts';
import type { Article } from './article.ts';
import { asParagraphs, type Blanks, fillIn, unknownBlanks } from './fill-in.ts';

test('a blank is filled in each language, wherever it stands, and what nobody knows stays', () => {
  const document = { id: 'seller', content: { ru: '{seller}: {email}, { email }', en: '{seller} {unknown} $& {' } } as Article;
  const blanks = { seller: { ru: 'ООО «Яга»', en: 'Yagya $1 Ltd' }, email: { ru: 'a@b.ru', en: 'a@b.ru' } } as Blanks;
  expect(fillIn(document, blanks)).toEqual({
    id: 'seller',
    content: { ru: 'ООО «Яга»: a@b.ru, a@b.ru', en: 'Yagya $1 Ltd {unknown} $& {' },
  });
});

test.each([
  '# 7',
  '1. Fire Street',
  '- 5',
  '+7 495 000',
  '* a_b_c *',
  '[a](https://a.b)',
  '![a](/b.svg)',
  '> a',
  '===',
  '`a` ~~b~~',
  'A & B &amp; C',
  '<b>a</b>',
])('plain text %j stands in a legal text as it was typed', (line) => {
  // Only the page's own marks are undone, and its spaces that do not break.
  const { html } = renderArticle(asParagraphs([line]));
  const text = html
    .replace(/^<p>|<\/p>\s*$/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  expect(text.replaceAll('\u00a0', ' ')).toBe(line);
});

test('no script payload among the details of a seller becomes markup', () => {
  for (const payload of SCRIPT_PAYLOADS)
    expect(renderArticle(asParagraphs([payload])).html.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z]/i);
});

test('a name in braces that the shop cannot fill is told, in any script and once; other braces are no blanks', () => {
  expect(unknownBlanks('{seller} { email } {телефон} {toString} {телефон} {} {a b} { "a": 1 }')).toEqual(['телефон', 'toString']);
});
