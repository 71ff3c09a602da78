// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CITIES } from '#words/cities.ts';
import { cityLabel, cityNamed, describeCity, suggestCities } from './city.ts';

describe('the cities', () => {
  test('are some hundreds, each with two names, a place on Earth and a time zone that exists', () => {
    expect(CITIES.length).toBeGreaterThan(400);
    for (const { ru, en, latitude, longitude, timeZone } of CITIES) {
      expect(ru).toMatch(/^[А-ЯЁа-яё() -]+$/);
      expect(en).toMatch(/^[A-Za-zü() -]+$/);
      expect(Math.abs(latitude)).toBeLessThan(72);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    }
  });

  test('are told apart by name and country in both languages', () => {
    for (const language of ['ru', 'en'] as const)
      expect(new Set(CITIES.map((city) => cityLabel(city, language))).size).toBe(CITIES.length);
  });

  test('are known best in 28 cases, which a short list offers', () => {
    expect(CITIES.filter(({ isBestKnown }) => isBestKnown)).toHaveLength(28);
  });
});

describe('suggested places', () => {
  test('are at most five, from the second letter on', () => {
    expect(suggestCities(CITIES, 'к', 'ru')).toEqual([]);
    expect(suggestCities(CITIES, 'ка', 'ru')).toHaveLength(5);
  });

  test.each(['каза', 'KAZA', 'Kazan'])('hold %s in either language, those that begin with it first', (typed) => {
    expect(suggestCities(CITIES, typed, 'ru')[0]).toBe('Казань, Россия');
  });

  test.each([
    ['Орел', 'ru', 'Орёл, Россия'],
    ['королев', 'ru', 'Королёв, Россия'],
    ['dusseldorf', 'en', 'Düsseldorf, Germany'],
  ] as const)('hold %s, typed without the dots of its letters', (typed, language, place) => {
    expect(suggestCities(CITIES, typed, language)[0]).toBe(place);
  });

  test('stand first when they begin with the letters in the language of the reader', () => {
    const places = suggestCities(CITIES, 'нов', 'ru').map((label) => label.toLowerCase().indexOf('нов'));
    expect(places.slice(0, 3)).toEqual([0, 0, 0]);
    expect(suggestCities(CITIES, 'or', 'en')[0]).toMatch(/^Or/);
  });

  test('tell by their words which city is meant', () => {
    expect(cityNamed(CITIES, 'Kazan, Russia', 'en')).toMatchObject({ ru: 'Казань', timeZone: 'Europe/Moscow' });
    expect(cityNamed(CITIES, 'Nowhere', 'en')).toBeUndefined();
  });

  test('in the United States are named with the letter ё, and known without it, too', () => {
    const boston = CITIES.find(({ en }) => en === 'Boston');
    expect(boston && cityLabel(boston, 'ru')).toBe('Бостон, Соединённые Штаты');
    expect(cityNamed(CITIES, 'Бостон, Соединенные Штаты', 'ru')).toBe(boston);
  });
});

test.each([
  ['ru', /^55,79° с\. ш\., 49,11° в\. д\. · Москва/],
  ['en', /^55\.79° N, 49\.11° E · Moscow/],
] as const)('a known place is confirmed in the language of the reader, %s', (language, words) => {
  const city = CITIES.find(({ en }) => en === 'Kazan');
  expect(city && describeCity(city, language).replaceAll('\u00a0', ' ')).toMatch(words);
});

test('a place in the south and in the west is named by its own hemispheres', () => {
  const rio = CITIES.find(({ en }) => en === 'Rio de Janeiro');
  expect(rio && describeCity(rio, 'en').replaceAll('\u00a0', ' ')).toMatch(/^22\.91° S, 43\.17° W/);
});
