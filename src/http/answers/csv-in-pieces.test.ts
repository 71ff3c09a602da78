import { expect, test } from 'vitest';
import { FORMULAS, SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { type Cell, type CsvForm, csvInPieces } from './csv-in-pieces.ts';

async function fileOf(form: CsvForm, titles: string[], ...pages: Cell[][][]): Promise<string> {
  const all = async function* () {
    yield* pages;
  };
  let text = '';
  for await (const piece of csvInPieces(titles, all(), form)) text += piece;
  return text;
}

const textOf = (titles: string[], ...pages: Cell[][][]) => fileOf('csv', titles, ...pages);

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

/** An apostrophe before a text that a spreadsheet would compute, and before such a sign after what ends a cell elsewhere. */
const guarded = (text: string) => text.replace(/([,;\t\r\n])([=+\-@＝＋－＠])/g, "$1'$2").replace(/^[=+\-@\t\r＝＋－＠]/, "'$&");

test.each(['\n', '\r', '\r\n'])('what follows the line break %j within a cell begins no row', async (lineBreak) => {
  expect(cellsOf(await textOf(['x'], [[`Anna${lineBreak}=1+1`]]))).toEqual([['\uFEFFx'], [`Anna${lineBreak}'=1+1`]]);
});

/** The cells as the least careful spreadsheet finds them: each `separator` ends one, also within quotes, and quotes before a text are left out. */
const seenBy = (separator: string, file: string) =>
  file
    .replace('\uFEFF', '')
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(separator))
    .map((cell) => cell.replace(/^"+/, ''));

test.each(['csv', 'csv-semicolon'] as const)(
  'no spreadsheet computes a cell of %s, whatever it takes for the end of a cell',
  async (form) => {
    const texts = [',', ';', '\t', '\n', '\r', '\r\n'].flatMap((end) =>
      ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '"=1+1'].flatMap((formula) => [
        `Anna${end}${formula}`,
        `Anna${end}${formula}${end}x`,
      ]),
    );
    const file = await fileOf(
      form,
      ['x'],
      texts.map((text) => [text, 'after']),
    );
    for (const separator of [',', ';', '\t'])
      expect(seenBy(separator, file).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  },
);

test('for Excel with Russian settings there are semicolons between the cells, and decimal commas in numbers', async () => {
  const file = await fileOf(
    'csv-semicolon',
    ['Номер', 'Сумма'],
    [
      ['а;б', 300.5],
      ['в,г', { decimal: '0.50' }],
      ['17.05', -5],
    ],
  );
  expect(file).toBe('\uFEFFНомер;Сумма\r\n"а;б";300,5\r\nв,г;0,50\r\n17.05;-5\r\n');
});

test('a negative number stays a number, and a text that looks like one is a text', async () => {
  expect(await textOf(['x'], [[-5], [{ decimal: '-5.00' }], ['-5.00']])).toBe('\uFEFFx\r\n-5\r\n-5.00\r\n"\'-5.00"\r\n');
});

test('each attack comes back as it was typed, in its own cell, and what a spreadsheet would compute behind an apostrophe', async () => {
  const texts = [...SCRIPT_PAYLOADS, ...FORMULAS];
  const rows = cellsOf(
    await textOf(
      ['x', 'y', 'z'],
      texts.map((text) => ['before', text, 'after']),
    ),
  );
  expect(rows.slice(1)).toEqual(texts.map((text) => ['before', guarded(text), 'after']));
});
