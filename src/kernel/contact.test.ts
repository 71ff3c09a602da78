import { expect, test } from 'vitest';
import { isPlaceholder, isSameEmail, parseContact, parseEmail, parsePhone, spellingsOf, withHostInAscii } from './contact.ts';

test.each([
  ['capitals and a space', ' Anna.B@Example.COM', 'anna.b@example.com'],
  ['letters of any script', 'анна@почта.рф', 'анна@почта.рф'],
  ['a sign and a host of several parts', 'a+b@sub.example.co.uk', 'a+b@sub.example.co.uk'],
  ['a wide letter before the host, which stays', 'ａnna@example.com', 'ａnna@example.com'],
  ['a letter in a circle in the host', 'anna@ⓔxample.com', 'anna@example.com'],
  ['a bold letter in the host', 'anna@\u{1d41e}xample.com', 'anna@example.com'],
  ['a letter in two parts', 'и\u0306@example.com', '\u0439@example.com'],
  ['a Cyrillic а in the host, which stays', 'anna@exаmple.com', 'anna@exаmple.com'],
  ['a host as browsers write it', 'anna@xn--e1afmkfd.XN--P1AI', 'anna@пример.рф'],
  ['a part of a host as browsers write it', 'anna@mail.xn--e1afmkfd.xn--p1ai', 'anna@mail.пример.рф'],
  ['a host with signs of vowels', 'anna@डाटामेल.भारत', 'anna@डाटामेल.भारत'],
  ['the same host as browsers write it', 'anna@xn--c2bd4bq1db8d.xn--h2brj9c', 'anna@डाटामेल.भारत'],
  ['such a beginning before the host', 'xn--anna@example.com', 'xn--anna@example.com'],
  ['a heart in the host, which is no letter', 'anna@xn--i-7iq.ws', 'anna@xn--i-7iq.ws'],
  ['a host that only looks so written', 'anna@xn--a.com', 'anna@xn--a.com'],
])('an e-mail with %s: %s is %s', (_, text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test.each([
  ...['', 'a', '@b.c', 'a@b', 'a@b.', 'a b@c.de', 'a@b..c'],
  // More than one, and what nobody sees.
  ...['a@b.c\r\nBcc: d@e.f', 'a@b.c,d@e.f', '<a@b.c>', 'an\u200bna@b.cd'],
  // At an IP address, or at what may be one.
  ...['a@127.0.0.1', 'a@１２７.0.0.1', 'a@1.1', 'a@b.123', 'a@[127.0.0.1]', 'a@[IPv6:::1]'],
])('%j is not an e-mail', (text) => {
  expect(parseEmail(text)).toBeUndefined();
});

test('a host in letters has one form in ASCII, and a host of ASCII stays', () => {
  const emails = ['анна@пример.рф', 'anna@example.com', 'anna@1.1', 'anna@xn--e1afmkfd.xn--p1ai'];
  expect(emails.map(withHostInAscii)).toEqual(['анна@xn--e1afmkfd.xn--p1ai', ...emails.slice(1)]);
});

test('an e-mail is stored in one spelling, or in two when its host is in letters', () => {
  const both = ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'];
  for (const email of both) expect(spellingsOf(email)).toEqual(both);
  expect(spellingsOf('anna@example.com')).toEqual(['anna@example.com']);
  expect(spellingsOf('anna@1.1')).toEqual(['anna@1.1']);
  // A host that ASCII does not have keeps its letters; what was stored in another form of a letter is found, too.
  expect(spellingsOf('anna@אa.рф')).toEqual(['anna@אa.рф']);
  expect(spellingsOf('ane\u0301@example.com')).toEqual(['an\u00e9@example.com', 'ane\u0301@example.com']);
});

test('two spellings of an e-mail are one, also where one was stored before the rules', () => {
  const spellings = ['Anna@Пример.рф', 'anna@xn--e1afmkfd.xn--p1ai', ' ANNA@пример.рф '];
  for (const typed of spellings) expect(spellings.every((stored) => isSameEmail(typed, stored))).toBe(true);
});

test('another e-mail, and what is none, is not the stored one', () => {
  const others: [string, string | null | undefined][] = [
    ['anna@example.com', 'vera@example.com'],
    ['anna', 'anna'],
    ['', ''],
    ['', null],
    ['anna@example.com', undefined],
  ];
  expect(others.filter(([typed, stored]) => isSameEmail(typed, stored))).toEqual([]);
});

test('an e-mail has at most 254 characters, 64 of them before the @', () => {
  const emails = [`${'a'.repeat(64)}@b.cd`, `${'a'.repeat(65)}@b.cd`, `a@${'b'.repeat(249)}.cd`, `a@${'b'.repeat(250)}.cd`];
  expect(emails.map((email) => parseEmail(email) === email)).toEqual([true, false, true, false]);
});

/** A phone with so many spaces in it that its text has this length; 32 is the most. */
const spaced = (length: number) => `+7${' '.repeat(length - 12)}9161234567`;

test.each([
  [spaced(32), '+79161234567'],
  [' +79161234567 ', '+79161234567'],
  ['+7 916 100-00-00', '+79161000000'],
  ['+7 (916) 123-45-67', '+79161234567'],
  ['0044 7911 123456', '+447911123456'],
  ['+1.415.555.2671', '+14155552671'],
  ['8 916 123-45-67', '+79161234567'],
  ['8 (916) 123 45 67', '+79161234567'],
  ['8 916 123-45-67.', '+79161234567'],
  ['+81 3-1234-5678', '+81312345678'],
])('%s is the phone %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

test.each([
  // A digit too few or too many.
  ...['8916123456', '891612345678', '+7916', '+7916123456789'],
  ...['+79161234567 ext 5', '7+79161234567', '+()', '+', 'phone', spaced(33)],
])('%s is not a phone with a country code', (text) => {
  expect(parsePhone(text)).toBeUndefined();
});

test.each([
  ['8 (916) 123-45-67', 'RU', '+79161234567'],
  ['(415) 555-2671', 'US', '+14155552671'],
  [' 8 (800) 555-35-35 ', 'RU', '+78005553535'],
  [`8${' '.repeat(21)}9161234567`, 'RU', '+79161234567'],
  ['+44 7911 123456', 'RU', '+447911123456'],
] as const)('%s, written in %s, is the phone %s', (text, country, phone) => {
  expect(parsePhone(text, country)).toBe(phone);
});

test.each(['12345', '555-26-71', '+7916', 'phone', '', '()', '9'.repeat(40)])('%j is no phone in any country', (text) => {
  expect([parsePhone(text, 'RU'), parsePhone(text, 'US')]).toEqual([undefined, undefined]);
});

test.each(['тел. 8 916 123-45-67', '8 916 123-45-67 доб. 5', `8${' '.repeat(22)}9161234567`])(
  '%j is no phone in Russia',
  (text) => {
    expect(parsePhone(text, 'RU')).toBeUndefined();
  },
);

test('a contact is a placeholder when it is an e-mail under .invalid', () => {
  expect(isPlaceholder({ kind: 'phone', value: 'a@b.invalid' })).toBe(false);
  const isOne = (text: string) => isPlaceholder(parseContact(text) ?? { kind: 'phone', value: '' });
  expect(['no-contact@example.invalid', 'A@B.INVALID', 'a@invalid.com'].map(isOne)).toEqual([true, true, false]);
});

test('a very long hostile text is refused without slow backtracking', () => {
  for (const text of [`${'a.'.repeat(25_000)}@`, `a@${'a-'.repeat(25_000)}`, `+${'1'.repeat(50_000)}`])
    expect(parseContact(text)).toBeUndefined();
});

test('what holds an @ is read as an e-mail, and all else as a phone', () => {
  expect(parseContact(' Anna@Example.com')).toEqual({ kind: 'email', value: 'anna@example.com' });
  expect(parseContact('8 916 123-45-67')).toEqual({ kind: 'phone', value: '+79161234567' });
  for (const text of ['anna', '+7@916', '']) expect(parseContact(text)).toBeUndefined();
});
