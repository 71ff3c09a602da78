// Runs every check and every suite, also after a failure, and prints the sum in the last line. `--everything` runs all tests on both
// databases and screens, in larger numbers; `--changed` what a change can break; `--checks` the checks and the unit tests; `--small` two
// checks, one file of tests and one story, or with `--checks` one check.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affectedSuites } from './affected-suites.ts';
import { branchPoint, changedSince } from './changed-files.ts';
import { inMemory } from './memory-folder.ts';
import { countPlaywright, countVitest, type Outcome, runCommands, runReporting } from './suites.ts';

const flag = { type: 'boolean', default: false } as const;
const options = { everything: flag, changed: flag, checks: flag, small: flag };
const { everything, changed, checks: onlyChecks, small: isSmall } = parseArgs({ options }).values;

/**
 * How many rows, requests and senders the tests that may have many get, and on how many databases and screens the others run. `make torture`
 * sets the largest, `full`.
 */
const crowd = everything ? 'small' : 'few';
// `make test` starts its own smallest form, and must find its own reports afterwards.
const reports = isSmall ? '.cache/reports/small' : '.cache/reports';
mkdirSync(reports, { recursive: true });

const commands = (isSmall ? ['docker'] : ['types', 'contract', 'format', 'docker']).map(
  (name) => [`check: ${name}`, 'npm', 'run', '--silent', `check:${name}`] as const,
);
const checks = await runCommands(
  onlyChecks ? commands : [...commands, ['size of the pages', 'node', 'scripts/bundle-size.ts'] as const],
);

const outcomes = [...checks, ...inMemory(runSuites)];
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);

console.log('');
for (const { name, passed, failed, failures = [] } of outcomes) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`         ${failure}`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function runSuites(): Outcome[] {
  if (onlyChecks) return isSmall ? [] : [runVitest('unit tests', ['--project', 'unit'])];
  if (changed && !isSmall) return affected();
  const one = ['--project', 'unit', 'src/kernel/money.test.ts'];
  return [runVitest('unit, HTTP and fault tests', isSmall ? one : []), runPlaywright(isSmall ? ['--small'] : [])];
}

function affected(): Outcome[] {
  const since = branchPoint();
  const { whole, byImports, stories } = affectedSuites(changedSince(since));
  const inProjects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);
  const outcomes = [runVitest('unit tests and suites that the change can break', inProjects(['unit', ...whole]))];
  if (byImports.length > 0) {
    const changedAlone = ['--changed', since, '--passWithNoTests', ...inProjects(byImports)];
    outcomes.push(runVitest('tests that import what changed', changedAlone));
  }
  const storiesToRun = stories === 'all' ? [] : [`--only-changed=${since}`, '--pass-with-no-tests'];
  return [...outcomes, runPlaywright(storiesToRun)];
}

function runVitest(name: string, args: readonly string[]): Outcome {
  const file = `${reports}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runReporting(name, ['vitest', 'run', ...reporters, ...args], { file, env: { CROWD: crowd }, count: countVitest });
}

function runPlaywright(args: readonly string[]): Outcome {
  const file = `${reports}/playwright.json`;
  return runReporting('browser tests', ['node', 'scripts/e2e.ts', '--reporter=list,json', ...args], {
    file,
    env: { CROWD: crowd, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: countPlaywright,
  });
}
