import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

const id = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';

test.each(['1042', '№ 1042', 'No. 1042', '#1042', 'Заказ № 1042'])('%s is the number of an order', (typed) => {
  expect(readSearch(typed)).toEqual({ kind: 'number', number: 1042 });
});

test('eight digits may be the number of an order or the beginning of its id', () => {
  expect(readSearch('10420000')).toMatchObject({
    kind: 'id_beginning',
    first: expect.stringMatching(/^10420000-/),
    number: 10_420_000,
  });
  expect(readSearch('104200001')).toEqual({ kind: 'number', number: 104_200_001 });
});

test.each([
  ['6f1f7a52', '6f1f7a52-0000-0000-0000-000000000000', '6f1f7a52-ffff-ffff-ffff-ffffffffffff'],
  [' #6F1F7A52 ', '6f1f7a52-0000-0000-0000-000000000000', '6f1f7a52-ffff-ffff-ffff-ffffffffffff'],
  ['№ 6f1f7a52', '6f1f7a52-0000-0000-0000-000000000000', '6f1f7a52-ffff-ffff-ffff-ffffffffffff'],
  ['6f1f', '6f1f0000-0000-0000-0000-000000000000', '6f1fffff-ffff-ffff-ffff-ffffffffffff'],
  ['deadbeef', 'deadbeef-0000-0000-0000-000000000000', 'deadbeef-ffff-ffff-ffff-ffffffffffff'],
  ['6f1f7a52-', '6f1f7a52-0000-0000-0000-000000000000', '6f1f7a52-ffff-ffff-ffff-ffffffffffff'],
  ['6f1f7a52-0a4', '6f1f7a52-0a40-0000-0000-000000000000', '6f1f7a52-0a4f-ffff-ffff-ffffffffffff'],
  ['6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4', '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f40', '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4f'],
  [`6f1f7a52-${'a'.repeat(26)}`, '6f1f7a52-aaaa-aaaa-aaaa-aaaaaaaaaaaa', '6f1f7a52-aaaa-aaaa-aaaa-aaaaaaaaaaaa'],
])('%s is the beginning of ids from %s to %s', (typed, first, last) => {
  expect(readSearch(typed)).toEqual({ kind: 'id_beginning', number: undefined, first, last });
});

test.each([
  ['three digits', '6f1'],
  ['nine digits without a hyphen', '6f1f7a525'],
  ['another letter at the end', '6f1f7a52x'],
  ['another letter at the beginning', 'x6f1f7a52-0'],
  ['another letter after the hyphen', '6f1f7a52-0x'],
  ['a digit more than an id', `${id}0`],
  ['a letter before an id', `x${id}`],
])('%s begin no id: they are a name', (_, typed) => {
  expect(readSearch(typed).kind).toBe('name');
});

test('a whole id names an order or a payment', () => {
  expect(readSearch(id.toUpperCase())).toEqual({ kind: 'id', id });
});

test('a word with an @ is the beginning of an e-mail', () => {
  expect(readSearch('Anna@Ex')).toEqual({ kind: 'email', beginning: 'anna@ex' });
  expect(readSearch('anna#1@ex')).toEqual({ kind: 'email', beginning: 'anna#1@ex' });
});

test.each([
  '5d0e7f3c9b8a45d2a7e1c0f4b6d8913e5d0e7f3c9b8a45d2a7e1c0f4b6d8b713',
  '0x3f5CE5FBFe3E9af3971dD833D26bA9b5C936f0bE',
  'TXkQ2pV9mZ4nLr7sYc1dFgHjKbW8eTfQzu',
  'pi_3Qk1AbCdEfGh',
])('%s is a transaction, or an address', (typed) => {
  expect(readSearch(typed)).toEqual({ kind: 'transaction', text: typed });
});

test('a word may begin a name or an e-mail', () => {
  expect(readSearch('Alena_1')).toEqual({ kind: 'name', words: ['alena', '1'], email: 'alena_1' });
  expect(readSearch('Alena I').kind).toBe('name');
  expect(readSearch('Alena I')).not.toHaveProperty('email');
});

test.each([
  ['a prefix of a gateway alone', 'pi_'],
  ['too short after the prefix', 'pi_short'],
  ['too short', 'x'.repeat(19)],
  ['too long', 'x'.repeat(129)],
  ['two words, of which the first could be one', `${'x'.repeat(20)} y`],
  ['two words, of which the second could be one', `y ${'x'.repeat(20)}`],
  ['a word before the prefix', `ab-pi_${'x'.repeat(8)}`],
  ['a word after one with a prefix', `pi_${'x'.repeat(8)} y`],
])('what is %s is a name, and no transaction', (_, typed) => {
  expect(readSearch(typed).kind).toBe('name');
});

test.each([
  ['Алёна  ИВАНОВА', ['алена', 'иванова']],
  ['Анна # 5', ['анна', '5']],
  // Four letters that an id may have, without a digit.
  ['Beda', ['beda']],
  ["O'Brien & :*", ['o', 'brien']],
  ["'&:*", []],
])('%s is a name, its words in small letters: %j', (typed, words) => {
  expect(readSearch(typed)).toMatchObject({ kind: 'name', words });
});
