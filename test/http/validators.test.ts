import { describe, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.request({ url, headers: { 'accept-encoding': 'br', ...headers } });

describe.each([
  '/api/services',
  '/api/services/lakshmi',
  '/api/services/lakshmi?lang=en',
  '/api/articles-catalog',
  '/api/articles/sankalpa',
  '/api/openapi.json',
  '/api/openapi.yaml',
  '/api/partner-openapi.json',
  '/',
  '/en/article/sankalpa',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
  '/en/rss.xml',
  '/manifest.webmanifest',
  '/share/ru/home.png',
  '/favicon.svg',
])('the copy of %s', (url) => {
  test('a copy is not sent again to a client that names its ETag: weakly, in a list, or as *', async () => {
    const { headers } = await get(url);
    const etag = String(headers.etag).replace(/^W\//, '');
    for (const named of [etag, `W/${etag}`, `"a,b", ${etag}`, `W/"a",W/${etag}, "c"`, '*']) {
      const answer = await get(url, { 'if-none-match': named });
      expect([named, answer.statusCode, answer.payload]).toEqual([named, 304, '']);
      const kept = ({ etag, vary, ...others }: typeof headers) => [
        etag,
        vary,
        others['cache-control'],
        others['content-location'],
      ];
      expect([named, kept(answer.headers)]).toEqual([named, kept(headers)]);
    }
  });

  test('a copy is sent to a client that names another ETag', async () => {
    const etag = String((await get(url)).headers.etag).replace(/^W\//, '');
    for (const named of [
      '"a"',
      `${etag.slice(0, -1)}, "`,
      etag.slice(1, -1),
      `"a, ${etag.slice(1)}`,
      `garbage, ${etag.slice(1)}`,
    ]) {
      const answer = await get(url, { 'if-none-match': named });
      expect([named, answer.statusCode]).toEqual([named, 200]);
      expect(answer.headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
    }
  });
});

test('a long list of ETags is read to its end', async () => {
  const { headers } = await get('/api/services');
  const list = [...Array.from({ length: 250 }, (_, index) => `"copy-number-${index}"`), headers.etag].join(', ');
  expect((await get('/api/services', { 'if-none-match': list })).statusCode).toBe(304);
});
