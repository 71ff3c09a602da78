import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addDays } from '#kernel/calendar-date.ts';
import { almanacOf, birthStars, createSky } from '#modules/panchanga/index.ts';
import { type BirthFields, starOf } from '#modules/profiles/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import type { Call, Wire } from '../contract/contract.ts';
import { almanacHandlers } from './almanac.ts';

interface Example<Value> {
  readonly value: Value;
}

const file = new URL('../../../openapi/schemas/examples.yaml', import.meta.url);
const examples = parse(readFileSync(file, 'utf8'), { merge: true }) as {
  readonly panchangaDay: Example<Wire['PanchangaDay']>;
  readonly panchangaDays: Example<Wire['PanchangaDays']>;
  readonly birth: Example<Wire['Birth']>;
  readonly birthStar: Example<Wire['BirthStar']>;
  readonly profile: Example<Wire['CustomerProfile']>;
  readonly participant: Example<Wire['Participant']>;
  readonly seenOwnPart: Example<Wire['SeenInvitation']>;
};

const sky = createSky();
const almanac = almanacHandlers({
  readDays: async (place, from, days) =>
    Array.from({ length: days }, (_, step) => almanacOf(place, sky).day(addDays(from, step))),
  findBirthStars: async (birth) => birthStars(sky, birth),
  clock: () => new Date('2026-11-20T10:00:00Z'),
});
/** An answer as a program reads it. */
const asJson = (answer: { readonly body?: unknown; readonly serialized?: unknown }) =>
  JSON.parse(answer.serialized === undefined ? JSON.stringify(answer.body) : String(answer.serialized));

test('the days of the almanac in the examples are what the shop answers', async () => {
  const { place, date } = examples.panchangaDay.value;
  const day = await almanac.getPanchanga({ query: { city: place.city, date } } as Call<'getPanchanga'>);
  expect(asJson(day)).toEqual(examples.panchangaDay.value);

  const {
    place: { city = '' },
    items,
  } = examples.panchangaDays.value;
  const query = { city, from: items[0]?.date ?? '', days: items.length };
  const days = await almanac.listPanchangaDays({ query } as Call<'listPanchangaDays'>);
  expect(asJson(days)).toEqual(examples.panchangaDays.value);
});

test('the stars of birth in the examples are what the shop answers', async () => {
  const star = await almanac.findBirthStar({ body: examples.birth.value } as Call<'findBirthStar'>);
  expect(asJson(star)).toEqual(examples.birthStar.value);

  const people = [examples.profile.value, examples.participant.value, examples.seenOwnPart.value.person];
  for (const person of people)
    expect(JSON.parse(JSON.stringify(ownStarToWire(starOf(person as BirthFields))))).toEqual(person?.star);
});
