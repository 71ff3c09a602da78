import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { AdvisedDay, ChosenDay } from './advise.ts';
import { chosenDay, withAdvice } from './advised-ritual.ts';

const placedAt = new Date('2026-11-20T10:00:00Z');
const plannedAt = new Date('2026-11-22T10:00:00Z');
const startDate = '2026-12-01' as CalendarDate;
const good = { verdict: 'good' } as unknown as AdvisedDay;

test.each([
  ['day was chosen', { plannedAt }, plannedAt],
  ['order was placed, where nobody has noted when the day was chosen', {}, placedAt],
] as const)('the first day of a ritual is judged by the rules that stood when the %s', (_, noted, at) => {
  expect(chosenDay({ id: 'ganesha', startDate, ...noted }, placedAt)).toEqual({ serviceId: 'ganesha', date: startDate, at });
});

test('the first day of a tier is judged by the rules of its ritual', () => {
  expect(chosenDay({ id: 'ganesha-premium', startDate, plannedAt }, placedAt)?.serviceId).toBe('ganesha');
});

test('a ritual gets the advice about its own first day', () => {
  const ritual = { id: 'ganesha', startDate };
  const adviceOn = ({ date }: ChosenDay) => (date === startDate ? good : undefined);
  expect(withAdvice(ritual, placedAt, adviceOn)).toEqual({ ...ritual, advice: good });
});

test('a ritual whose day the almanac could not judge stays without advice', () => {
  const ritual = { id: 'ganesha', startDate };
  expect(withAdvice(ritual, placedAt, () => undefined)).toEqual(ritual);
});

test('a ritual without a day gets no advice, and the almanac is not asked', () => {
  expect(withAdvice({ id: 'ganesha' }, placedAt, () => good)).toEqual({ id: 'ganesha' });
});
