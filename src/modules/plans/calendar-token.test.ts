import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCalendarTokens } from './calendar-token.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

const address = (calendarVersion = 0) => ({ id: randomUUID(), calendarVersion });

test.each([0, 1, 4_294_967_295])('a token contains its plan and the version %i of its address', (version) => {
  const tokens = createCalendarTokens([first]);
  const named = address(version);
  expect(tokens.read(tokens.of(named))).toEqual(named);
});

test('each address of a plan has a token of its own', () => {
  const tokens = createCalendarTokens([first]);
  const { id } = address();
  const made = [0, 1, 2].map((calendarVersion) => tokens.of({ id, calendarVersion }));
  expect(new Set(made).size).toBe(3);
});

test('a token of version 0 contains only the plan, as tokens did before addresses had versions', () => {
  const { id } = address();
  const bytes = Buffer.from(createCalendarTokens([first]).of({ id, calendarVersion: 0 }), 'base64url');
  expect(bytes).toHaveLength(16 + 32);
  expect(bytes.toString('hex', 0, 16)).toBe(id.replaceAll('-', ''));
});

test('a token with characters added opens nothing', () => {
  const tokens = createCalendarTokens([first]);
  const token = tokens.of(address());
  expect(tokens.read(`${token}=`)).toBeUndefined();
  expect(tokens.read(`${token} `)).toBeUndefined();
});

test.each([0, 7])('a token with any character changed opens nothing (address %i)', (version) => {
  const tokens = createCalendarTokens([first]);
  const token = tokens.of(address(version));
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    expect(tokens.read(token.slice(0, index) + other + token.slice(index + 1))).toBeUndefined();
  }
});

test.each(['', 'x', '=', 'A'.repeat(64), 'A'.repeat(65), '%00'])('%j opens nothing', (token) => {
  expect(createCalendarTokens([first]).read(token)).toBeUndefined();
});

test('a token stays valid after a new key is put first, until its old key is removed', () => {
  const named = address();
  const token = createCalendarTokens([first]).of(named);
  expect(createCalendarTokens([second, first]).read(token)).toEqual(named);
  expect(createCalendarTokens([second]).read(token)).toBeUndefined();
});
