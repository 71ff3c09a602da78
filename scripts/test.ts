// Runs every check and every suite, also after a failure, and prints the sum in the last line. `--checks` runs the checks alone; `--small`
// runs one check, one file of tests and one story.
import { mkdirSync } from 'node:fs';
import { countPlaywright, countVitest, type Outcome, runCommand, runReporting } from './suites.ts';

const isSmall = process.argv.includes('--small');
// `make test` starts its own smallest form, and must find its own reports afterwards.
const reports = isSmall ? '.cache/reports/small' : '.cache/reports';
mkdirSync(reports, { recursive: true });

const checks = (isSmall ? ['docker'] : ['format', 'types', 'contract', 'docker']).map(
  (name) => () => runCommand(`check: ${name}`, 'npm', ['run', '--silent', `check:${name}`]),
);

const suites = [
  () => runCommand('size of the home page', 'npm', ['run', '--silent', 'size']),
  () => runVitest(),
  () => runPlaywright(),
];

const outcomes = (process.argv.includes('--checks') ? checks : [...checks, ...suites]).map((suite) => suite());
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);

console.log('');
for (const { name, passed, failed, failures = [] } of outcomes) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`);
  for (const failure of failures) console.log(`         ${failure}`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function runVitest(): Outcome {
  const file = `${reports}/vitest.json`;
  return runReporting(
    'unit, HTTP and fault tests',
    [
      'vitest',
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...(isSmall ? ['--project', 'unit', 'src/kernel/money.test.ts'] : []),
    ],
    { file, count: countVitest },
  );
}

function runPlaywright(): Outcome {
  const file = `${reports}/playwright.json`;
  return runReporting(
    'browser tests',
    ['npm', 'run', '--silent', 'e2e', '--', '--reporter=list,json', ...(isSmall ? ['--small'] : [])],
    {
      file,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      count: countPlaywright,
    },
  );
}
