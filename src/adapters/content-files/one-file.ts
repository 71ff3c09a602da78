import { stringify } from 'yaml';
import { type Files, TITLE, YAML_STYLE } from './format.ts';
import type { FileProblem } from './problem.ts';
import { isRecord, readYaml } from './read-yaml.ts';

const NOTE = `${TITLE} Every file stands below its path.
`;

/** Files as one YAML file: a text below each path. */
export function asOneFile(files: Files): string {
  return NOTE + stringify(Object.fromEntries(files), YAML_STYLE);
}

/** The reverse of `asOneFile`; a problem when the text is none. */
export function filesIn(name: string, text: string): Files | FileProblem {
  const read = readYaml(text);
  if ('brokenAt' in read) return { file: name, code: 'unreadable_file', line: read.brokenAt };
  const { value, lineOf } = read;
  if (!isRecord(value)) return { file: name, code: 'unreadable_file', line: 1 };
  const strange = Object.keys(value).find((path) => typeof value[path] !== 'string');
  if (strange !== undefined) return { file: name, field: strange, code: 'type', line: lineOf([strange]) };
  return new Map(Object.entries(value as Readonly<Record<string, string>>));
}

/** Was a file, or an index, written by an export? Nothing else is overwritten. */
export const isOurs = (text: string) => text.startsWith(TITLE);
