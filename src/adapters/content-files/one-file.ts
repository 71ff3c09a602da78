import { stringify } from 'yaml';
import { type Files, MOST_FILES, TITLE, YAML_STYLE } from './format.ts';
import type { FileProblem } from './problem.ts';
import { BOUNDS, isRecord, readYaml } from './read-yaml.ts';

const NOTE = `${TITLE} Every file stands below its path.
`;

/** Files as one YAML file: a text below each path. */
export function asOneFile(files: Files): string {
  return NOTE + stringify(Object.fromEntries(files), YAML_STYLE);
}

/** Reading a larger YAML would take longer than a person waits. */
export const MOST_BYTES_IN_ONE = 16 * 1024 * 1024;
/** As many as any YAML here may have. */
export const MOST_LINES_IN_ONE = BOUNDS.lines;

/** Files that were read from one file. */
interface OneFile {
  readonly files: Files;
  /** The line of the one file where a line of a file within it stands; undefined where that cannot be told. */
  readonly lineIn: (file: string, line: number | undefined) => number | undefined;
}

/** The reverse of `asOneFile`; a problem when the text is no such file. */
export function readOneFile(name: string, text: string): OneFile | FileProblem {
  const lines = text.replaceAll('\r\n', '\n');
  const read = readYaml(lines);
  if ('brokenAt' in read) return { file: name, code: 'unreadable_file', line: read.brokenAt };
  const { value, lineOf } = read;
  if (!isRecord(value)) return { file: name, code: 'unreadable_file', line: 1 };
  const withoutText = Object.keys(value).find((path) => typeof value[path] !== 'string');
  if (withoutText !== undefined) return { file: name, field: withoutText, code: 'type', line: lineOf([withoutText]) };
  const files = new Map(Object.entries(value as Readonly<Record<string, string>>));
  if (files.size > MOST_FILES) return { file: name, code: 'too_many_files' };
  const rows = lines.split('\n');
  return {
    files,
    lineIn(file, line) {
      const head = lineOf([file]);
      if (head === undefined || line === undefined) return head;
      // Only a text in a block (`path: |-`) keeps its lines; one in quotes may be folded.
      const isBlock = /[|][-+0-9]*$/.test(rows[head - 1]?.trimEnd() ?? '');
      return isBlock ? head + line : head;
    },
  };
}

/** Tells whether a file, or an index, was written by an export. Nothing else is overwritten. */
export const isOurs = (text: string) => text.startsWith(TITLE);
