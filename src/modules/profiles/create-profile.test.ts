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

test("a new profile is stored, and returned with the customer's verified e-mail", async () => {
  const shop = createShop();
  const profile = aProfile({ id: uuid(1) });
  expect(await shop.create(userCaller(), names)).toEqual({ ...profile, email: 'anna@example.com' });
  expect(shop.state.profiles).toEqual([profile]);
  expect(shop.state.savedAt.get(uuid(1))).toEqual(shop.clock());
});

test("a new profile has the customer's verified phone unless they give another", async () => {
  const caller = userCaller({ email: null, phone: '+79161234567' });
  expect(await createShop().create(caller, names)).toMatchObject({ phoneNumber: '+79161234567', email: '' });
  expect(await createShop().create(caller, { ...names, phoneNumber: '+79160000000' })).toMatchObject({
    phoneNumber: '+79160000000',
  });
});

test.each(['', ' ', 'Anna@Example.com'])(
  'a profile may be created with the e-mail %j: it is empty or their own',
  async (email) => {
    await createShop().create(userCaller(), { ...names, email });
  },
);

test('nobody can create a profile with the e-mail of another person', async () => {
  const shop = createShop();
  const command = { ...names, email: 'boris@example.com' };
  await expect(shop.create(userCaller(), command)).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.create(userCaller({ email: null }), command)).rejects.toEqual(refusal('not_allowed'));
  expect(shop.state.profiles).toEqual([]);
});

test('a customer cannot create a second profile', async () => {
  const shop = createShop(aProfile());
  await expect(shop.create(userCaller(), names)).rejects.toEqual(refusal('profile_exists'));
  expect(shop.state.profiles).toEqual([aProfile()]);
});

test('a profile that breaks a rule is refused and not stored', async () => {
  const shop = createShop();
  await expect(shop.create(userCaller(), { firstName: 'А' })).rejects.toEqual(
    refusal('invalid_request', field('minlength', 'firstName')),
  );
  expect(shop.state.profiles).toEqual([]);
});

test('a guest cannot create a profile', async () => {
  await expect(createShop().create(guest, names)).rejects.toEqual(refusal('not_signed_in'));
});
