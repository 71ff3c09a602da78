import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createCreateProfile } from './create-profile.ts';
import type { Profile } from './profile.ts';
import { aProfile, createProfilesMemory } from './testing/memory-profiles.ts';

const names = { firstName: 'Анна', lastName: 'Иванова' };

function createShop(...profiles: Profile[]) {
  const memory = createProfilesMemory(...profiles);
  const { clock } = createTestClock();
  return { ...memory, clock, create: createCreateProfile({ ...memory, clock, newId: createTestIds() }) };
}

test('a profile is kept with what the customer says, and shown with their verified e-mail', async () => {
  const shop = createShop();
  const profile = aProfile({ id: uuid(1) });
  expect(await shop.create(userCaller(), names)).toEqual({ ...profile, email: 'anna@example.com' });
  expect(shop.state.profiles).toEqual([profile]);
  expect(shop.state.savedAt.get(uuid(1))).toEqual(shop.clock());
});

test('the phone is the verified one, unless the customer gives another', async () => {
  const caller = userCaller({ email: null, phone: '+79161234567' });
  expect(await createShop().create(caller, names)).toMatchObject({ phoneNumber: '+79161234567', email: '' });
  expect(await createShop().create(caller, { ...names, phoneNumber: '+79160000000' })).toMatchObject({
    phoneNumber: '+79160000000',
  });
});

test.each(['', ' ', 'Anna@Example.com'])('the e-mail %j is the own one', async (email) => {
  await createShop().create(userCaller(), { ...names, email });
});

test('nobody makes a profile under another e-mail', async () => {
  const shop = createShop();
  const command = { ...names, email: 'boris@example.com' };
  await expect(shop.create(userCaller(), command)).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.create(userCaller({ email: null }), command)).rejects.toEqual(refusal('not_allowed'));
  expect(shop.state.profiles).toEqual([]);
});

test('a customer has one profile', async () => {
  const shop = createShop(aProfile());
  await expect(shop.create(userCaller(), names)).rejects.toEqual(refusal('profile_exists'));
  expect(shop.state.profiles).toEqual([aProfile()]);
});

test('what the rules of profiles refuse is not kept', async () => {
  const shop = createShop();
  await expect(shop.create(userCaller(), { firstName: 'А' })).rejects.toEqual(
    refusal('invalid_request', field('minlength', 'firstName')),
  );
  expect(shop.state.profiles).toEqual([]);
});

test('a guest has no profile', async () => {
  await expect(createShop().create(guest, names)).rejects.toEqual(refusal('not_signed_in'));
});
