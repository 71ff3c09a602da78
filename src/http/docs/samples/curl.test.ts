import { expect, test } from 'vitest';
import { curlSample } from './curl.ts';

const call = { method: 'GET', path: '/api/a', query: {}, headers: {}, needsCredentials: false, body: undefined };

test('a sample of a call that needs a session has the address with its query, and the cookies', () => {
  expect(curlSample('https://shop.example', { ...call, query: { email: 'a@b.c' }, needsCredentials: true })).toBe(
    "curl 'https://shop.example/api/a?email=a%40b.c' \\\n  -b jar",
  );
});

test('a sample of a call with a body has the method, the headers and the body', () => {
  expect(
    curlSample('https://shop.example', { ...call, method: 'POST', headers: { 'Idempotency-Key': 'k' }, body: { a: 1 } }),
  ).toBe(
    [
      "curl -X POST 'https://shop.example/api/a' \\",
      "  -H 'Idempotency-Key: k' \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{\n  "a": 1\n}'`,
    ].join('\n'),
  );
});

test('a quote in a body does not end the word of the shell', () => {
  expect(curlSample('', { ...call, body: { name: "O'Neil" } })).toContain(`"O'\\''Neil"`);
});
