import papaparse from 'papaparse';

export type Cell = string | number | null;

/** The headers of a CSV file that browsers save under a name, which is without its ending. */
export function csvHeaders(name: string) {
  return { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}.csv"` };
}

/**
 * Writes pages of rows as CSV (RFC 4180), each page as one piece, below a row of titles. Begins with a byte order mark, so that spreadsheets
 * read UTF-8. A text that a spreadsheet would compute, because it begins with =, +, -, @, a tab or a return, gets an apostrophe before it.
 */
export async function* csvInPieces(
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${textOf([titles])}`;
  for await (const rows of pages) if (rows.length > 0) yield textOf(rows);
}

const LINE_END = '\r\n';
/** What spreadsheets compute, in wide characters, too. The library's own expression would not see a formula that a line break follows. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

function textOf(rows: readonly (readonly Cell[])[]): string {
  const text = papaparse.unparse(rows as Cell[][], { newline: LINE_END, escapeFormulae: FORMULA });
  return `${text}${LINE_END}`;
}
