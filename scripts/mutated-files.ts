/** What gets no faults: tests and what they share. */
const WITHOUT_FAULTS = ['!src/**/*.test.ts', '!src/**/testing/**'];

/** A part of the rules that is judged by itself, and the patterns of its files that get faults. */
interface MutatedPart {
  /** Its folder below `src`: `kernel`, or a module such as `modules/auth`. */
  readonly part: string;
  readonly patterns: readonly string[];
}

/** Divides the paths that get faults among the parts. They begin below `src`; a folder ends with a slash; the empty path is everything. */
export function byParts(paths: readonly string[], parts: readonly string[]): MutatedPart[] {
  return parts
    .map((part) => ({ part, patterns: paths.flatMap((path) => patternOf(path, part)) }))
    .filter(({ patterns }) => patterns.length > 0)
    .map(({ part, patterns }) => ({ part, patterns: [...patterns, ...WITHOUT_FAULTS] }));
}

function patternOf(path: string, part: string): string[] {
  // The path is the folder of the part, a folder above it, or everything.
  if (`${part}/`.startsWith(path)) return [`src/${part}/**/*.ts`];
  if (!path.startsWith(`${part}/`)) return [];
  return [path.endsWith('/') ? `src/${path}**/*.ts` : `src/${path}`];
}

/** The files, as paths below `src`, that get faults when these files have changed: each rule that changed, and each whose test changed. */
export function mutatedBy(changed: readonly string[], exists: (path: string) => boolean): string[] {
  const rules = changed
    .map((path) => path.replace(/\.test\.ts$/, '.ts'))
    .filter((path) => /^src\/(kernel|modules)\/.*\.ts$/.test(path) && !path.includes('/testing/') && exists(path));
  return [...new Set(rules)].map((path) => path.slice('src/'.length));
}
