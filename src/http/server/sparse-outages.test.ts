import { expect, test } from 'vitest';
import { sparseOutages } from './sparse-outages.ts';

test('an outage is one line a second that counts the others, and every other line is written', () => {
  let now = 0;
  const lines: unknown[][] = [];
  const hook = sparseOutages(
    (facts) => 'away' in facts,
    () => now,
  );
  const log = (...line: unknown[]) => hook.call(undefined, line, (...written) => lines.push(written));
  // For two seconds a line each ten milliseconds.
  for (now = 0; now < 2000; now += 10) log({ away: now }, 'refused');
  log({ other: 1 }, 'failed');
  log('words alone');
  expect(lines).toEqual([
    [{ away: 0, unlogged: 0 }, 'refused'],
    [{ away: 1000, unlogged: 99 }, 'refused'],
    [{ other: 1 }, 'failed'],
    ['words alone'],
  ]);
});
