import { LineCounter, parseDocument } from 'yaml';

export interface ReadYaml {
  readonly value: unknown;
  /** The line of a value, from 1; undefined when there is none at the path. */
  readonly lineOf: (path: readonly (string | number)[]) => number | undefined;
}

/** Reads a YAML document without references to other parts of it. Returns the line of the first mistake when it cannot be read. */
export function readYaml(text: string): ReadYaml | { readonly brokenAt: number | undefined } {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
    const [broken] = document.errors;
    if (broken) return { brokenAt: lines.linePos(broken.pos[0]).line };
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    const lineOf = (path: readonly (string | number)[]) => {
      const node = document.getIn(path, true) as { readonly range?: readonly number[] } | undefined;
      const begin = node?.range?.[0];
      return begin === undefined ? undefined : lines.linePos(begin).line;
    };
    return { value, lineOf };
  } catch {
    // References to other parts, or lists within lists without end.
    return { brokenAt: undefined };
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
