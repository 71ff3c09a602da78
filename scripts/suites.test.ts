import { expect, test } from 'vitest';
import { countPlaywright, countVitest, runCommands, runReporting } from './suites.ts';

test('a skipped test and a file that breaks before its first test count as failed', () => {
  const testResults = [
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    {
      name: 'cart.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'a cart adds up' },
        { status: 'skipped', fullName: 'a cart empties' },
      ],
    },
  ];
  expect(countVitest({ numPassedTests: 1, numTotalTests: 2, testResults } as never)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['broken.test.ts', 'a cart empties'],
  });
});

test('browser tests that fail, are skipped or pass only when repeated count as failed, and so does an error outside of tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  const suites = [
    {
      title: 'cart.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a cart',
          specs: [
            { title: 'opens', tests: [{ projectName: 'desktop-ru', status: 'expected' }] },
            { title: 'closes', tests: [{ projectName: 'desktop-ru', status: 'flaky' }] },
          ],
        },
      ],
    },
  ];
  expect(countPlaywright({ stats, errors: [{}], suites } as never)).toEqual({
    passed: 5,
    failed: 4,
    failures: ['cart.spec.ts > a cart > closes (desktop-ru)'],
  });
});

test('a suite that dies without a report counts as failed', () => {
  const report = { file: '.cache/no-such-report.json', count: countVitest };
  expect(runReporting('dies', ['false'], report)).toMatchObject({ passed: 0, failed: 1 });
});

test('of commands side by side each counts by itself, and one that is not there as failed', async () => {
  const outcomes = await runCommands([
    ['works', 'true'],
    ['fails', 'false'],
    ['missing', 'no-such-command'],
  ]);
  expect(outcomes).toEqual([
    { name: 'works', passed: 1, failed: 0 },
    { name: 'fails', passed: 0, failed: 1 },
    { name: 'missing', passed: 0, failed: 1 },
  ]);
});
