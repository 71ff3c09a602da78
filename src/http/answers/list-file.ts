import { type Cell, type CsvForm, csvHeaders, csvInPieces } from './csv-in-pieces.ts';
import { mapPages } from './map-pages.ts';

type ListFormat = CsvForm | 'jsonl';

/** How a list looks as a file; the name is without its ending. */
export interface ListFile<Row> {
  readonly name: string;
  /** The titles and the cells of the columns for spreadsheets. */
  readonly titles: readonly string[];
  readonly cells: (row: Row) => readonly Cell[];
  /** A row for programs, as the API shows it in its lists. */
  readonly record: (row: Row) => object;
}

/** A list as a file that is sent while it is read, a page at a time: CSV for spreadsheets, or a JSON object on each line for programs. */
export function listFile<Row>(format: ListFormat, file: ListFile<Row>, pages: AsyncIterable<readonly Row[]>) {
  const { name, titles, cells, record } = file;
  if (format === 'jsonl') {
    const disposition = `attachment; filename="${name}.jsonl"`;
    const headers = { 'content-type': 'application/jsonl; charset=utf-8', 'content-disposition': disposition };
    return { status: 200 as const, headers, pieces: linesInPieces(mapPages(pages, record)) };
  }
  return { status: 200 as const, headers: csvHeaders(name), pieces: csvInPieces(titles, mapPages(pages, cells), format) };
}

async function* linesInPieces(pages: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const page of pages) if (page.length > 0) yield page.map((record) => `${JSON.stringify(record)}\n`).join('');
}
