// @vitest-environment node
import { expect, test } from 'vitest';
import { fits } from './other-layout.ts';

test.each([
  ['отчет', 'Отчёты'],
  ['ОТЧЁТ', 'Отчёты'],
  ['jnxtn', 'Отчёты'],
  ['jnx`n', 'Отчёты'],
  ['щквук', 'New order'],
])('“%s” finds “%s”, in any layout and without the dots of letters', (typed, text) => {
  expect(fits(text, typed)).toBe(true);
});

test('each word must be there', () => {
  expect(fits('New order', 'order new')).toBe(true);
  expect(fits('New order', 'order old')).toBe(false);
});
