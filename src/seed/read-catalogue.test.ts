import { expect, test } from 'vitest';
import { readServices } from './read-catalogue.ts';

const services = readServices();

test('a new shop has the six rituals with the prices of the price list, in cents', () => {
  expect(services.map(({ id, price }) => [id, price])).toEqual([
    ['maha-mrityunjaya', 50_000],
    ['ganesha', 30_000],
    ['lakshmi', 40_000],
    ['saraswati', 35_000],
    ['navagraha', 60_000],
    ['z-special-intention', 25_000],
  ]);
});

test('the page of Lakshmi is named mahalakshmi', () => {
  expect(services.find(({ id }) => id === 'lakshmi')?.slug).toBe('mahalakshmi');
});

test.each(services)('$id speaks Russian in its Russian texts and English in the others', (service) => {
  const { name, description, features, articleIntro, articleContent, articleSeoTitle, articleSeoDescription } = service;
  for (const { ru, en } of [name, description, features, articleIntro, articleContent, articleSeoTitle, articleSeoDescription]) {
    expect([ru].flat().join(' ')).toMatch(/\p{Script=Cyrillic}/u);
    expect([en].flat().join(' ')).toMatch(/^\P{Script=Cyrillic}+$/u);
  }
});

test.each(services)('$id has as many features in one language as in the other, a picture and a date', (service) => {
  expect(service.features.ru.length).toBeGreaterThan(0);
  expect(service.features.en).toHaveLength(service.features.ru.length);
  expect(service.imageUrl).toMatch(/^\/emblems\/[a-z-]+\.svg$/);
  expect(service.articleUpdatedAt.getTime()).not.toBeNaN();
});
