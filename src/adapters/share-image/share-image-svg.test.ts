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
/** The lines on which a title stands. */
const linesOf = (title: string) => {
  const [, group = ''] = /<g font-family[^>]*>(.*?)<\/g>/s.exec(svgOf(title)) ?? [];
  return [...group.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line);
};
const titles = [...readArticles(), ...readServices()].flatMap(({ name }) => Object.values(name));

test.each(titles)('%s: stands on at most four lines', (title) => {
  expect(linesOf(title).length).toBeGreaterThan(0);
  expect(linesOf(title).length).toBeLessThanOrEqual(4);
});

describe('a title breaks well', () => {
  test.each([
    ['Санкальпа: намерение обряда', ['Санкальпа:', 'намерение', 'обряда']],
    ['Этикет и подношения на яге', ['Этикет', 'и подношения', 'на яге']],
    ['Panchanga: the five elements of a day', ['Panchanga:', 'the five elements', 'of a day']],
    [
      'Fire: water: earth: consciousness enlightenment: air',
      ['Fire:', 'water:', 'earth:', 'consciousness enlightenment:', 'air'],
    ],
  ])('%s', (title, lines) => {
    expect(linesOf(title)).toEqual(lines);
  });

  test('a title of more than five lines ends with an ellipsis, and one of five does not', () => {
    expect(linesOf('One: two: three: four: five').at(-1)).toBe('five');
    expect(linesOf('One: two: three: four: five: six')).toEqual(['One:', 'two:', 'three:', 'four:', 'five:…']);
  });

  test.each(titles)('%s: no line ends with a word of one or two letters', (title) => {
    for (const line of linesOf(title).slice(0, -1)) expect(line).not.toMatch(/(^|\s)\p{L}{1,2}$/u);
  });
});

describe('whatever a title holds', () => {
  const odd = ['<script>alert(1)</script>', '"&\u0000\u0007', 'я'.repeat(300), 'слово '.repeat(80), '', '\u202E\u{1F525}'];
  test.each(odd)('%j is a drawing of the right size', (title) => {
    const svg = svgOf(title);
    expect(XMLValidator.validate(svg)).toBe(true);
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect([drawing.width, drawing.height]).toEqual([1200, 630]);
    expect(linesOf(title).length).toBeLessThanOrEqual(5);
  });
});
