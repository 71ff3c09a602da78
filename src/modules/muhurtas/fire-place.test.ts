import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { findPlace } from '#modules/panchanga/index.ts';
import { createMuhurtasMemory, varanasi } from './testing/memory-muhurtas.ts';

const admin = staffCaller('administrator');

test('an administrator moves the fire, and the log names both cities in both languages', async () => {
  const { viewFirePlace, editFirePlace, state } = createMuhurtasMemory();
  expect(await viewFirePlace(admin)).toEqual({ version: 1, value: varanasi });
  const moved = { version: 2, value: findPlace({ city: 'moscow' }) };
  expect(await editFirePlace(admin, 1, 'moscow')).toEqual(moved);
  expect(await viewFirePlace(admin)).toEqual(moved);
  expect(state.actions).toMatchObject([
    {
      action: 'settings.fire_place_changed',
      subject: { kind: 'settings', id: 'fire-place' },
      before: { place: 'Варанаси / Varanasi' },
      after: { place: 'Москва / Moscow' },
    },
  ]);
});

test.each([
  ['to an unknown city', admin, 1, 'atlantis', refusal('invalid_request', field('invalid', 'city'))],
  ['by who has read an older version', admin, 0, 'moscow', refusal('changed_meanwhile')],
  ['by an editor', staffCaller('editor'), 1, 'moscow', refusal('not_allowed')],
] as const)('the fire is not moved %s', async (_, caller, version, city, refused) => {
  const { editFirePlace, placeVersions } = createMuhurtasMemory();
  await expect(editFirePlace(caller, version, city)).rejects.toEqual(refused);
  expect(placeVersions).toHaveLength(1);
});

test('an editor does not see the setting of the fire', async () => {
  await expect(createMuhurtasMemory().viewFirePlace(staffCaller('editor'))).rejects.toEqual(refusal('not_allowed'));
});
