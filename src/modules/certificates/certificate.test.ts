import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { OrderItem } from '#modules/orders/index.ts';
import { anItem } from '#modules/orders/testing/orders.ts';
import { certifiedRituals, newCode } from './certificate.ts';
import { aReport, completed } from './testing/memory-certificates.ts';

/** There each instant of this test still belongs to the day before. */
const inNewYork = { parts: [], timeZone: 'America/New_York' };
const startDate = '2026-11-01' as CalendarDate;
const begunAt = new Date('2026-11-03T04:00:00Z');
const performedAt = new Date('2026-11-27T04:00:00Z');

test.each<[string, Partial<OrderItem>, [from: string, to: string]]>([
  ['those that the desk has noted', { startDate, begunAt, performedAt }, ['2026-11-02', '2026-11-26']],
  ['the planned first day where its begin was not noted', { startDate, performedAt }, ['2026-11-01', '2026-11-26']],
  ['that of the report where nothing was noted', {}, ['2026-11-28', '2026-11-28']],
  ['never the wrong way round', { startDate: '2026-12-24' as CalendarDate }, ['2026-11-28', '2026-11-28']],
])('the days of a ritual are, at the fire, %s', (_, marks, days) => {
  const order = { ...completed, items: [anItem(marks)] } as typeof completed;
  expect(certifiedRituals(order, [aReport], inNewYork).map(({ from, to }) => [from, to])).toEqual([days]);
});

test('a ritual without a report is not certified, and each has the place of its own report', () => {
  const order = { ...completed, items: [anItem(), anItem(), anItem()] } as typeof completed;
  const reports = [
    { ...aReport, position: 2, place: 'Харидвар' },
    { ...aReport, position: 0 },
  ];
  expect(certifiedRituals(order, reports, inNewYork).map(({ place }) => place)).toEqual(['Варанаси', 'Харидвар']);
});

test('the time of a part has the offset of its clocks from Greenwich, and ahutis that nobody counts are null', () => {
  const at = new Date('2026-11-27T04:00:00Z');
  const part = { position: 0, name: { ru: 'Хома', en: 'Homa' }, days: 1, firstAt: at, lastAt: at };
  const partsAt = (timeZone: string) => certifiedRituals(completed, [aReport], { timeZone, parts: [part] })[0]?.parts;
  expect(partsAt('America/New_York')).toMatchObject([{ ahutis: null, first: '2026-11-26T23:00:00-05:00' }]);
  expect(partsAt('UTC')).toMatchObject([{ first: '2026-11-27T04:00:00+00:00' }]);
});

test('a code has 140 random bits, in signs that nobody confuses', () => {
  const codes = new Set(Array.from({ length: 100 }, newCode));
  expect(codes.size).toBe(100);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){6}$/);
});
