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

test('a change is stored, and the changed profile is returned', async () => {
  const shop = createShop();
  const changed = aProfile({ occupation: 'Врач' });
  expect(await shop.edit(userCaller(), own.id, { occupation: 'Врач' })).toEqual({ ...changed, email: 'anna@example.com' });
  expect(shop.state.profiles).toEqual([ofBoris, changed]);
  expect(shop.state.savedAt.get(own.id)).toEqual(shop.clock());
});

test('a customer without an e-mail gets an empty e-mail', async () => {
  expect((await createShop().edit(userCaller({ email: null }), own.id, {})).email).toBe('');
});

test.each([ofBoris.id, 'nobody'])('a profile with an id that is not their own is not found: %s', async (id) => {
  const shop = createShop();
  await expect(shop.edit(userCaller(), id, { occupation: 'Врач' })).rejects.toEqual(refusal('not_found'));
  expect(shop.state.profiles).toEqual([own, ofBoris]);
});

test('a customer without a profile cannot change a profile', async () => {
  await expect(createShop().edit(userCaller({ userId: 'eva' }), own.id, {})).rejects.toEqual(refusal('not_found'));
});

test('a change to another e-mail needs a code, a change to their own e-mail does not', async () => {
  const shop = createShop();
  await expect(shop.edit(userCaller(), own.id, { email: 'new@example.com' })).rejects.toEqual(
    refusal('email_needs_code', field('email_needs_code', 'email')),
  );
  await shop.edit(userCaller(), own.id, { email: ' Anna@Example.com' });
});

test('a change that breaks a rule is refused and not stored', async () => {
  const shop = createShop();
  await expect(shop.edit(userCaller(), own.id, { birthTime: '07:40' })).rejects.toEqual(
    refusal('consent_required', field('consent_required', 'birthTime')),
  );
  expect(shop.state.profiles).toEqual([own, ofBoris]);
});

test('a guest cannot change a profile', async () => {
  await expect(createShop().edit(guest, own.id, {})).rejects.toEqual(refusal('not_signed_in'));
});

test('the consent to birth data can be withdrawn: they are erased, and the participants of the plan with them', async () => {
  const memory = createProfilesMemory(
    aProfile({ birthDate: '05.03.1988', birthPlace: 'Москва', consent: { version: '1', givenAt: new Date(0) } }),
  );
  const edit = createEditProfile({ ...memory, clock: createTestClock().clock });
  await edit(userCaller(), own.id, { occupation: 'Врач' });
  expect(memory.state.participantsErasedOf).toEqual([]);
  await edit(userCaller(), own.id, { birthDataConsent: false });
  expect(memory.state.profiles).toEqual([aProfile({ occupation: 'Врач' })]);
  expect(memory.state.participantsErasedOf).toEqual(['anna']);
  await edit(userCaller(), own.id, { birthDataConsent: false });
  expect(memory.state.participantsErasedOf).toEqual(['anna']);
});
