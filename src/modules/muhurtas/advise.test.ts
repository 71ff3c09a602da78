import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { ShopError } from '#kernel/errors.ts';
import { almanacOf, findPlace, type ReadDays } from '#modules/panchanga/index.ts';
import { createAdviseDays } from './advise.ts';
import type { MuhurtaRulesReader } from './ports.ts';
import type { MuhurtaRule } from './rule.ts';

const fire = findPlace({ city: 'varanasi' });
const firePlace = { newest: async () => ({ version: 0, value: 'varanasi' }) };
const rule = (weight: MuhurtaRule['weight'], text: string): MuhurtaRule => ({
  on: 'tithi',
  values: ['4'],
  weight,
  text: { ru: text, en: text },
  source: { ru: 'Обычай', en: 'Custom' },
});
const beforeTurn = new Date('2026-11-01T00:00:00Z');
const afterTurn = new Date('2026-12-01T00:00:00Z');
/** A rule that was turned around in November. */
const muhurtaRules: Pick<MuhurtaRulesReader, 'at'> = {
  at: async (wanted) => wanted.map(({ at }) => [at <= beforeTurn ? rule(3, 'за') : rule(-3, 'против')]),
};
const almanac = almanacOf(fire);
const readDays: ReadDays = async (_, from) => [almanac.day(from)];
/** A day whose sun rises in the bright fourth, chosen when the rule still spoke for it. */
const chosen = { serviceId: 'ganesha', date: '2027-01-12' as CalendarDate, at: beforeTurn };

function adviser(more: { readDays?: ReadDays; muhurtaRules?: Pick<MuhurtaRulesReader, 'at'> } = {}) {
  const failures: unknown[] = [];
  const rules = { ...muhurtaRules, ...more.muhurtaRules } as MuhurtaRulesReader;
  const onFailure = (error: unknown) => void failures.push(error);
  return {
    failures,
    advise: createAdviseDays({ readDays, firePlace, onFailure, longestWaitMs: 10, ...more, muhurtaRules: rules }),
  };
}

test('a day is judged by the rules of the moment in which it was chosen', async () => {
  const later = { ...chosen, at: afterTurn };
  const advice = await adviser().advise([chosen, later]);
  expect(advice(chosen)).toMatchObject({ quality: 'best', tithi: 4, for: [{ text: { ru: 'за' } }], against: [] });
  expect(advice(later)).toMatchObject({ quality: 'weak', against: [{ text: { ru: 'против' } }] });
});

test('advice names the place of the fire and the hours of the day for the ritual', async () => {
  const advice = await adviser().advise([chosen]);
  const hours = [{ begin: expect.any(Date), end: expect.any(Date) }];
  expect(advice(chosen)).toMatchObject({ fire: { city: 'varanasi' }, hours });
});

test('a date that the place of the fire never had gets no advice, and the others do', async () => {
  // As Samoa went over it.
  const never = { ...chosen, date: '2011-12-30' as CalendarDate };
  const { advise, failures } = adviser({
    readDays: async (_, from) => [from === never.date ? undefined : almanac.day(from)],
  });
  const advice = await advise([never, chosen]);
  expect([advice(never), advice(chosen)?.quality, failures]).toEqual([undefined, 'best', []]);
});

test('a day that was not asked for has no advice, and without any day nothing is read', async () => {
  const { advise, failures } = adviser({ muhurtaRules: { at: () => Promise.reject(new Error('read')) } });
  expect((await advise([]))(chosen)).toBeUndefined();
  expect(failures).toEqual([]);
});

test('when the almanac fails the error is reported, and the day has no advice', async () => {
  const error = new ShopError('unavailable');
  const { advise, failures } = adviser({ readDays: () => Promise.reject(error) });
  expect((await advise([chosen]))(chosen)).toBeUndefined();
  expect(failures).toEqual([error]);
});

test('nobody waits for an almanac that does not answer', async () => {
  const { advise } = adviser({ readDays: () => new Promise(() => undefined) });
  expect((await advise([chosen]))(chosen)).toBeUndefined();
});

test('a day beyond the almanac is not asked for', async () => {
  const { advise, failures } = adviser({ readDays: () => Promise.reject(new ShopError('unavailable')) });
  const beyond = { ...chosen, date: '2101-01-01' as CalendarDate };
  expect((await advise([beyond]))(beyond)).toBeUndefined();
  expect(failures).toEqual([]);
});

test('a repeated day is read once, and counts as one of two hundred', async () => {
  const read: string[] = [];
  const { advise } = adviser({
    readDays: async (_, from) => {
      read.push(from);
      return [almanac.day(from)];
    },
  });
  const next = { ...chosen, date: '2027-01-13' as CalendarDate };
  const advice = await advise([...Array.from({ length: 200 }, () => chosen), next]);
  expect(advice(next)?.tithi).toBe(5);
  expect(read).toEqual([chosen.date, next.date]);
});

test('the first two hundred days get advice, and the days after them get none', async () => {
  const many = Array.from({ length: 201 }, (_, index) => ({ ...chosen, at: new Date(beforeTurn.getTime() - index) }));
  const advice = await adviser().advise(many);
  expect(many.map((day) => advice(day) !== undefined)).toEqual([...Array(200).fill(true), false]);
});
