import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { readArticles } from '../../seed/read-articles.ts';
import { readServices } from '../../seed/read-catalogue.ts';
import { shareImageSvg } from './share-image-svg.ts';

const emblem = readFileSync(new URL('../../../web/public/emblems/flame.svg', import.meta.url), 'utf8');
const svgOf = (title: string) =>
  shareImageSvg({ title, kind: 'Article', brand: 'Vedic Rituals', emblem: 'flame' }, { emblem, mark: emblem });
const linesOf = (title: string) =>
  svgOf(title)
    .match(/<g font-family[^>]*>(.*?)<\/g>/s)?.[1]
    ?.match(/<text/g)?.length ?? 0;

describe('every title of the shop', () => {
  const titles = [...readArticles(), ...readServices()].flatMap(({ name }) => Object.values(name));
  test.each(titles)('%s: stands on at most four lines', (title) => {
    expect(linesOf(title)).toBeGreaterThan(0);
    expect(linesOf(title)).toBeLessThanOrEqual(4);
  });
});

describe('a title breaks well', () => {
  const textsOf = (title: string) =>
    [...(svgOf(title).match(/<g font-family[^>]*>(.*?)<\/g>/s)?.[1] ?? '').matchAll(/<text[^>]*>([^<]*)/g)].map(
      ([, line]) => line,
    );
  test.each([
    ['Санкальпа: намерение обряда', ['Санкальпа:', 'намерение', 'обряда']],
    ['Этикет и подношения на яге', ['Этикет', 'и подношения', 'на яге']],
    ['Panchanga: the five elements of a day', ['Panchanga:', 'the five elements', 'of a day']],
  ])('%s', (title, lines) => {
    expect(textsOf(title)).toEqual(lines);
  });

  const titles = [...readArticles(), ...readServices()].flatMap(({ name }) => Object.values(name));
  test.each(titles)('%s: no line ends with a word of one or two letters', (title) => {
    for (const line of textsOf(title).slice(0, -1)) expect(line).not.toMatch(/(^|\s)\p{L}{1,2}$/u);
  });
});

describe('whatever a title holds', () => {
  const odd = ['<script>alert(1)</script>', '"&\u0000\u0007', 'я'.repeat(300), 'слово '.repeat(80), '', '\u202E\u{1F525}'];
  test.each(odd)('%j is a drawing of the right size', (title) => {
    const svg = svgOf(title);
    expect(XMLValidator.validate(svg)).toBe(true);
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect([drawing.width, drawing.height]).toEqual([1200, 630]);
    expect(linesOf(title)).toBeLessThanOrEqual(5);
  });
});
