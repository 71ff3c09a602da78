import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** The result of a suite. A suite that could not run counts as one failure. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Names of tests that failed, as far as the suite tells them. */
  readonly failures?: readonly string[];
}

/** Runs commands side by side, each of which passes or fails as a whole. Shows the output of each in one piece, in the commands' order. */
export async function runCommands(
  commands: readonly (readonly [name: string, command: string, ...args: string[]])[],
): Promise<Outcome[]> {
  const running = commands.map(([name, command, ...args]) => ({ name, ended: runCaptured(command, args) }));
  const outcomes: Outcome[] = [];
  for (const { name, ended } of running) {
    const { succeeded, text } = await ended;
    console.log(`\n== ${name}\n${text.trimEnd()}`);
    outcomes.push({ name, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });
  }
  return outcomes;
}

/** Runs a program, and returns all that it writes. */
function runCaptured(command: string, args: readonly string[]): Promise<{ readonly succeeded: boolean; readonly text: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ succeeded: false, text: String(error) }));
    child.on('close', (status) => resolve({ succeeded: status === 0, text }));
  });
}

type Counts = Required<Omit<Outcome, 'name'>>;

/**
 * Runs a test program, whose lines are shown as they come and which writes a report in JSON into `report.file`; counts its tests by
 * `report.count`. A program that fails without a failed test in its report counts as one failure.
 */
export function runReporting(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  { file, env, count }: { file: string; env?: Record<string, string>; count: (report: never) => Counts },
): Outcome {
  console.log(`\n== ${name}`);
  rmSync(file, { force: true });
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  const { failed, ...counts } = countOrOneFailure(file, count);
  return { name, ...counts, failed: status === 0 ? failed : Math.max(failed, 1) };
}

/** Vitest's JSON report. Here a skipped test is a failed one, and so is a file that broke before its first test. */
export function countVitest({ numPassedTests, numTotalTests, testResults }: JsonTestResults): Counts {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + broken.length,
    failures: [...broken.map(({ name }) => name), ...failures],
  };
}

/** Playwright's JSON report. A test that passed only when repeated is a failed one, and so is a skipped one. */
export function countPlaywright({ stats, errors, suites }: JSONReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: suites.flatMap(unexpectedIn),
  };
}

function unexpectedIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const failures = specs.flatMap((spec) =>
    spec.tests.filter(({ status }) => status !== 'expected').map(({ projectName }) => `${spec.title} (${projectName})`),
  );
  return [...failures, ...suites.flatMap(unexpectedIn)].map((name) => `${title} > ${name}`);
}

function countOrOneFailure(file: string, count: (report: never) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1, failures: [] }; // it died before it could write its report
  }
}
