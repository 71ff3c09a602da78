import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstName, maskEmail } from './seen-contact.ts';

test.each([
  ['anna@example.com', 'a***@e***.com'],
  ['a@b.ru', 'a***@b***.ru'],
  ['анна@почта.рф', 'а***@п***.рф'],
  ['"a@b"@mail.example.org', '"***@m***.org'],
  ['💎gem@x.io', '💎***@x***.io'],
  ['nobody', 'n***@***'],
  ['@b.ru', '***@b***.ru'],
])('the mask of %s is %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test('a mask keeps one character of the name and one of the host, whatever the address', () => {
  const label = fc.stringMatching(/^[a-z0-9]{2,30}$/);
  fc.assert(
    fc.property(label, label, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, zone) => {
      expect(maskEmail(`${local}@${host}.${zone}`)).toBe(`${local[0]}***@${host[0]}***.${zone}`);
    }),
  );
});

test.each([
  ['Анна Иванова', 'Анна'],
  ['  Анна\t Иванова ', 'Анна'],
  ['Cher', 'Cher'],
])('the first name in %j is %j', (full, first) => {
  expect(firstName(full)).toBe(first);
});
