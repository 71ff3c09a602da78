import { type Document, isMap, isScalar, isSeq, Lexer, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';

export interface ReadYaml {
  readonly value: unknown;
  /** The line of a value, from 1; undefined when there is none at the path. */
  readonly lineOf: (path: readonly (string | number)[]) => number | undefined;
}

/** How much of a text is read. A block of text is one token, however long it is. */
interface Bounds {
  readonly characters: number;
  readonly lines: number;
  readonly tokens: number;
}

/** More than a file holds that an export has written; more texts are cut into several files. */
export const BOUNDS: Bounds = { characters: 16 * 1024 * 1024, lines: 1_000_000, tokens: 100_000 };

/**
 * Reads a YAML document within bounds, without references to other parts of it. Returns the line of the first mistake when it cannot be
 * read.
 */
export function readYaml(text: string, bounds = BOUNDS): ReadYaml | { readonly brokenAt: number | undefined } {
  const lines = new LineCounter();
  const lineAt = (offset: number | undefined) => (offset === undefined ? undefined : lines.linePos(offset).line);
  try {
    // Counted first: what holds little text and many tokens takes a processor for minutes.
    if (!isWithin(text, bounds)) return { brokenAt: undefined };
    // The parser compares each key with every other, so keys are compared here.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [broken] = document.errors;
    if (broken) return { brokenAt: lineAt(broken.pos[0]) };
    const keys = keysOf(document);
    if ('strangeAt' in keys) return { brokenAt: lineAt(keys.strangeAt) };
    const lineOf = (path: readonly (string | number)[]) => {
      const node = path.reduce<unknown>(
        (at, step) =>
          isMap(at)
            ? keys.valuesByMap.get(at)?.get(`${step}`)
            : isSeq(at) && typeof step === 'number'
              ? at.items[step]
              : undefined,
        document.contents,
      );
      return lineAt((node as Partial<ParsedNode> | null | undefined)?.range?.[0]);
    };
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf };
  } catch {
    // Lists within lists without end.
    return { brokenAt: undefined };
  }
}

function isWithin(text: string, { characters, lines, tokens }: Bounds): boolean {
  if (text.length > characters) return false;
  let [linesLeft, tokensLeft] = [lines, tokens];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    linesLeft -= 1;
    if (linesLeft < 0) return false;
  }
  for (const _ of new Lexer().lex(text)) {
    tokensLeft -= 1;
    if (tokensLeft < 0) return false;
  }
  return true;
}

type Keys = ReadonlyMap<unknown, ReadonlyMap<string, unknown>>;

/** The values of each map by their keys, or where a key stands twice, is no word, or a reference stands. */
function keysOf(document: Document.Parsed): { readonly valuesByMap: Keys } | { readonly strangeAt: number | undefined } {
  const maps = new Map<unknown, ReadonlyMap<string, unknown>>();
  let strange: { strangeAt: number | undefined } | undefined;
  const stop = (node: unknown) => {
    strange = { strangeAt: (node as Partial<ParsedNode> | null)?.range?.[0] };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, alias) => stop(alias),
    Map(_, map) {
      const values = new Map<string, unknown>();
      for (const { key, value } of map.items) {
        if (!isScalar(key) || values.has(`${key.value}`)) return stop(key);
        values.set(`${key.value}`, value);
      }
      maps.set(map, values);
      return undefined;
    },
  });
  return strange ?? { valuesByMap: maps };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
