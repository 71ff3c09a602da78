import { stringify } from 'csv-stringify/sync';

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

function textOf(rows: readonly (readonly Cell[])[]): string {
  // With a delimiter of records named, the library would leave a lone line break unquoted: what follows it would be a row of its own.
  return stringify([...rows], { escape_formulas: true, record_delimiter: 'windows', quote_record_delimiter: true });
}
