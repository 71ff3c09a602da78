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
}

/** More than the front matter of any text has. */
const BOUNDS = { characters: 100_000, lines: 2000, tokens: 2000 };
/** Before the front matter. */
const FENCE_LINES = 1;

/** Reads a markdown file with its front matter. */
export function readDocument(file: string, text: string, kind: Kind, language: Language): ReadDocument {
  const broken = (line?: number) => ({ fields: {}, lines: {}, problems: [{ file, code: 'unreadable_file' as const, line }] });
  const [whole, head, body] = /^---\n([\s\S]*?)^---(?:\n|$)\n?([\s\S]*)$/m.exec(text) ?? [];
  if (whole === undefined || head === undefined || body === undefined || !text.startsWith(whole)) return broken(1);
  const matter = readYaml(head, BOUNDS);
  if ('brokenAt' in matter) return broken((matter.brokenAt ?? 0) + FENCE_LINES);
  if (!isRecord(matter.value)) return broken(1);
  const { value, lineOf } = matter;
  const layout = LAYOUTS[kind];
  const lineIn = (key: string) => (lineOf([key]) ?? 0) + FENCE_LINES;
  const known = layout.head.filter((key) => Object.hasOwn(value, key));
  const bodyField = fieldName(layout.body, language);
  const headLines = head.split('\n').length + FENCE_LINES;
  return {
    fields: {
      ...Object.fromEntries(known.map((key) => [fieldName(key, language), value[key]])),
      [bodyField]: body.replace(/\n$/, ''),
    },
    lines: {
      ...Object.fromEntries(known.map((key) => [fieldName(key, language), lineIn(key)])),
      [bodyField]: headLines + 1,
    },
    problems: Object.keys(value)
      .filter((key) => !layout.head.includes(key))
      .map((key) => ({ file, field: key, line: lineIn(key), code: 'additionalproperties' as const })),
  };
}
