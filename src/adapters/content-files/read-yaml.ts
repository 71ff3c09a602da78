import { type Document, isMap, isScalar, isSeq, Lexer, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';

export interface ReadYaml {
  readonly value: unknown;
  /** The line of a value, from 1; undefined when there is none at the path. */
  readonly lineOf: (path: Path) => number | undefined;
}

/** The keys and indexes that lead from the top of a document to a value. */
type Path = readonly (string | number)[];

/** How much of a text is read. A block of text is one token, however long it is. */
interface Bounds {
  readonly characters: number;
  readonly lines: number;
  readonly tokens: number;
}

/** More than any file holds that an export has written, because an export divides more texts into several files. */
export const BOUNDS: Bounds = { characters: 16 * 1024 * 1024, lines: 1_000_000, tokens: 100_000 };

/**
 * Reads a YAML document within bounds and without aliases, which refer to other parts of it. When it cannot be read, returns
 * the line of the first mistake, if the parser tells one.
 */
export function readYaml(text: string, bounds = BOUNDS): ReadYaml | { readonly brokenAt: number | undefined } {
  const lines = new LineCounter();
  const lineAt = (offset: number | undefined) => (offset === undefined ? undefined : lines.linePos(offset).line);
  try {
    // Counted before parsing: a short text with many tokens would keep the processor busy for minutes.
    if (!isWithin(text, bounds)) return { brokenAt: undefined };
    // The parser would compare each key with every other. `keysOf` compares them faster.
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [broken] = document.errors;
    if (broken) return { brokenAt: lineAt(broken.pos[0]) };
    const keys = keysOf(document);
    if ('refusedAt' in keys) return { brokenAt: lineAt(keys.refusedAt) };
    const lineOf = (path: Path) => lineAt(offsetOf(nodeAt(document.contents, path, keys.valuesByMap)));
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf };
  } catch {
    // The parser throws for lists that are nested too deeply.
    return { brokenAt: undefined };
  }
}

function isWithin(text: string, { characters, lines, tokens }: Bounds): boolean {
  if (text.length > characters) return false;
  let lineBreaks = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    lineBreaks += 1;
    if (lineBreaks > lines) return false;
  }
  let tokensRead = 0;
  for (const _ of new Lexer().lex(text)) {
    tokensRead += 1;
    if (tokensRead > tokens) return false;
  }
  return true;
}

function nodeAt(contents: unknown, path: Path, valuesByMap: Keys): unknown {
  let node = contents;
  for (const step of path) {
    if (isMap(node)) node = valuesByMap.get(node)?.get(`${step}`);
    else if (isSeq(node) && typeof step === 'number') node = node.items[step];
    else return undefined;
  }
  return node;
}

function offsetOf(node: unknown): number | undefined {
  return (node as Partial<ParsedNode> | null | undefined)?.range?.[0];
}

type Keys = ReadonlyMap<unknown, ReadonlyMap<string, unknown>>;

/** The values of each map by their keys; or where the first alias is, or the first key that is no plain value or that its map has twice. */
function keysOf(document: Document.Parsed): { readonly valuesByMap: Keys } | { readonly refusedAt: number | undefined } {
  const maps = new Map<unknown, ReadonlyMap<string, unknown>>();
  let refused: { refusedAt: number | undefined } | undefined;
  const stop = (node: unknown) => {
    refused = { refusedAt: offsetOf(node) };
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
  return refused ?? { valuesByMap: maps };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
