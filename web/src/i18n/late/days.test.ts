// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastDay, localDay } from './days.ts';

test.each([
  ['Asia/Tokyo', '2027-01-06'],
  ['America/Los_Angeles', '2027-01-05'],
])('a day is that of the reader, whose clocks are those of %s', (timeZone, day) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TZ', timeZone);
  expect(localDay(new Date('2027-01-05T20:00:00Z'))).toBe(day);
  expect(localDay(new Date('2027-01-06T04:00:00Z'))).toBe(day);
});

test('a ritual begins within ten years', () => {
  expect(lastDay('2026-11-20')).toBe('2036-11-20');
});
