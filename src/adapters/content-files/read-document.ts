import { fieldName } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import { type Kind, LAYOUTS } from './format.ts';
import type { FileProblem } from './problem.ts';
import { isRecord, readYaml } from './read-yaml.ts';

/** The fields of a text in one language, by their names in the contract, and the lines where they stand. */
export interface ReadDocument {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lines: Readonly<Record<string, number | undefined>>;
  readonly problems: readonly FileProblem[];
  /** False when a part of the file could not be read: then it may hold more fields than these. */
  readonly isRead: boolean;
}

/** More than the front matter of any text has. */
const MATTER_BOUNDS = { characters: 100_000, lines: 2000, tokens: 2000 };
/** The line `---` before the front matter. */
const FENCE_LINES = 1;
/** The front matter between two lines `---`, then an empty line that may be missing, then the text. */
const FENCED = /^---\n([\s\S]*?)^---(?:\n|$)\n?([\s\S]*)$/m;

/** Reads a markdown file with its front matter. */
export function readDocument(file: string, text: string, kind: Kind, language: Language): ReadDocument {
  const layout = LAYOUTS[kind];
  const [whole, head, body] = FENCED.exec(text) ?? [];
  // The pattern also finds a fence amid a text, which is no front matter.
  const isFenced = whole !== undefined && head !== undefined && body !== undefined && text.startsWith(whole);
  if (!isFenced) return broken(file, 1);
  const bodyField = fieldName(layout.body, language);
  const below = {
    fields: { [bodyField]: body.replace(/\n$/, '') },
    lines: { [bodyField]: whole.slice(0, whole.length - body.length).split('\n').length },
  };
  const matter = readYaml(head, MATTER_BOUNDS);
  // Where the parser names no line, that of the fence is named.
  if ('brokenAt' in matter) return broken(file, (matter.brokenAt ?? 0) + FENCE_LINES, below);
  if (!isRecord(matter.value)) return broken(file, 1, below);
  const { value, lineOf } = matter;
  const lineIn = (key: string) => (lineOf([key]) ?? 0) + FENCE_LINES;
  const known = layout.head.filter((key) => Object.hasOwn(value, key));
  const unknown = Object.keys(value).filter((key) => !layout.head.includes(key));
  return {
    fields: { ...Object.fromEntries(known.map((key) => [fieldName(key, language), value[key]])), ...below.fields },
    lines: { ...Object.fromEntries(known.map((key) => [fieldName(key, language), lineIn(key)])), ...below.lines },
    problems: unknown.map((key) => ({ file, field: key, line: lineIn(key), code: 'additionalproperties' })),
    isRead: true,
  };
}

/** A file of which at most the text below its front matter could be read. */
function broken(
  file: string,
  line: number,
  read: Pick<ReadDocument, 'fields' | 'lines'> = { fields: {}, lines: {} },
): ReadDocument {
  return { ...read, problems: [{ file, code: 'unreadable_file', line }], isRead: false };
}
