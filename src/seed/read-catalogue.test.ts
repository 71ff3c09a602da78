import { expect, test } from 'vitest';
import { readServices } from './read-catalogue.ts';

const services = readServices();

test('a new shop sells the six rituals at the prices of the price list', () => {
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

test.each(services)('$id speaks Russian in one half of its texts and English in the other', (service) => {
  const { id: _, slug: __, price: ___, icon: ____, imageUrl: _____, articleUpdatedAt: ______, ...texts } = service;
  for (const [key, value] of Object.entries(texts)) {
    const text = [value].flat().join(' ');
    expect(text, key).not.toBe('');
    if (key.endsWith('En')) expect(text, key).not.toMatch(/\p{Script=Cyrillic}/u);
    else expect(text, key).toMatch(/\p{Script=Cyrillic}/u);
  }
});

test.each(services)('$id has as many features in one language as in the other, a picture and a date', (service) => {
  expect(service.features.length).toBeGreaterThan(0);
  expect(service.featuresEn).toHaveLength(service.features.length);
  expect(service.imageUrl).toMatch(/^\/emblems\/[a-z-]+\.svg$/);
  expect(service.articleUpdatedAt.getTime()).not.toBeNaN();
});
