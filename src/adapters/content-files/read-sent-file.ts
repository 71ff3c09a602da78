import { INDEX } from './format.ts';
import { readOneFileBytes } from './one-file.ts';
import type { FileProblem } from './problem.ts';
import { type ReadTexts, type Rules, readFiles } from './read-files.ts';

/** What one file holds, with the line where each file within it begins. Other processes can be sent it. */
export interface SentFile extends ReadTexts {
  readonly lines: ReadonlyMap<string, number>;
}

/** A file of which there is nothing but a problem. */
export const refusedFile = (problem: FileProblem): SentFile => ({
  texts: { services: [], articles: [] },
  problems: [problem],
  lines: new Map(),
});

/** Reads texts from the bytes of one file. Problems are told by its lines, in their order. */
export function readSentFile(bytes: Uint8Array, rules: Rules): SentFile {
  const one = readOneFileBytes('', bytes);
  if ('code' in one) return refusedFile(one);
  const { texts, problems } = readFiles(one.files, rules);
  const lines = [INDEX, ...one.files.keys()].flatMap((file) => {
    const line = one.lineIn(file, undefined);
    return line === undefined ? [] : [[file, line] as const];
  });
  return {
    texts,
    // In the order in which an author reads the file.
    problems: problems
      .map((problem) => ({ ...problem, line: one.lineIn(problem.file, problem.line) }))
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    lines: new Map(lines),
  };
}
