import { expect, test } from 'vitest';
import { readClientSearch } from './search.ts';

test('an empty text finds all', () => {
  expect(readClientSearch('  ')).toBeUndefined();
});

test('an e-mail is found in any case', () => {
  expect(readClientSearch(' Anna@Example.com ')).toMatchObject({ email: 'anna@example.com', phones: [] });
});

test('each word of a name counts, and ё is the same as е', () => {
  expect(readClientSearch('Алёна  Белова')?.names).toEqual(['алена', 'белова']);
});

test.each([
  ['+7 (999) 12', ['+799912']],
  ['7999', ['+7999']],
  ['8 999', ['+8999', '+7999']],
  ['(8) 999', ['+8999', '+7999']],
  ['999 12', ['+99912', '+799912']],
  ['(999) 1', ['+9991', '+79991']],
  ['+999', ['+999']],
  ['анна 8', []],
  ['+', []],
  ['( )', []],
])('%s begins the phones %j', (text, phones) => {
  expect(readClientSearch(text)?.phones).toEqual(phones);
});

test('a name is looked for by its first three words', () => {
  expect(readClientSearch('а б в г')?.names).toEqual(['а', 'б', 'в']);
});

test.each(['12a', 'a12', '1,2', '++1', '1+'])('%s is no part of a phone', (text) => {
  expect(readClientSearch(text)?.phones).toEqual([]);
});
