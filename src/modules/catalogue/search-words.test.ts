import { expect, test } from 'vitest';
import { wordsOf } from './search-words.ts';

const words = (text: string) => wordsOf(text, 100).map(({ word }) => word);

test('words are letters or digits, in lower case, without accents', () => {
  expect(words('«Sūtra»: 108×, don’t—RÉSUMÉ x2 a_b')).toEqual(['sutra', '108', 'don', 't', 'resume', 'x', '2', 'a', 'b']);
  expect(words("'); drop | & ! :* <->")).toEqual(['drop']);
  expect(words(' \n ')).toEqual([]);
});

test('the dots of ё make no difference; й stays a letter of its own', () => {
  expect(words('Ёлка и\u0306 йога о\u0301гненный')).toEqual(['елка', 'й', 'йога', 'огненный']);
});

test('a word on the list of forms is known by its first form, in whatever language that is', () => {
  expect(words('ОГНЁМ дней Pūjā')).toEqual(['огонь', 'день', 'пуджа']);
});

test('offsets are those of the text as it was given', () => {
  const text = 'Ё, Pūjā!';
  expect(wordsOf(text, 100).map(({ start, end }) => text.slice(start, end))).toEqual(['Ё', 'Pūjā']);
});

test('the number of words and their length are limited', () => {
  expect(wordsOf('a '.repeat(50), 8)).toHaveLength(8);
  expect(words('x'.repeat(100_000))[0]).toHaveLength(40);
});

test('accents without letters are no words', () => {
  expect(words('\u0301 fire')).toEqual(['fire']);
});
