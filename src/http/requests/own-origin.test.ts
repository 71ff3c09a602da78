import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './own-origin.ts';

const ask = (method: string, headers: Record<string, string>) => () =>
  refuseCrossSite({ method, headers: { host: 'shop.example', ...headers } } as unknown as FastifyRequest, 'https://shop.example');

test.each([
  {},
  { origin: 'https://shop.example' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a change may come from our own page or from a program: %j', (headers) => {
  expect(ask('POST', headers)).not.toThrow();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://shop.example.evil.example' },
  { origin: 'https://shop.example:8443' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
])('a change never comes from another site: %j', (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(ask(method, headers)).toThrow(expect.objectContaining({ code: 'cross_site' }));
  }
});

test('reading is open to a link on any site', () => {
  expect(ask('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).not.toThrow();
});
