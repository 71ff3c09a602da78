import { expect, test } from 'vitest';
import { jsonInPieces } from './json-in-pieces.ts';

async function* pages(...all: unknown[][]) {
  yield* all;
}

async function piecesOf(object: object): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of jsonInPieces(object)) pieces.push(piece);
  return pieces;
}

test.each([
  {},
  { name: 'Анна "the first"', nothing: null, nested: { list: [1, { a: 2 }] } },
  { only: [] },
  { first: [1, 2, 3], plain: 'text', second: [{ a: [] }] },
])('the pieces make the JSON of the whole: %j', async (object) => {
  const paged = Object.fromEntries(
    Object.entries(object).map(([name, value]) => [
      name,
      Array.isArray(value) ? pages([], ...value.map((item) => [item]), []) : value,
    ]),
  );
  expect(JSON.parse((await piecesOf(paged)).join(''))).toEqual(object);
});

test('a page is one piece', async () => {
  expect(await piecesOf({ list: pages([1, 2], [3]) })).toEqual(['{"list":', '[1,2', ',3', ']', '}']);
});

test('a list that fails ends the text at once', async () => {
  async function* failing() {
    yield [1];
    throw new Error('The database is gone');
  }
  const pieces = jsonInPieces({ list: failing(), later: 1 });
  const seen: string[] = [];
  const readAll = async () => {
    for await (const piece of pieces) seen.push(piece);
  };
  await expect(readAll()).rejects.toThrow('The database is gone');
  expect(seen).toEqual(['{"list":', '[1']);
});
