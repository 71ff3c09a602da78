// @vitest-environment node
import { expect, test } from 'vitest';
import { formatDateTime, formatDuration, formatUtcDate } from './format.ts';

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [0.25, '1 неделя', '1 week'],
  [0.5, '2 недели', '2 weeks'],
  [0.75, '3 недели', '3 weeks'],
  [1, '1 месяц', '1 month'],
  [1.5, '6 недель', '6 weeks'],
  [2, '2 месяца', '2 months'],
  [2.25, '9 недель', '9 weeks'],
  [3, '3 месяца', '3 months'],
])('%d months are called %s and %s', (months, russian, english) => {
  expect(spaced(formatDuration(months, 'ru'))).toBe(russian);
  expect(spaced(formatDuration(months, 'en'))).toBe(english);
});

test('the Russian abbreviation of the year begins no line', () => {
  for (const write of [formatUtcDate, formatDateTime]) expect(write('2025-09-06T12:00:00Z', 'ru')).toContain('2025\u00a0г.');
});

test('a day is written out in the language', () => {
  expect(spaced(formatUtcDate('2025-09-06T12:00:00Z', 'ru'))).toBe('6 сентября 2025 г.');
  expect(formatUtcDate('2025-09-06T12:00:00Z', 'en')).toBe('6 September 2025');
  expect(formatDateTime('2025-09-06T12:00:00Z', 'en')).toMatch(/^6 September 2025 at \d\d:\d\d$/);
  expect(spaced(formatDateTime('2025-09-06T12:00:00Z', 'ru'))).toMatch(/^6 сентября 2025 г\. в \d{1,2}:\d\d$/);
});
