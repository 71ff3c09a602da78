/** What a change can break beside the checks and the unit tests, which always run. */
export interface AffectedSuites {
  /** Vitest's projects all of whose files run. */
  readonly whole: readonly string[];
  /** Vitest's projects of which the files run that import something changed. */
  readonly byImports: readonly string[];
  /** The stories of the browser: all, or those that import something changed. */
  readonly stories: 'all' | 'by imports';
}

const PROJECTS = ['web', 'pglite', 'postgres', 'faults', 'torture'] as const;
/** Whatever runs in a process or a page of its own reaches these without an import, and nearly each test reaches them by one. */
const SERVER =
  /^(src|openapi)\/|^package(-lock)?\.json$|^(tsconfig\.json|vitest\.config\.ts)$|^test\/support\/(template-|postgres\/)/;
const PAGES = /^web\//;
const STARTED = /^(scripts|docker)\/|^Makefile$/;
const BROWSER = /^playwright\.config\.ts$/;
/** Nobody but the unit tests and `web` looks at these. */
const BESIDE = /\.test\.tsx?$|\/testing\/|README\.md$/;

/** By the names of the files that have changed, from the root of the repository. */
export function affectedSuites(changed: readonly string[]): AffectedSuites {
  const touches = (place: RegExp) => changed.some((path) => place.test(path) && !BESIDE.test(path));
  if (touches(SERVER)) return { whole: [...PROJECTS, 'contract'], byImports: [], stories: 'all' };
  const whole = [...(touches(PAGES) ? ['postgres'] : []), ...(touches(STARTED) ? ['faults'] : [])];
  const byImports = PROJECTS.filter((project) => !whole.includes(project));
  return { whole, byImports, stories: touches(PAGES) || touches(BROWSER) ? 'all' : 'by imports' };
}
