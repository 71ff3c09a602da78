import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One file of the product: its path from the root, its text without comments, and what it imports. */
export interface Source {
  readonly path: string;
  readonly code: string;
  readonly imports: readonly Import[];
}

export interface Import {
  readonly specifier: string;
  /** What is taken by name; empty for `*`, a default and `import()`. */
  readonly names: readonly string[];
  /** Where the import leads inside the repository; undefined for a package of its own. */
  readonly path: string | undefined;
  /** True when the imported file is loaded together with its importer: no `import()`, and more than types. */
  readonly atOnce: boolean;
}

const root = join(import.meta.dirname, '../..');
const aliases: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports;

/** Every TypeScript file of the server and of the web client; tests, and what only they use, are left out. */
export function readSources(): Source[] {
  return ['src', 'web']
    .flatMap((folder) => globSync('**/*.{ts,tsx}', { cwd: join(root, folder) }).map((name) => join(folder, name)))
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path))
    .map((path) => source(path, readFileSync(join(root, path), 'utf8')));
}

export function fileExists(path: string): boolean {
  return existsSync(join(root, path));
}

/** Parses a file's text; `path` is relative to the root. */
export function source(path: string, text: string): Source {
  const code = withoutComments(text);
  const imports = [...code.matchAll(IMPORT)].map(([, names = '', call, , specifier = '']) => {
    return { specifier, names: namesIn(names), path: resolve(path, specifier), atOnce: !call && !TYPES_ALONE.test(names) };
  });
  return { path, code, imports };
}

/** The names of one clause alone: `export type A = 1` before `export { b } from` is no part of it. */
const CLAUSE = /((?:(?!\b(?:import|export)\b)[\w$\s*,{}])*)/.source;
const IMPORT = new RegExp(`\\b(?:(?:import|export)\\b${CLAUSE}\\bfrom|import)\\s*(\\()?\\s*(['"\`])([^'"\`\\n]+)\\3`, 'g');

function namesIn(clause: string): string[] {
  const inBraces = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return [...inBraces.matchAll(/(?:^|,)\s*(?:type\s+)?([\w$]+)/g)].map(([, name = '']) => name);
}

/** Of an import's names: `type { A }`, or `{ type A, type B }`. */
const TYPES_ALONE = /^\s*(type\b|\{(\s*type\b[^,}]*,?)*\s*\}\s*$)/;

function resolve(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(importer), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    const stem = alias.replace('*', '');
    const matches = alias.endsWith('*') ? specifier.startsWith(stem) : specifier === alias;
    if (matches) return normalize(target.replace('*', specifier.slice(stem.length)));
  }
  return undefined;
}

/** Drops comments, leaving strings as they are (an address in a string holds `//` too), and patterns such as `/^https:\/\//`. */
function withoutComments(text: string): string {
  return text.replace(/('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, '$1');
}
