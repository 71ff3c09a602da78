// @vitest-environment node
import { expect, test } from 'vitest';
import { likelyEmail } from './likely-email.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['Anna@GMAIL.CON', 'Anna@gmail.com'],
  ['anna@yandex.rru', 'anna@yandex.ru'],
  ['anna@mail.tu', 'anna@mail.ru'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each(['anna@gmail.com', 'anna@mail.com', 'anna@ymail.com', 'anna@example.com', 'anna@ya.tu', 'anna@', 'anna', ''])(
  '%s is left as it is',
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
