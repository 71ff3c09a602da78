import { describe, expect, test } from 'vitest';
import { readArticles } from './read-articles.ts';
import { readServices } from './read-catalogue.ts';

const articles = readArticles();
const services = readServices();
const texts = [
  ...articles.map(({ id, content, contentEn }) => ({ id, ru: content, en: contentEn })),
  ...services.map(({ id, articleContent, articleContentEn }) => ({ id, ru: articleContent, en: articleContentEn })),
];
const addresses = new Set([
  '/',
  '/articles',
  ...articles.map(({ id }) => `/article/${id}`),
  ...services.map(({ slug }) => `/ritual/${slug}`),
]);

test('there are six rituals and at least eight articles, each with an id of its own', () => {
  expect(services).toHaveLength(6);
  expect(articles.length).toBeGreaterThanOrEqual(8);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});

describe.each(texts)('$id', ({ ru, en }) => {
  test.each(Object.entries({ ru, en }))('has 800 to 2,000 words in %s', (_, text) => {
    const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(2000);
  });

  test('has the same headings, lists, tables and quotes in both languages', () => expect(outlineOf(en)).toEqual(outlineOf(ru)));

  test('leaves the one title of its page to the page', () => expect(`${ru}\n${en}`).not.toMatch(/^# /m));

  test.each(Object.entries({ ru, en }))('links only to what there is, in %s', (_, text) => {
    const links = [...text.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, address]) => address ?? '');
    expect(links.filter((address) => !addresses.has(address))).toEqual([]);
  });

  test('is in the language it says', () => {
    expect(shareOfCyrillic(ru)).toBeGreaterThan(0.8);
    expect(shareOfCyrillic(en)).toBeLessThan(0.05);
  });
});

test('what search engines show fits their lines', () => {
  for (const { seoTitle, seoTitleEn, seoDescription, seoDescriptionEn } of articles) {
    for (const title of [seoTitle, seoTitleEn]) expect(title.length).toBeLessThanOrEqual(70);
    for (const description of [seoDescription, seoDescriptionEn]) expect(description.length).toBeLessThanOrEqual(170);
  }
});

/** The kinds of its lines that shape a text, in order: headings by their level, and whether there are tables, quotes and lists. */
function outlineOf(text: string): unknown {
  const headings = [...text.matchAll(/^(#+) /gm)].map(([, marks]) => marks?.length);
  return { headings, table: /^\|/m.test(text), quote: /^>/m.test(text), list: /^(-|\d+\.) /m.test(text) };
}

function shareOfCyrillic(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length / letters.length;
}
