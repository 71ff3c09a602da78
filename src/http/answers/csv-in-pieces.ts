import papaparse from 'papaparse';

/** A text stays as it is: a reference such as `17.05` is no number. */
export type Cell = string | number | Decimal | null;

/** A number with as many digits as are written here, such as `300.00`. */
interface Decimal {
  readonly decimal: string;
}

/** How the cells are separated: `csv-semicolon` is for Excel with Russian settings. */
export type CsvForm = 'csv' | 'csv-semicolon';

/** The headers of a CSV file that browsers save under a name, which is without its ending. */
export function csvHeaders(name: string) {
  return { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}.csv"` };
}

/**
 * Writes pages of rows as CSV (RFC 4180), each page as one piece, below a row of titles. Begins with a byte order mark, so that spreadsheets
 * read UTF-8. Excel with Russian settings takes no comma for the end of a cell, and reads 1.05 as the first of May, so it gets semicolons and
 * decimal commas. An apostrophe stands before what a spreadsheet would compute: a text that begins with =, +, -, @, a tab or a return, and
 * such a sign behind whatever another spreadsheet takes for the end of a cell.
 */
export async function* csvInPieces(
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  form: CsvForm = 'csv',
): AsyncGenerator<string> {
  const write = writerOf(form);
  yield `\uFEFF${write([titles])}`;
  for await (const rows of pages) if (rows.length > 0) yield write(rows);
}

const LINE_END = '\r\n';
/** Where a formula begins, also in wide characters: at the beginning of a cell, or within it after what ends a cell elsewhere. */
const AT_BEGINNING = /^(?=[=+\-@\t\r＝＋－＠])/;
const WITHIN = /[,;\t\r\n](?="*[=+\-@＝＋－＠])/g;

function writerOf(form: CsvForm) {
  const hasSemicolons = form === 'csv-semicolon';
  const cellOf = (cell: Cell): string | null => {
    if (typeof cell === 'string') return cell.replace(WITHIN, "$&'").replace(AT_BEGINNING, "'");
    if (cell === null) return null;
    const number = typeof cell === 'number' ? `${cell}` : cell.decimal;
    return hasSemicolons ? number.replace('.', ',') : number;
  };
  // Quotes keep such a cell whole also for a program with another separator.
  const quotes = (cell: string | null) => cell?.startsWith("'") === true;
  const options = { newline: LINE_END, quotes, delimiter: hasSemicolons ? ';' : ',' };
  return (rows: readonly (readonly Cell[])[]): string => {
    const cells = rows.map((row) => row.map(cellOf));
    return papaparse.unparse(cells, options) + LINE_END;
  };
}
