import { expect, test } from 'vitest';
import { readContract } from '../contract/contract-document.ts';
import { routesOf } from '../contract/contract-routes.ts';
import { largestBody } from './body-size.ts';

const cart = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { id: { type: 'string', maxLength: 50 }, quantity: { type: 'integer' } } },
    },
  },
};

test('whatever the schema allows fits, however its JSON is written', () => {
  const text = JSON.stringify({ items: Array(3).fill({ id: 'я'.repeat(50), quantity: 99 }) }, null, 4);
  const escaped = text.replaceAll('я', '\\u044f');
  expect(largestBody(cart) - largestBody(undefined)).toBeGreaterThan(escaped.length);
});

test('an object whose names the sender chooses fits, too', () => {
  const pairs = {
    type: 'object',
    maxProperties: 2,
    propertyNames: { maxLength: 3 },
    additionalProperties: { type: 'string', maxLength: 4 },
  };
  const text = JSON.stringify({ яяя: 'яяяя', ююю: 'юююю' }, null, 4).replaceAll(/[яю]/g, '\\u044f');
  expect(largestBody(pairs) - largestBody(undefined)).toBeGreaterThan(text.length);
  // Eighteen pairs more, of three and four characters, each of which a client may write by six.
  expect(largestBody({ ...pairs, maxProperties: 20 }) - largestBody(pairs)).toBeGreaterThan(18 * (3 + 4) * '\\u044f'.length);
});

test('a text that may also be null takes as much as one that may not', () => {
  expect(largestBody({ type: ['string', 'null'], maxLength: 1000 })).toBe(largestBody({ type: 'string', maxLength: 1000 }));
});

test('a list without a bound stops the start', () => {
  expect(() => largestBody({ type: 'array', items: { type: 'string' } })).toThrow('no maxItems');
});

test('no operation reads half a megabyte of JSON', () => {
  const sizes = routesOf(readContract({ withSandbox: true })).map(({ schema }) => largestBody(schema.body));
  expect(Math.max(...sizes)).toBeLessThan(512 * 1024);
});
