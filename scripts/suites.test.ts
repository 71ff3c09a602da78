import { expect, test } from 'vitest';
import { countPlaywright, countVitest, runCommand, runReporting } from './suites.ts';

test('a skipped test and a file that breaks before its first test count as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countVitest({ numPassedTests: 3, numTotalTests: 4, testResults })).toEqual({ passed: 3, failed: 2 });
});

test('a browser test that passes only when repeated counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
});

test('a suite that dies without a report counts as failed', () => {
  const report = { file: '.cache/no-such-report.json', count: countVitest };
  expect(runReporting('dies', ['false'], report)).toMatchObject({ passed: 0, failed: 1 });
});

test('a command that is not there counts as failed', () => {
  expect(runCommand('missing', 'no-such-command', [])).toMatchObject({ passed: 0, failed: 1 });
});
