import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import { readArticles } from './read-articles.ts';
import { readServices } from './read-catalogue.ts';

const articles = readArticles();
const services = readServices();
const texts = [
  ...articles.map(({ id, content }) => ({ id, ...content })),
  ...services.map(({ id, articleContent }) => ({ id, ...articleContent })),
];
const addresses = new Set([
  '/',
  '/articles',
  '/panchanga',
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

  test('has headings of the same levels in both languages, and lists, tables and quotes in both or in neither', () =>
    expect(outlineOf(en)).toEqual(outlineOf(ru)));

  test('leaves the one title of its page to the page', () => expect(`${ru}\n${en}`).not.toMatch(/^# /m));

  test.each(Object.entries({ ru, en }))('within the shop links only to what there is, in %s', (_, text) => {
    const links = [...text.matchAll(/\]\((\/[^)#\s]*)/g)].map(([, address]) => address ?? '');
    expect(links.filter((address) => !addresses.has(address))).toEqual([]);
  });

  test('is in the language it says', () => {
    expect(shareOfCyrillic(ru)).toBeGreaterThan(0.8);
    expect(shareOfCyrillic(en)).toBeLessThan(0.05);
  });
});

test('each article has an emblem of its own, drawn in the shop', () => {
  const pictures = articles.map(({ imageUrl }) => imageUrl);
  expect(new Set([...pictures, ...services.map(({ imageUrl }) => imageUrl), '/emblems/flame.svg']).size).toBe(
    articles.length + services.length + 1,
  );
  for (const picture of pictures) expect(existsSync(`${import.meta.dirname}/../../web/public${picture}`), picture).toBe(true);
});

describe.each(LANGUAGES)('what search engines show in %s', (language) => {
  const lines = [
    ...articles.map(({ seoTitle, seoDescription }) => ({ title: seoTitle[language], description: seoDescription[language] })),
    ...services.map(({ articleSeoTitle, articleSeoDescription }) => {
      return { title: articleSeoTitle[language], description: articleSeoDescription[language] };
    }),
  ];
  test('fits their lines, with the brand behind the title', () => {
    for (const { title, description } of lines) {
      expect(`${title} | ${BRAND[language]}`.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });

  test('is different for each page', () => {
    expect(new Set(lines.map(({ title }) => title)).size).toBe(lines.length);
    expect(new Set(lines.map(({ description }) => description)).size).toBe(lines.length);
  });
});

test('names and terms are spelled one way in all the texts', () => {
  // Махамритьюнджая, ведический, Дивали; Shri, Grihya Sutra, Diwali, prasad.
  const russian = texts.map(({ ru }) => ru).join('\n');
  const english = texts.map(({ en }) => en).join('\n');
  expect(russian).not.toMatch(/Маха-Мритьюн|ведийск|Дипавали/u);
  expect(english).not.toMatch(/\bSri\b|Grihyasutra|Dipavali|[Pp]rasada\b/);
});

test('where a day of birth without its time is spoken of, it is said that the moon changes its nakshatra about once a day', () => {
  const speaking = texts.filter(({ en }) => /without a time|if nothing is known/i.test(en));
  expect(speaking.map(({ id }) => id).toSorted()).toEqual(['how-to-prepare', 'nakshatras', 'questions']);
  for (const { id, ru, en } of speaking) {
    // The same in Russian; and no text says that the day often does without a time.
    expect(ru, id).toMatch(/меняет накшатру примерно раз в сутки|проходит за 21–27 часов/);
    expect(en, id).toMatch(/changes its nakshatra about once a day|one nakshatra in 21 to 27 hours/);
    expect(`${ru} ${en}`, id).not.toMatch(/often suffice|often still certain|часто довольно|часто бывает однозначн/);
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
