import { expect, test } from 'vitest';
import { csvInPieces } from './csv-in-pieces.ts';

async function textOf(titles: string[], ...pages: (string | number | null)[][][]): Promise<string> {
  const all = async function* () {
    yield* pages;
  };
  let text = '';
  for await (const piece of csvInPieces(titles, all())) text += piece;
  return text;
}

test('a file begins with a byte order mark and its titles, and each page adds its rows', async () => {
  expect(await textOf(['Number', 'Total'], [['a', 1]], [], [['b', null]])).toBe('\uFEFFNumber,Total\r\na,1\r\nb,\r\n');
});

test('a comma, a quote and a line break stay within their cell', async () => {
  expect(await textOf(['x'], [['a,"b"\nc']])).toBe('\uFEFFx\r\n"a,""b""\nc"\r\n');
});

test.each(['=1+1', '+7900', '-2', '@SUM(A1)', '\t=1', '\r=1'])('a spreadsheet does not compute %j', async (text) => {
  const [, row = ''] = (await textOf(['x'], [[text]])).split('x\r\n');
  expect(row.replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
});

test('a negative number stays a number', async () => {
  expect(await textOf(['x'], [[-5]])).toBe('\uFEFFx\r\n-5\r\n');
});
