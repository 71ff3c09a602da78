import { expect, test } from 'vitest';
import { createWriteInstant } from './instant-words.ts';

const lateInMoscow = new Date('2026-11-23T22:05:00Z');

test.each([
  ['Europe/Moscow', 'en', '24 November 2026 at 01:05 GMT+3 (23 November at 22:05 UTC)'],
  ['Europe/Moscow', 'ru', '24 ноября 2026 г. в 01:05 GMT+3 (23 ноября в 22:05 UTC)'],
  ['America/New_York', 'en', '23 November 2026 at 17:05 GMT-5 (22:05 UTC)'],
  ['UTC', 'en', '23 November 2026 at 22:05 UTC'],
  ['Etc/UTC', 'ru', '23 ноября 2026 г. в 22:05 UTC'],
] as const)(
  'an instant names the zone of the shop (%s, %s), and beside another zone UTC, whose day stands there only when it differs',
  (timeZone, language, words) => {
    expect(createWriteInstant(timeZone)(lateInMoscow, language)).toBe(words);
  },
);
