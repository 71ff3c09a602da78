import { expect, test } from 'vitest';
import { FORMULAS, SCRIPT_PAYLOADS } from '../../test/support/script-payloads.ts';
import { csvInPieces } from './csv-in-pieces.ts';

async function textOf(titles: string[], ...pages: (string | number | null)[][][]): Promise<string> {
  const all = async function* () {
    yield* pages;
  };
  let text = '';
  for await (const piece of csvInPieces(titles, all())) text += piece;
  return text;
}

/** The cells of a file as spreadsheets read them: any line break outside of quotes ends a row. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('a file begins with a byte order mark and its titles, and each page adds its rows', async () => {
  expect(await textOf(['Number', 'Total'], [['a', 1]], [], [['b', null]])).toBe('\uFEFFNumber,Total\r\na,1\r\nb,\r\n');
});

test('a comma, a quote and a line break stay within their cell', async () => {
  expect(await textOf(['x'], [['a,"b"\nc']])).toBe('\uFEFFx\r\n"a,""b""\nc"\r\n');
});

test.each(FORMULAS)('a spreadsheet does not compute %j', async (text) => {
  expect(cellsOf(await textOf(['x'], [[text]]))).toEqual([['\uFEFFx'], [`'${text}`]]);
});

test.each(['\n', '\r', '\r\n'])('what follows the line break %j within a cell begins no row', async (lineBreak) => {
  const text = `Anna${lineBreak}=1+1`;
  expect(cellsOf(await textOf(['x'], [[text]]))).toEqual([['\uFEFFx'], [text]]);
});

test('a negative number stays a number', async () => {
  expect(await textOf(['x'], [[-5]])).toBe('\uFEFFx\r\n-5\r\n');
});

test('each of 200 attacks comes back as it was typed, in its own cell; formulas behind an apostrophe', async () => {
  const texts = [...SCRIPT_PAYLOADS, ...FORMULAS];
  const rows = cellsOf(
    await textOf(
      ['x', 'y', 'z'],
      texts.map((text) => ['before', text, 'after']),
    ),
  );
  const computed = /^[=+\-@\t\r＝＋－＠]/;
  expect(rows.slice(1)).toEqual(texts.map((text) => ['before', computed.test(text) ? `'${text}` : text, 'after']));
});
