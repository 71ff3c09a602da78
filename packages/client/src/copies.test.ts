import { expect, test } from 'vitest';
import { createCopies } from './copies.ts';

const list = (text = '["a"]', cacheControl = 'public, no-cache') =>
  new Response(text, { headers: { 'content-type': 'application/json', etag: '"1"', 'cache-control': cacheControl } });

/** Asks for pages by their paths; `asked` are the validators that were sent along. */
function reader() {
  const { fetchBody } = createCopies();
  const asked: (string | null)[] = [];
  const read = (answer: Response, path = 'services') =>
    fetchBody(
      `https://shop.test/api/${path}`,
      { method: 'GET', headers: {} },
      async (_, init) => {
        asked.push(new Headers(init?.headers).get('if-none-match'));
        return answer;
      },
      (response) => response.json(),
    );
  return { read, asked };
}

test('a copy is of one address', async () => {
  const { read, asked } = reader();
  await read(list());
  await read(list(), 'services?view=card');
  expect(asked).toEqual([null, null]);
});

test('an answer that must not be stored is not kept', async () => {
  const { read, asked } = reader();
  for (const _ of ['first', 'second']) await read(list('{}', 'no-store'));
  expect(asked).toEqual([null, null]);
});

test('an answer that was cut off is not kept', async () => {
  const { read, asked } = reader();
  await expect(read(list('["a'))).rejects.toThrow(SyntaxError);
  expect(await read(list())).toEqual(['a']);
  expect(asked).toEqual([null, null]);
});

test('a copy goes when fifty others have come', async () => {
  const { read, asked } = reader();
  for (let count = 0; count <= 50; count++) await read(list(), `articles/${count}`);
  await read(list(), 'articles/0');
  await read(list(), 'articles/50');
  expect(asked.slice(-2)).toEqual([null, '"1"']);
});
