/** What gets no faults: tests and what they share. */
const WITHOUT_FAULTS = ['!src/**/*.test.ts', '!src/**/testing/**'];

/** A part of the rules that is judged by itself, and the patterns of its files that get faults. */
interface MutatedRoom {
  /** Its folder below `src`: `kernel`, or a module such as `modules/auth`. */
  readonly room: string;
  readonly patterns: readonly string[];
}

/** Divides the paths that get faults by rooms. They begin below `src`; a folder ends with a slash; the empty path is everything. */
export function byRooms(paths: readonly string[], rooms: readonly string[]): MutatedRoom[] {
  return rooms
    .map((room) => ({ room, patterns: paths.flatMap((path) => patternOf(path, room)) }))
    .filter(({ patterns }) => patterns.length > 0)
    .map(({ room, patterns }) => ({ room, patterns: [...patterns, ...WITHOUT_FAULTS] }));
}

function patternOf(path: string, room: string): string[] {
  // The path is the room itself, a folder above it, or everything.
  if (`${room}/`.startsWith(path)) return [`src/${room}/**/*.ts`];
  if (!path.startsWith(`${room}/`)) return [];
  return [path.endsWith('/') ? `src/${path}**/*.ts` : `src/${path}`];
}

/** The files, as paths below `src`, that get faults when these files have changed: each rule that changed, and each whose test changed. */
export function mutatedBy(changed: readonly string[], exists: (path: string) => boolean): string[] {
  const rules = changed
    .map((path) => path.replace(/\.test\.ts$/, '.ts'))
    .filter((path) => /^src\/(kernel|modules)\/.*\.ts$/.test(path) && !path.includes('/testing/') && exists(path));
  return [...new Set(rules)].map((path) => path.slice('src/'.length));
}
