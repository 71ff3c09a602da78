import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseLanguage, inEachLanguage, LANGUAGES, parseAcceptLanguage } from './language.ts';

test('a value for each language is made by a function that gets the language', () => {
  expect(inEachLanguage((language) => language.toUpperCase())).toEqual({ ru: 'RU', en: 'EN' });
});

test.each(['ru', 'be', 'kk', 'ky', 'uz', 'tg', 'tk', 'hy', 'az', 'ka', 'RU', 'uz-Latn-UZ', 'az-AZ'])(
  'a browser in %s gets Russian',
  (tag) => {
    expect(chooseLanguage([tag])).toBe('ru');
  },
);

test.each(['en', 'uk', 'de-RU', 'fr', 'rue', 'x-ru', ''])('a browser in %j gets English', (tag) => {
  expect(chooseLanguage([tag])).toBe('en');
});

test('only the first language counts, and without a language the shop is in English', () => {
  expect(chooseLanguage(['de', 'ru'])).toBe('en');
  expect(chooseLanguage(['kk', 'en'])).toBe('ru');
  expect(chooseLanguage([])).toBe('en');
});

test.each([
  ['ru-RU,ru;q=0.9,en;q=0.8', ['ru-RU', 'ru', 'en']],
  ['en;q=0.5, ru', ['ru', 'en']],
  ['en;q=0.5,ru;q=0.5', ['en', 'ru']],
  ['ru;q=0, en', ['en']],
  ['en ; q=0.1 , hy', ['hy', 'en']],
  ['*', []],
  ['', []],
  [undefined, []],
  ['<script>, ru', ['ru']],
  ['en;xq=0.1, ru;q=0.5', ['en', 'ru']],
  ['en;q=0.1x, ru;q=0.5', ['en', 'ru']],
])('the Accept-Language header %j is read as %j', (header, tags) => {
  expect(parseAcceptLanguage(header)).toEqual(tags);
});

test('only the first 500 characters of an Accept-Language header are read', () => {
  expect(parseAcceptLanguage(`ka,${'a'.repeat(50_000)}`)).toEqual(['ka']);
  expect(parseAcceptLanguage(`ka,${' '.repeat(500)},en`)).toEqual(['ka']);
  expect(parseAcceptLanguage(`ka,${';q='.repeat(20_000)}`)).toEqual(['ka']);
});

test('the contract takes and answers the languages of the shop wherever it names languages', () => {
  const contract = readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8');
  const named = [...contract.matchAll(/"enum":\s*(\[[^\]]*"ru"[^\]]*\])/g)].map(([, list]) => JSON.parse(list ?? ''));
  expect(named.length).toBeGreaterThan(0);
  for (const languages of named) expect(languages).toEqual(LANGUAGES);
});
