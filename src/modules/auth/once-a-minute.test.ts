import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { onceAMinute } from './once-a-minute.ts';

test('an alarm sounds once a minute, however often it is raised', () => {
  const { clock, pass } = createTestClock();
  const alarms: string[] = [];
  const alarm = onceAMinute((message) => void alarms.push(message), clock);
  alarm('first');
  pass(59);
  alarm('too early');
  pass(1);
  alarm('second');
  expect(alarms).toEqual(['first', 'second']);
});
