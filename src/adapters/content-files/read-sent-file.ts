import { isUtf8 } from 'node:buffer';
import { readOneFile } from './one-file.ts';
import type { FileProblem } from './problem.ts';
import { type ReadTexts, type Rules, readFiles } from './read-files.ts';

/** What one file holds, with the line where each file within it begins. It is plain data, which can be sent to another process. */
export interface SentFile extends ReadTexts {
  readonly lines: ReadonlyMap<string, number>;
}

/** The result for a file that could not be read, because of a problem. */
export const refusedFile = (problem: FileProblem): SentFile => ({
  texts: { services: [], articles: [] },
  problems: [problem],
  lines: new Map(),
});

/** The `file` of a problem of the sent file as a whole; other problems name the file within it. */
export const NO_NAME = '';

/** Reads texts from the bytes of one file. Problems name its lines, and are in the order of these. */
export function readSentFile(bytes: Uint8Array, rules: Rules): SentFile {
  if (!isUtf8(bytes)) return refusedFile({ file: NO_NAME, code: 'not_utf8' });
  const one = readOneFile(NO_NAME, new TextDecoder().decode(bytes));
  if ('code' in one) return refusedFile(one);
  const { texts, problems } = readFiles(one.files, rules);
  const lines = [...one.files.keys()].flatMap((file) => {
    const line = one.lineIn(file, undefined);
    return line === undefined ? [] : [[file, line] as const];
  });
  const problemsByLine = problems
    .map((problem) => ({ ...problem, line: one.lineIn(problem.file, problem.line) }))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { texts, problems: problemsByLine, lines: new Map(lines) };
}
