import { expect, test, vi } from 'vitest';
import { offsetAt, wallClock } from './wall-clock.ts';

const MINUTE = 60_000;

test.each([
  ['Europe/Moscow', '2026-07-01T12:00:00Z', 180],
  ['Asia/Kathmandu', '2026-07-01T12:00:00Z', 345],
  ['UTC', '2026-07-01T12:00:00Z', 0],
  ['America/New_York', '2026-03-08T06:59:59Z', -300],
  ['America/New_York', '2026-03-08T07:00:00Z', -240],
  ['America/New_York', '2026-03-08T07:00:00.999Z', -240],
  ['Asia/Kolkata', '1965-01-01T00:00:00.500Z', 330],
])('the clocks of %s are ahead of UTC at %s by %i minutes', (zone, at, minutes) => {
  expect(offsetAt(Date.parse(at), zone)).toBe(minutes * MINUTE);
});

test('a clock shows the day and the second of its own zone, however many zones are asked for in between', () => {
  const at = Date.parse('2026-11-25T22:13:05Z');
  expect(wallClock(at, 'Europe/Moscow')).toBe('2026-11-26 01:13:05');
  for (const zone of Intl.supportedValuesOf('timeZone').slice(0, 70)) wallClock(at, zone);
  expect(wallClock(at, 'Europe/Moscow')).toBe('2026-11-26 01:13:05');
  expect(wallClock(at, 'America/New_York')).toBe('2026-11-25 17:13:05');
});

test('the formats of 64 zones are kept, and for one more the first of them is forgotten', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => /^(Africa|Antarctica|Indian)\//.test(zone));
  const [first = '', ...others] = zones.slice(0, 64 + 1);
  const last = others.pop() ?? '';
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  /** Asks for the times of zones, and returns how many formats that has made. */
  const ask = (...names: string[]) => {
    made.mockClear();
    for (const name of names) wallClock(0, name);
    return made.mock.calls.length;
  };
  try {
    expect(ask(first, ...others)).toBe(64);
    expect(ask(first, ...others)).toBe(0);
    expect(ask(last)).toBe(1);
    expect(ask(...others)).toBe(0);
    expect(ask(first)).toBe(1);
  } finally {
    made.mockRestore();
  }
});
