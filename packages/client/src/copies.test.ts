import { expect, test } from 'vitest';
import { createCopies } from './copies.ts';

test('an answer that was cut off is not kept', async () => {
  const { fetchBody } = createCopies();
  const asked: Headers[] = [];
  const request = { method: 'GET', headers: { 'Accept-Language': 'en' } };
  const get = (text: string) =>
    fetchBody(
      'https://shop.test/api/services',
      request,
      async (_, init) => {
        asked.push(new Headers(init?.headers));
        return new Response(text, { headers: { 'content-type': 'application/json', etag: '"1"' } });
      },
      (response) => response.json(),
    );
  await expect(get('["a')).rejects.toThrow(SyntaxError);
  expect(await get('["a"]')).toEqual(['a']);
  expect(asked.map((headers) => headers.get('if-none-match'))).toEqual([null, null]);
});
