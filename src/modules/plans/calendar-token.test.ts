import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCalendarTokens } from './calendar-token.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

test('a token opens the plan that it was made for', () => {
  const tokens = createCalendarTokens([first]);
  const id = randomUUID();
  expect(tokens.planOf(tokens.of(id))).toBe(id);
});

test('a token with any character changed opens nothing', () => {
  const tokens = createCalendarTokens([first]);
  const token = tokens.of(randomUUID());
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(tokens.planOf(token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined();
  }
});

test.each(['', 'x', '=', 'A'.repeat(64), 'A'.repeat(65), '%00'])('%j opens nothing', (token) => {
  expect(createCalendarTokens([first]).planOf(token)).toBeUndefined();
});

test('feeds live through a change of keys, until the old key is gone', () => {
  const id = randomUUID();
  const token = createCalendarTokens([first]).of(id);
  expect(createCalendarTokens([second, first]).planOf(token)).toBe(id);
  expect(createCalendarTokens([second]).planOf(token)).toBeUndefined();
});
