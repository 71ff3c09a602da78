import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';

test.each([
  ['Анна-Мария  О’Нил', ['анна', 'мария', 'о', 'нил']],
  ['Алёна Ёлкина', ['алена', 'елкина']],
  ['Anna ANNA anna', ['anna']],
  ['Ａｎｎａ 2', ['anna', '2']],
  ['अन्ना चन्द्रशेखरन', ['अन्ना', 'चन्द्रशेखरन']],
  [' — ', []],
])('%j is found by the words %j', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

test('a name has ten words at most: the first ones', () => {
  const words = Array.from({ length: 12 }, (_, index) => `a${index}`);
  expect(nameWords(words.join(' '))).toEqual(words.slice(0, 10));
});

test('a word is no longer than the database takes, also when each sign of the name becomes six letters', () => {
  const [word = ''] = nameWords('㌖'.repeat(120));
  expect([word.slice(0, 6), Buffer.byteLength(word) <= 2046]).toEqual(['キロメートル', true]);
});

test('the words of a name are found by themselves, whatever the name', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(name, (each) => {
      expect(nameWords(nameWords(each).join(' '))).toEqual(nameWords(each));
    }),
  );
});
