/** What a change can break beside the checks and the unit tests, which always run. */
interface AffectedSuites {
  /** Vitest's projects all of whose files run. */
  readonly whole: readonly string[];
  /** Vitest's projects of which the files run that import something changed. */
  readonly byImports: readonly string[];
  /** The stories of the browser: all, or those that import something changed. */
  readonly stories: 'all' | 'by imports';
}

const PROJECTS = ['web', 'pglite', 'postgres', 'faults', 'torture'] as const;
/** Files that servers and pages of the tests read without an import, and that nearly every test imports. */
const SERVER =
  /^(src|openapi)\/|^package(-lock)?\.json$|^(tsconfig\.json|vitest\.config\.ts)$|^test\/support\/(template-|postgres\/)/;
const PAGES = /^web\//;
/** What tests start as processes of their own. */
const STARTED = /^(scripts|docker)\/|^Makefile$/;
/** What HTTP tests read without an import. */
const READ = /^(examples|test\/fixtures)\/|^packages\/client\/(README\.md|package\.json)$|^redocly\.yaml$/;
const BROWSER = /^playwright\.config\.ts$/;
/** Only the unit tests and the project `web` look at these. */
const UNIT_ONLY = /\.test\.tsx?$|\/testing\/|(?<!^packages\/client\/)README\.md$/;

/** Which suites these changed files can break; paths begin at the root of the repository. */
export function affectedSuites(changed: readonly string[]): AffectedSuites {
  const touches = (place: RegExp) => changed.some((path) => place.test(path) && !UNIT_ONLY.test(path));
  if (touches(SERVER)) return { whole: [...PROJECTS, 'contract'], byImports: [], stories: 'all' };
  // The HTTP tests read the pages as built, too, and `postgres` runs all of them.
  const whole = [...(touches(PAGES) || touches(READ) ? ['postgres'] : []), ...(touches(STARTED) ? ['faults'] : [])];
  const byImports = PROJECTS.filter((project) => !whole.includes(project));
  return { whole, byImports, stories: touches(PAGES) || touches(BROWSER) ? 'all' : 'by imports' };
}
