import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEmail } from './plain-email.ts';

test.each([
  [' Anna@Example.COM ', 'anna@example.com'],
  ['anna@ｅｘａｍｐｌｅ.com', 'anna@example.com'],
  ['ａnna@example.com', 'ａnna@example.com'],
  ['"a@b"@Ｃ.de', '"a@b"@c.de'],
  ['no host', 'no host'],
])('the shop reads %j as %s', (text, email) => {
  expect(plainEmail(text)).toBe(email);
});

test('the same letters in another composition or case are the same e-mail', () => {
  const name = fc.stringMatching(/^[a-zа-яё]{1,20}$/);
  fc.assert(
    fc.property(name, name, (local, host) => {
      const email = `${local}@${host}.com`;
      expect(plainEmail(email.normalize('NFD').toUpperCase())).toBe(plainEmail(email));
    }),
  );
});
