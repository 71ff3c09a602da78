import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createEditProfile } from './edit-profile.ts';
import { aProfile, createProfilesMemory } from './testing/memory-profiles.ts';

const own = aProfile();
const ofBoris = aProfile({ id: 'of boris', userId: 'boris' });

function createShop() {
  const memory = createProfilesMemory(own, ofBoris);
  const { clock } = createTestClock();
  return { ...memory, clock, edit: createEditProfile({ ...memory, clock }) };
}

test('a change is kept, and the changed profile shown', async () => {
  const shop = createShop();
  const changed = aProfile({ occupation: 'Врач' });
  expect(await shop.edit(userCaller(), own.id, { occupation: 'Врач' })).toEqual({ ...changed, email: 'anna@example.com' });
  expect(shop.state.profiles).toEqual([ofBoris, changed]);
  expect(shop.state.savedAt.get(own.id)).toEqual(shop.clock());
});

test('a customer without an e-mail is shown an empty one', async () => {
  expect((await createShop().edit(userCaller({ email: null }), own.id, {})).email).toBe('');
});

test.each([ofBoris.id, 'nobody'])('a profile that is not the own is not found: %s', async (id) => {
  const shop = createShop();
  await expect(shop.edit(userCaller(), id, { occupation: 'Врач' })).rejects.toEqual(refusal('not_found'));
  expect(shop.state.profiles).toEqual([own, ofBoris]);
});

test('a customer who has none changes none', async () => {
  await expect(createShop().edit(userCaller({ userId: 'eva' }), own.id, {})).rejects.toEqual(refusal('not_found'));
});

test('another e-mail needs a code, the own does not', async () => {
  const shop = createShop();
  await expect(shop.edit(userCaller(), own.id, { email: 'new@example.com' })).rejects.toEqual(
    refusal('email_needs_code', field('email_needs_code', 'email')),
  );
  await shop.edit(userCaller(), own.id, { email: ' Anna@Example.com' });
});

test('what the rules of profiles refuse is not kept', async () => {
  const shop = createShop();
  await expect(shop.edit(userCaller(), own.id, { birthTime: '07:40' })).rejects.toEqual(
    refusal('consent_required', field('consent_required', 'birthTime')),
  );
  expect(shop.state.profiles).toEqual([own, ofBoris]);
});

test('a guest changes no profile', async () => {
  await expect(createShop().edit(guest, own.id, {})).rejects.toEqual(refusal('not_signed_in'));
});
