import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createValidatorCompiler, refuseUnreadableText } from './validation.ts';

const compile = (schema: object, httpPart: string) =>
  createValidatorCompiler()({ schema, httpPart, method: 'POST', url: '/' }) as {
    (value: unknown): boolean;
    errors?: readonly { keyword: string }[] | null;
  };

test('every amount with at most two decimals is an amount, and none with more', () => {
  const isMoney = compile({ type: 'number', 'x-decimals': 2 }, 'body');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(isMoney(cents / 100)).toBe(true);
      expect(isMoney(cents / 100 + 0.001)).toBe(false);
    }),
    { numRuns: 2000 },
  );
  expect([300.000000001, 299.9999999999, 0.1 + 0.2, 1e-7].filter(isMoney)).toEqual([]);
});

test('numbers in a body are numbers; in an address they are written as text', () => {
  const schema = { type: 'object', properties: { limit: { type: 'integer' } } };
  expect(compile(schema, 'body')({ limit: '2' })).toBe(false);
  expect(compile(schema, 'querystring')({ limit: '2' })).toBe(true);
});

test('a header is validated whatever the case of its name in the contract', () => {
  const schema = { type: 'object', properties: { 'Idempotency-Key': { type: 'string', maxLength: 3 } } };
  expect(compile(schema, 'headers')({ 'idempotency-key': 'abc' })).toBe(true);
  expect(compile(schema, 'headers')({ 'idempotency-key': 'abcd' })).toBe(false);
});

test('an id is valid only in the spelling of the database, in letters of either case', () => {
  const isId = compile({ type: 'string', format: 'uuid' }, 'params');
  const id = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
  expect([id, id.toUpperCase()].every(isId)).toBe(true);
  expect([`urn:uuid:${id}`, `{${id}}`, id.replaceAll('-', ''), `${id}\n`, ` ${id}`, ''].filter(isId)).toEqual([]);
});

test('the host of an e-mail may have letters of any script, what stands before it may not', () => {
  const isEmail = compile({ type: 'string', format: 'email' }, 'body');
  const good = ['anna@example.com', 'Anna.B+x@Example.COM', 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai', 'anna@डाटामेल.भारत'];
  expect(good.filter((text) => !isEmail(text))).toEqual([]);
  const withCyrillicA = 'аnna@example.com';
  const bad = ['anna@пример', 'anna@при мер.рф', 'anna@пример..рф', '@пример.рф', 'anna', 'a@b@пример.рф', ''];
  expect([withCyrillicA, ...bad].filter(isEmail)).toEqual([]);
});

const cart = { type: 'array', maxItems: 3, items: { type: 'object', additionalProperties: false } };

test('every wrong field of a cart is told', () => {
  const check = compile(cart, 'body');
  expect(check([1, { a: 1, b: 1 }, {}])).toBe(false);
  expect(check.errors?.map(({ keyword }) => keyword)).toEqual(['type', 'additionalProperties', 'additionalProperties']);
});

test.each([
  ['300,000 wrong items', Array(300_000).fill(0), 'maxItems'],
  ['90,000 unknown keys', [Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`k${i}`, 1]))], 'additionalProperties'],
  ['a text of a million letters for an item', ['a'.repeat(1_000_000), 1], 'type'],
])('of %s only the first rule that breaks is told', (_, value, keyword) => {
  const check = compile(cart, 'body');
  expect(check(value)).toBe(false);
  expect(check.errors?.map((error) => error.keyword)).toEqual([keyword]);
});

test.each([
  [{ params: { id: 'a\0b' } }, ['path', 'id']],
  [{ query: { email: '\ud800' } }, ['query', 'email']],
  [{ headers: { 'idempotency-key': 'key\0' } }, ['headers', 'idempotency-key']],
  [{ body: { items: [{ id: '\0' }] } }, ['items', '0', 'id']],
])('text that cannot be stored is refused by its place: %j', (part, path) => {
  const request = { params: {}, query: {}, headers: {}, body: {}, ...part };
  expect(() => refuseUnreadableText(request as never)).toThrow(
    expect.objectContaining({ details: { fields: [{ path, code: 'unreadable_text' }] } }),
  );
});

test('every wrong field is told also beside the longest texts that the contract allows, in two languages', () => {
  const text = { type: 'string', maxLength: 36_000 };
  const short = { type: 'string', maxLength: 1 };
  const validate = compile(
    { type: 'object', properties: { content: text, content_en: text, name: short, name_en: short } },
    'body',
  );
  const content = 'a'.repeat(36_000);
  expect(validate({ content, content_en: content, name: 'ab', name_en: 'ab' })).toBe(false);
  expect(validate.errors).toHaveLength(2);
});
