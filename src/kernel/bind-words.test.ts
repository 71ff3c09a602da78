import { expect, test } from 'vitest';
import { bindWords } from './bind-words.ts';

/** No-break spaces made visible. */
const shown = (text: string) => bindWords(text).replaceAll('\u00a0', '_');

test.each([
  ['а short word goes to the next line with its noun', 'И в дом, и из дома', 'И_в_дом, и_из_дома'],
  ['a dash never begins a line', 'Огонь — гость, а вода —', 'Огонь_— гость, а_вода_—'],
  ['a particle stays with its word', 'Если бы он знал ли, где же', 'Если_бы он знал_ли, где_же'],
  ['initials stay with the name, and a volume with its number', 'Т. Я. Елизаренкова, т. 29', 'Т._Я._Елизаренкова, т._29'],
  ['a word in quotes is a word', 'о «Гите» и в «Ведах»', 'о_«Гите» и_в_«Ведах»'],
  ['longer words are left to break where they may', 'Свет над водой под луной', 'Свет над водой под луной'],
  ['a hyphen does not make a short word', 'Агни-стхапана, по-русски кто-то же', 'Агни-стхапана, по-русски кто-то_же'],
  ['a number stays with what it counts', 'за 3 недели и {count} дней', 'за_3_недели и_{count} дней'],
  ['a number of several digits is one number', 'за 40 дней', 'за_40_дней'],
  ['English stays as it is', 'A gift to the fire is a gift', 'A gift to the fire is a gift'],
])('%s', (_, text, expected) => expect(shown(text)).toBe(expected));

test('binding takes time in proportion to the length', () => {
  const hostile = 'и '.repeat(200_000);
  expect(bindWords(hostile)).toHaveLength(hostile.length);
});
