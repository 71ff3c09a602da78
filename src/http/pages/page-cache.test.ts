import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, createPageCache, makeReady } from './page-cache.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that takes %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a page says the same in every encoding', () => {
  const html = '<!doctype html><p>Яга</p>'.repeat(50);
  const { bodies } = makeReady(html);
  expect(bodies.identity.toString()).toBe(html);
  expect(brotliDecompressSync(bodies.br).toString()).toBe(html);
  expect(gunzipSync(bodies.gzip).toString()).toBe(html);
});

test('another text has another validator', () => {
  expect(makeReady('a').etag).toBe(makeReady('a').etag);
  expect(makeReady('a').etag).not.toBe(makeReady('b').etag);
});

test('new content empties the cache, and a page of the old content no longer enters', () => {
  const cache = createPageCache();
  const page = makeReady('old');
  cache.get('ru /', 1);
  cache.set('ru /', 1, page);
  expect(cache.get('ru /', 1)).toBe(page);
  expect(cache.get('ru /', 2)).toBeUndefined();
  cache.set('ru /', 1, page);
  expect(cache.get('ru /', 2)).toBeUndefined();
});

test('the cache holds 500 pages; the one used longest ago leaves first', () => {
  const cache = createPageCache();
  const page = makeReady('page');
  cache.get('0', 1);
  for (let index = 0; index < 500; index++) cache.set(`${index}`, 1, page);
  cache.get('0', 1);
  cache.set('500', 1, page);
  expect(cache.get('0', 1)).toBe(page);
  expect(cache.get('1', 1)).toBeUndefined();
  expect(cache.get('500', 1)).toBe(page);
});
