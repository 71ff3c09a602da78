import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { unknownBlanks } from '#modules/catalogue/index.ts';
import { BRAND } from '#words/brand.ts';
import { readArticles, readLegalTexts } from './read-articles.ts';

const texts = readLegalTexts();

const outlineOf = (text: string) => [...text.matchAll(/^(#+|-|\d+\.) /gm)].map(([, mark]) => mark?.[0]);

test('no legal text has the id of an article: they share a table', () => {
  const articles = new Set(readArticles().map(({ id }) => id));
  expect(texts.filter(({ id }) => articles.has(id))).toEqual([]);
});

describe.each(texts)('$id', ({ content: { ru, en }, seoTitle, seoDescription }) => {
  test('has headings and lists in the same order in both languages', () => expect(outlineOf(en)).toEqual(outlineOf(ru)));

  test.each(LANGUAGES)('has no blank that nobody fills, in %s', (language) => {
    expect(unknownBlanks({ ru, en }[language])).toEqual([]);
  });

  test.each(LANGUAGES)('within the shop links only to legal texts, in %s', (language) => {
    const text = { ru, en }[language];
    const links = [...text.matchAll(/\]\((\/[^)]*)/g)].map(([, address]) => address);
    expect(links.filter((address) => !texts.some(({ id }) => address === `/legal/${id}`))).toEqual([]);
  });

  test.each(LANGUAGES)('fits the lines of search engines in %s', (language) => {
    expect(`${seoTitle[language]} | ${BRAND[language]}`.length).toBeLessThanOrEqual(60);
    expect(seoDescription[language].length).toBeGreaterThanOrEqual(50);
    expect(seoDescription[language].length).toBeLessThanOrEqual(160);
  });
});
