import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { readSought } from './read-sought.ts';

test.each([
  ['stands in small letters, whole ones as typed or composed', 'Зои\u0306 Алёна', [{ text: 'зой' }, { text: 'алена' }]],
  ['is a part of a phone from three digits on', '12 +916', [{ text: '12' }, { text: '+916', digits: '916' }]],
  ['is no part of a phone where it has letters', '123б б123', [{ text: '123б' }, { text: 'б123' }]],
  ['is no id where more stands around it', `${uuid(1)}a a${uuid(1)}`, [{ text: `${uuid(1)}a` }, { text: `a${uuid(1)}` }]],
])('a word that is sought %s', (_, text, words) => {
  expect(readSought(text)).toEqual(words);
});

test('of more words than eight the first eight are sought', () => {
  expect(readSought('а б в г д е ж з и к').map(({ text }) => text)).toEqual(['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з']);
});
