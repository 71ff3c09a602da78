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

test('the beginning of an id finds its orders, from four digits on', () => {
  const whole = {
    kind: 'id_beginning',
    number: undefined,
    first: '6f1f7a52-0000-0000-0000-000000000000',
    last: '6f1f7a52-ffff-ffff-ffff-ffffffffffff',
  };
  for (const typed of ['6f1f7a52', ' #6F1F7A52 ', '№ 6f1f7a52']) expect(readSearch(typed)).toEqual(whole);
  expect(readSearch('6f1f')).toMatchObject({ first: '6f1f0000-0000-0000-0000-000000000000' });
  expect(readSearch('6f1f7a52-0a4')).toMatchObject({ last: '6f1f7a52-0a4f-ffff-ffff-ffffffffffff' });
  expect(readSearch(`6f1f7a52-${'a'.repeat(26)}`)).toMatchObject({ first: '6f1f7a52-aaaa-aaaa-aaaa-aaaaaaaaaaaa' });
  expect(readSearch('deadbeef')).toMatchObject({ kind: 'id_beginning' });
  expect(readSearch('6f1f7a52-')).toMatchObject({ last: '6f1f7a52-ffff-ffff-ffff-ffffffffffff' });
  expect(readSearch('6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4')).toMatchObject({ first: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f40' });
  for (const typed of ['6f1', '6f1f7a525', '6f1f7a52x', 'x6f1f7a52-0', `${id}0`, `x${id}`, '6f1f7a52-0x'])
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

test('everything else is a name in small letters, also four letters of an id without a digit', () => {
  expect(readSearch('Алёна  ИВАНОВА')).toEqual({ kind: 'name', words: ['алена', 'иванова'] });
  expect(readSearch('Анна # 5')).toEqual({ kind: 'name', words: ['анна', '5'] });
  for (const typed of [
    'pi_',
    'pi_short',
    'x'.repeat(19),
    'x'.repeat(129),
    `${'x'.repeat(20)} y`,
    `y ${'x'.repeat(20)}`,
    `ab-pi_${'x'.repeat(8)}`,
    `pi_${'x'.repeat(8)} y`,
  ])
    expect(readSearch(typed).kind).toBe('name');
  expect(readSearch('Beda')).toMatchObject({ kind: 'name', words: ['beda'] });
  expect(readSearch("O'Brien & :*")).toEqual({ kind: 'name', words: ['o', 'brien'] });
  expect(readSearch("'&:*")).toMatchObject({ kind: 'name', words: [] });
});
