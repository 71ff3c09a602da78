import { expect, test } from 'vitest';
import { readPartnerSearch } from './partner-search.ts';

test('a partner looks for a number, a reference of the own books and the beginning of a first name at once', () => {
  expect(readPartnerSearch(' № 1042 ')).toMatchObject({ number: 1042, reference: '№ 1042' });
  expect(readPartnerSearch('Алё')).toEqual({
    number: undefined,
    reference: 'Алё',
    firstName: { beginning: 'але', words: ['але'] },
  });
  expect(readPartnerSearch('inv/7')).toMatchObject({ reference: 'inv/7', firstName: { words: ['inv', '7'] } });
});

test('nothing is looked for when nothing is typed, and nobody by a second name', () => {
  expect(readPartnerSearch('  ')).toBeUndefined();
  expect(readPartnerSearch('Анна Иванова')?.firstName).toBeUndefined();
  expect(readPartnerSearch('&')?.firstName).toBeUndefined();
});
