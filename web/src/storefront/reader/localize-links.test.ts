// @vitest-environment node
import { expect, test } from 'vitest';
import { localizeLinks } from './localize-links.ts';

test.each([
  ['<a href="/article/sankalpa">x</a>', '<a href="/ru/article/sankalpa">x</a>'],
  ['<a class="b" href="/ritual/ganesha#x" rel="noopener">x</a>', '<a class="b" href="/ru/ritual/ganesha#x" rel="noopener">x</a>'],
  ['<a href="/">x</a>', '<a href="/ru">x</a>'],
])('a link inside the shop keeps the language of the address: %s', (html, expected) => {
  expect(localizeLinks(html, '/ru')).toBe(expected);
  expect(localizeLinks(expected, '/ru')).toBe(expected);
  expect(localizeLinks(html, '')).toBe(html);
});

test.each([
  '<a href="https://example.com/article/x">x</a>',
  '<a href="//example.com/x">x</a>',
  '<a href="/en/article/sankalpa">x</a>',
  '<a href="#part">x</a>',
  '<img src="/emblems/flame.svg">',
  '<a href="/emblems/flame.svg">x</a>',
  '<a href="/pictures/0123-small.webp">x</a>',
  '<a href="/.well-known/certificate-keys">x</a>',
  '<a href="/sitemap.xml">x</a>',
  '<p>href="/article/x"</p>',
])('anything else stays unchanged: %s', (html) => {
  expect(localizeLinks(html, '/ru')).toBe(html);
});
