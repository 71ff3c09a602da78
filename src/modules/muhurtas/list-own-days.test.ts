import { expect, test } from 'vitest';
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
  ['nakshatra', { birthNakshatra: '3', birthRashi: '' }],
  ['rashi', { birthNakshatra: '', birthRashi: '4' }],
])('the %s of the birth alone is enough for days', async (_, known) => {
  const { listOwn } = createMuhurtasMemory({ profile: { ...profile, ...known } });
  expect((await listOwn(anna, profile.id, wanted)).days).toHaveLength(2);
});

test('who has told neither nakshatra nor rashi gets no days, and none are reckoned', async () => {
  const { listOwn, state } = createMuhurtasMemory({ profile: { ...profile, birthNakshatra: '', birthRashi: '' } });
  expect((await listOwn(anna, profile.id, wanted)).days).toEqual([]);
  expect(state.daysRead).toBe(0);
});

test('a date that the fire never had is missing', async () => {
  // Samoa left out 30 December 2011.
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

test('days beyond the almanac are refused', async () => {
  const { listOwn } = createMuhurtasMemory({ profile });
  await expect(listOwn(anna, profile.id, { from: '2100-12-31', days: 2 })).rejects.toMatchObject({ code: 'invalid_request' });
});
