import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { readSought } from './read-sought.ts';

test.each([
  [
    'is read in small letters, the same whether its letters are composed or not',
    'Зои\u0306 Алёна',
    [{ text: 'зой' }, { text: 'алена' }],
  ],
  [
    'is a part of a phone as well when it has three digits, as two are too few',
    '12 +916',
    [{ text: '12' }, { text: '+916', digits: ['916'] }],
  ],
  ['is the beginning of a phone, with its spaces', 'анна +7 916', [{ text: 'анна' }, { text: '+7 916', digits: ['7916'] }]],
  ['is the beginning of a phone with 8 for +7', '8 (916) 1', [{ text: '8 (916) 1', digits: ['89161', '79161'] }]],
  [
    'is no beginning of a phone after an 8 that other words follow',
    '8 марта 8а1 2',
    [{ text: '8' }, { text: 'марта' }, { text: '8а1' }, { text: '2' }],
  ],
  ['is no part of a phone when it has letters', '123б б123', [{ text: '123б' }, { text: 'б123' }]],
  [
    'is no id when it has more letters around the id',
    `${uuid(1)}a a${uuid(1)}`,
    [{ text: `${uuid(1)}a` }, { text: `a${uuid(1)}` }],
  ],
])('a word that is sought %s', (_, text, words) => {
  expect(readSought(text)).toEqual(words);
});

test('only the first eight words are sought', () => {
  expect(readSought('а б в г д е ж з и к').map(({ text }) => text)).toEqual(['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з']);
});
