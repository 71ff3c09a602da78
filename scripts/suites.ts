import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** What a suite came to. A suite that could not run counts as one failure. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

/** A command that passes or fails as a whole. */
export function runCommand(name: string, command: string, args: readonly string[]): Outcome {
  const succeeded = run(name, command, args, {});
  return { name, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}

/** Runs a test program that writes a report in JSON to `reportFile`, and counts by `count`. */
export function runReporting(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  report: { file: string; env?: Record<string, string>; count: (report: unknown) => Counts },
): Outcome {
  rmSync(report.file, { force: true });
  const succeeded = run(name, command, args, report.env ?? {});
  const { passed, failed } = countOrNothing(report.file, report.count);
  return { name, passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Vitest's JSON report. Here a skipped test is a failed one, and so is a file that broke before its first test. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numTotalTests, testResults } = report as VitestReport;
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Playwright's JSON report. A test that passed only when repeated is a failed one, and so is a skipped one. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function countOrNothing(file: string, count: (report: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 }; // it died before it could write its report
  }
}

function run(name: string, command: string, args: readonly string[], env: Record<string, string>): boolean {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return status === 0;
}
