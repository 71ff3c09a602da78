import { expect, test } from 'vitest';
import { bindWords } from './bind-words.ts';

/** Binds the words of a text and shows each no-break space as `_`. */
const shown = (text: string) => bindWords(text).replaceAll('\u00a0', '_');

test.each([
  ['a short word is bound to the next word', 'И в дом, и из дома', 'И_в_дом, и_из_дома'],
  ['a dash is bound to the word before', 'Огонь — гость, а вода —', 'Огонь_— гость, а_вода_—'],
  ['a particle is bound to the word before', 'Если бы он знал ли, где же', 'Если_бы он знал_ли, где_же'],
  ['initials are bound to the name, and "volume" to its number', 'Т. Я. Елизаренкова, т. 29', 'Т._Я._Елизаренкова, т._29'],
  ['a short word is bound to a word in quotes', 'о «Гите» и в «Ведах»', 'о_«Гите» и_в_«Ведах»'],
  ['longer words are not bound', 'Свет над водой под луной', 'Свет над водой под луной'],
  ['a short part of a compound word is not bound', 'Агни-стхапана, по-русски кто-то же', 'Агни-стхапана, по-русски кто-то_же'],
  ['a number is bound to the word that it counts', 'за 3 недели и {count} дней', 'за_3_недели и_{count} дней'],
  ['a number of several digits is bound as a whole', 'за 40 дней', 'за_40_дней'],
  ['a short English word is not bound', 'A gift to the fire is a gift', 'A gift to the fire is a gift'],
  ['in English, too, a number and a dash are bound', 'It lasts 40 days — a gift', 'It lasts 40_days_— a gift'],
])('%s', (_, text, expected) => expect(shown(text)).toBe(expected));

test('a very long text is bound in linear time', () => {
  const hostile = 'и '.repeat(200_000);
  expect(bindWords(hostile)).toHaveLength(hostile.length);
});
