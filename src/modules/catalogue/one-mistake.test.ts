import { expect, test } from 'vitest';
import { corrected } from './one-mistake.ts';

const vocabulary = new Map([
  ['ритуал', 9],
  ['ганеша', 3],
  ['огонь', 5],
  ['дом', 8],
  ['санкальпа', 2],
]);

test.each([
  ['ритул', 'ритуал'],
  ['риутал', 'ритуал'],
  ['ритуаал', 'ритуал'],
  ['гонеша', 'ганеша'],
])('%s is taken for %s', (typed, meant) => {
  expect(corrected(typed, vocabulary)).toBe(meant);
});

test.each(['ритуал', 'дам', 'ртл', 'рутил', 'самскара'])('%s is left as it is', (typed) => {
  expect(corrected(typed, vocabulary)).toBeUndefined();
});

test('of several possible words the most frequent is taken', () => {
  expect(
    corrected(
      'caser',
      new Map([
        ['laser', 1],
        ['eraser', 9],
        ['caber', 4],
        ['caster', 2],
      ]),
    ),
  ).toBe('caber');
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
