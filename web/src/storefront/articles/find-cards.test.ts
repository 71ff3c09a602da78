// @vitest-environment node
import { expect, test } from 'vitest';
import type { ReadingCard } from '../../api/reading.ts';
import { findCards, tagsOf } from './find-cards.ts';

const card = (id: string, name: string, tags: string[], intro = ''): ReadingCard => ({
  id,
  source: 'articles',
  slug: id,
  name,
  intro,
  description: '',
  image: '',
  tags,
});
const cards = [
  card('sankalpa', 'Санкальпа: намерение обряда', ['sankalpa', 'yagya'], 'Прежде чем зажгут огонь'),
  card('tree', 'Ёлка и огонь', ['offerings']),
  card('day', 'Пять элементов дня', ['calendar', 'yagya'], 'Лунный день и накшатра'),
];
const found = (text: string, tag = '') => findCards(cards, { text, tag }, (slug) => `[${slug}]`).map(({ id }) => id);

test('every word counts, in any order, whatever its case', () => {
  expect(found('ОГОНЬ')).toEqual(['sankalpa', 'tree']);
  expect(found('огонь намерение')).toEqual(['sankalpa']);
  expect(found('  ')).toEqual(['sankalpa', 'tree', 'day']);
  expect(found('nothing of the kind')).toEqual([]);
});

test('a search treats ё as е, and й as и', () => {
  expect(found('елка')).toEqual(['tree']);
  expect(found('лунныи')).toEqual(['day']);
});

test("a topic's name finds its articles, and a chosen topic narrows the search", () => {
  expect(found('[calendar]')).toEqual(['day']);
  expect(found('', 'yagya')).toEqual(['sankalpa', 'day']);
  expect(found('намерение', 'calendar')).toEqual([]);
});

test('the topic with the most articles stands first', () => {
  expect(tagsOf(cards)[0]).toBe('yagya');
  expect(tagsOf([])).toEqual([]);
});
