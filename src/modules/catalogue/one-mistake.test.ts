import { expect, test } from 'vitest';
import { corrected } from './one-mistake.ts';

const vocabulary = new Map([
  ['ритуал', 9],
  ['ганеша', 3],
  ['огонь', 5],
  ['санкальпа', 2],
  ['дома', 8],
]);

test.each([
  ['a letter less', 'ритул', 'ритуал'],
  ['a letter more', 'ритуаал', 'ритуал'],
  ['another letter', 'гонеша', 'ганеша'],
  ['two letters that changed places', 'риутал', 'ритуал'],
])('a word with %s is taken for the one that was meant: %s', (_, typed, meant) => {
  expect(corrected(typed, vocabulary)).toBe(meant);
});

test.each([
  ['known', 'ритуал'],
  ['of fewer than five letters', 'огнь'],
  ['near only to a word of fewer than five letters', 'домам'],
  ['with two mistakes', 'рутил'],
  ['near to none', 'самскара'],
])('a word that is %s is left as it is: %s', (_, typed) => {
  expect(corrected(typed, vocabulary)).toBeUndefined();
});

test('of several possible words the most frequent is taken', () => {
  const words = new Map(Object.entries({ laser: 1, eraser: 9, caber: 4, caster: 2 }));
  expect(corrected('caser', words)).toBe('caber');
});

test('a vocabulary of a hundred thousand words is read once', () => {
  let passed = 0;
  const many = new Map(Array.from({ length: 100_000 }, (_, at) => [`word${at}`, 1] as const));
  const counted = new Proxy(many, {
    get: (target, key) => {
      if (key === Symbol.iterator) passed++;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  corrected('qqqqqq', counted);
  expect(passed).toBe(1);
});
