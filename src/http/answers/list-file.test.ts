import { expect, test } from 'vitest';
import { listFile } from './list-file.ts';

interface Row {
  readonly name: string;
}
const file = { name: 'rows', titles: ['Name'], cells: ({ name }: Row) => [name], record: (row: Row) => ({ ...row }) };

/** What a file holds, and how many pages had been read when each of its pieces came. */
async function read(format: 'csv' | 'jsonl', ...pages: Row[][]) {
  let pagesRead = 0;
  const source = async function* () {
    for (const page of pages) {
      pagesRead += 1;
      yield page;
    }
  };
  const { pieces, headers } = listFile(format, file, source());
  const pagesReadAtPiece: number[] = [];
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    pagesReadAtPiece.push(pagesRead);
  }
  return { text, headers, pagesReadAtPiece };
}

test('each line of JSON is an object, whatever stands in it', async () => {
  const rows = [{ name: 'a\nb' }, { name: '=1+1' }, { name: '"\u2028' }];
  const { text, headers } = await read('jsonl', rows.slice(0, 1), [], rows.slice(1));
  expect(text.endsWith('\n')).toBe(true);
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(rows);
  expect(headers['content-disposition']).toBe('attachment; filename="rows.jsonl"');
});

test.each(['csv', 'jsonl'] as const)('a page of %s is sent before the next page is read', async (format) => {
  const { pagesReadAtPiece } = await read(format, [{ name: 'a' }], [{ name: 'b' }], [{ name: 'c' }]);
  // Before the pages of CSV comes a piece with the titles.
  expect(pagesReadAtPiece.slice(-3)).toEqual([1, 2, 3]);
});

test('a list without rows is an empty file of JSON lines', async () => {
  expect((await read('jsonl', [])).text).toBe('');
});
