import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createFindProfile, createViewProfile } from './own-profile.ts';
import { aProfile, createProfilesMemory } from './testing/memory-profiles.ts';

const own = aProfile();
const view = createViewProfile({ profiles: createProfilesMemory(own, aProfile({ id: 'of boris', userId: 'boris' })).reader });

test('a customer sees their own profile with their verified e-mail', async () => {
  expect(await view(userCaller(), own.id)).toEqual({ ...own, email: 'anna@example.com' });
  expect(await view(userCaller({ email: null }), own.id)).toEqual({ ...own, email: '' });
});

test('any other profile is not found', async () => {
  await expect(view(userCaller(), 'of boris')).rejects.toEqual(refusal('not_found'));
  await expect(view(userCaller({ userId: 'eva' }), own.id)).rejects.toEqual(refusal('not_found'));
});

test('a guest cannot see a profile', async () => {
  await expect(view(guest, own.id)).rejects.toEqual(refusal('not_signed_in'));
});

test("a user's profile is found, and none before they have created one", async () => {
  const find = createFindProfile({ profiles: createProfilesMemory(own).reader });
  expect(await find({ id: own.userId, email: null })).toEqual({ ...own, email: '' });
  expect(await find({ id: 'eva', email: null })).toBeUndefined();
});
