import { expect, test, vi } from 'vitest';
import { forgetAnalyticsCookies } from './analytics-cookies.ts';

test('the cookies of the analytics end under each domain on which its script may have set them, and no other cookie does', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('language=ru; _ga=GA1.2; _gat=1');
  const ended = vi.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
  forgetAnalyticsCookies('www.shop.example');
  expect(ended.mock.calls.flat()).toEqual(
    ['', '; Domain=www.shop.example', '; Domain=shop.example', '; Domain=example'].map(
      (domain) => `_ga=; Path=/; Max-Age=0${domain}`,
    ),
  );
});
