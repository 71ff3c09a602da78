import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, makeReady } from './ready-text.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0 , gzip ; q=0.5', 'gzip'],
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

test('a header that is full of blanks is read in one pass', () => {
  // With one pass for each blank it would take longer than a test may.
  expect(chooseEncoding(`gzip${' '.repeat(120_000)}x, br;q=0.1`)).toBe('br');
});

test('every encoding decodes to the same text', () => {
  const html = '<!doctype html><p>Яга</p>'.repeat(50);
  const { body } = makeReady(html);
  expect(body('identity').toString()).toBe(html);
  expect(brotliDecompressSync(body('br')).toString()).toBe(html);
  expect(gunzipSync(body('gzip')).toString()).toBe(html);
});

test('a text is compressed once, and a short text never', () => {
  const { body, encodingFor } = makeReady('Яга'.repeat(1000));
  expect(body(encodingFor('br'))).toBe(body('br'));
  expect(makeReady('Яга').encodingFor('br, gzip')).toBe('identity');
});
