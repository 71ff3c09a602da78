import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { components } from '#contract';
import { fromFields } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { almanacOf, findPlace } from '#modules/panchanga/index.ts';
import { hoursOf, judgeDay, tithiAndNakshatraOf } from './judge.ts';
import { ownDay } from './own-day.ts';
import type { MuhurtaRule } from './rule.ts';

type Wire = components['schemas'];

const file = new URL('../../../openapi/schemas/examples.yaml', import.meta.url);
const examples = parse(readFileSync(file, 'utf8'), { merge: true }) as {
  readonly muhurtaRules: { readonly value: Wire['MuhurtaRules'] };
  readonly muhurtaDays: { readonly value: Wire['MuhurtaDays'] };
  readonly ownDays: { readonly value: Wire['OwnDays'] };
};

function dayAt({ city = '' }: Wire['AlmanacPlace'], date = '') {
  const day = almanacOf(findPlace({ city })).day(date as CalendarDate);
  if (!day) throw new Error('the contract shows no day');
  return day;
}

test('the example of the contract is what its almanac and rules say of that day', () => {
  const rules = examples.muhurtaRules.value.items.map(({ on, values, weight, ...words }): MuhurtaRule => {
    return { on, values, weight, text: fromFields(words, 'text'), source: fromFields(words, 'source') };
  });
  const { place, items } = examples.muhurtaDays.value;
  const [shown] = items;
  const day = dayAt(place, shown?.date);
  const { quality, for: good, against } = judgeDay(rules, day);
  expect({
    tithi: shown?.tithi.number,
    nakshatra: shown?.nakshatra.number,
    quality: shown?.quality,
    reasons: [shown?.for, shown?.against].map((reasons) => reasons?.map(({ code }) => code)),
    hours: shown?.hours,
  }).toEqual({
    ...tithiAndNakshatraOf(day),
    quality,
    reasons: [good, against].map((reasons) => reasons.map(({ code }) => code)),
    hours: hoursOf(rules, day).map(({ begin, end }) => ({ begin: begin.toISOString(), end: end.toISOString() })),
  });
});

test('the example of one’s own days is what the almanac says of that day and that star', () => {
  const { place, star, items } = examples.ownDays.value;
  const [shown] = items;
  const { tara, chandra } = ownDay(
    { nakshatra: star.nakshatra?.number ?? null, rashi: star.rashi?.number ?? null },
    dayAt(place, shown?.date),
  );
  const seen = [shown?.tara, shown?.chandra].map((reason) => [reason?.number, reason?.side, reason?.until]);
  expect(seen).toEqual([tara, chandra].map((reason) => [reason?.number, reason?.side, reason?.until?.toISOString() ?? null]));
});
