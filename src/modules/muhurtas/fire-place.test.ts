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

test('moving the fire is refused for an unknown city, for an older version, and without the permission', async () => {
  const { viewFirePlace, editFirePlace, placeVersions } = createMuhurtasMemory();
  await expect(editFirePlace(admin, 1, 'atlantis')).rejects.toEqual(refusal('invalid_request', field('invalid', 'city')));
  await expect(editFirePlace(admin, 0, 'moscow')).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(editFirePlace(staffCaller('editor'), 1, 'moscow')).rejects.toEqual(refusal('not_allowed'));
  await expect(viewFirePlace(staffCaller('editor'))).rejects.toEqual(refusal('not_allowed'));
  expect(placeVersions).toHaveLength(1);
});
