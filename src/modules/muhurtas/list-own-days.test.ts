import { expect, test } from 'vitest';
import type { FieldCode } from '#kernel/errors.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { aProfile } from '#modules/profiles/testing/memory-profiles.ts';
import { createMuhurtasMemory, varanasi } from './testing/memory-muhurtas.ts';

const anna = userCaller();
const consent = { version: '1', givenAt: new Date(0) };
const profile = aProfile({ birthNakshatra: '8', birthRashi: '4', consent });
const wanted = { from: '2027-01-12', days: 2 };

test('a customer gets days by the star of their own profile', async () => {
  const { place, star, days } = await createMuhurtasMemory({ profile }).listOwn(anna, profile.id, wanted);
  expect([place, star.source]).toEqual([varanasi, 'family']);
  expect(days.map(({ date, tara, chandra }) => [date, typeof tara?.number, typeof chandra?.number])).toEqual([
    ['2027-01-12', 'number', 'number'],
    ['2027-01-13', 'number', 'number'],
  ]);
});

test.each([
  ['nakshatra', { birthNakshatra: '3', birthRashi: '' }, 2],
  ['rashi', { birthNakshatra: '', birthRashi: '4' }, 2],
  ['neither', { birthNakshatra: '', birthRashi: '' }, 0],
])(
  'with the %s of a birth alone only days that it can judge are given, and no others are read: %o, %d',
  async (_, known, count) => {
    const { listOwn, state } = createMuhurtasMemory({ profile: { ...profile, ...known } });
    expect((await listOwn(anna, profile.id, wanted)).days).toHaveLength(count);
    expect(state.daysRead).toBe(count);
  },
);

test('a date that the fire never had is missing', async () => {
  const { listOwn } = createMuhurtasMemory({ profile, fire: 'apia' });
  const { days } = await listOwn(anna, profile.id, { from: '2011-12-29', days: 3 });
  expect(days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
});

test('nobody gets the days of another person, and a guest gets none', async () => {
  const { listOwn } = createMuhurtasMemory({ profile });
  await expect(listOwn(anna, 'of boris', wanted)).rejects.toEqual(refusal('not_found'));
  await expect(listOwn(userCaller({ userId: 'boris' }), profile.id, wanted)).rejects.toEqual(refusal('not_found'));
  await expect(listOwn(guest, profile.id, wanted)).rejects.toEqual(refusal('not_signed_in'));
});

test.each<[string, number, FieldCode, string?]>([
  ['1899-12-31', 1, 'no_such_day'],
  ['2100-12-31', 2, 'date_too_far', '30 December 2100'],
  ['9999-12-31', 366, 'date_too_far', '31 December 2099'],
  ['2027-02-30', 1, 'no_such_day'],
])('days beyond the almanac are refused: from %s %d', async (from, days, code, en) => {
  const { listOwn } = createMuhurtasMemory({ profile });
  const names = en === undefined ? {} : { names: expect.objectContaining({ en }) };
  const refused = refusal('invalid_request', { fields: [{ path: ['query', 'from'], code, ...names }] });
  await expect(listOwn(anna, profile.id, { from, days })).rejects.toEqual(refused);
});
