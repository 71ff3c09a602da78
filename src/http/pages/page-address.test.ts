import { expect, test } from 'vitest';
import { readAddress } from './page-address.ts';

test.each([
  ['/', '', '/'],
  ['/article/nakshatras', '', '/article/nakshatras'],
  ['/ru', '/ru', '/'],
  ['/ru/', '/ru', '/'],
  ['/ru/order/1', '/ru', '/order/1'],
  ['/en/ritual/ganesha', '/en', '/ritual/ganesha'],
  ['/russian', '', '/russian'],
  ['/RU/order', '', '/RU/order'],
])('%s has the prefix %j and the path %s', (pathname, basename, path) => {
  expect(readAddress(pathname, {})).toMatchObject({ basename, path });
});

test.each([
  ...['//evil.example', '/\\evil.example', '///evil.example', '/\\/evil.example'],
  ...['/ru//evil.example', '/en/\\evil.example'],
])('%s never becomes the address of another host', (pathname) => {
  expect(readAddress(pathname, {}).path).not.toMatch(/^[/\\]{2}/);
  expect(readAddress(pathname, {}).basename).toBe('');
});

test('the prefix decides, then the remembered choice, then the browser', () => {
  const russian = { cookie: 'a=1; lang=ru; b=2', 'accept-language': 'en' };
  expect(readAddress('/en/', russian).language).toBe('en');
  expect(readAddress('/', russian).language).toBe('ru');
  expect(readAddress('/', { 'accept-language': 'ru, en' }).language).toBe('ru');
  expect(readAddress('/', {}).language).toBe('en');
});

test.each(['lang=de', 'xlang=ru', 'lang=ruby', 'lang="ru"', ''])('the cookie %j remembers no choice', (cookie) => {
  expect(readAddress('/', { cookie }).language).toBe('en');
});
