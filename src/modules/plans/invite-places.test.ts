import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { MOST_IN_PLAN } from './circle.ts';
import { createInvitingShop } from './testing/inviting-shop.ts';
import { aPlan } from './testing/memory-plans.ts';

test('whoever has declined gives the place back, and is invited again only into a plan with a free place', async () => {
  const participants = Array.from({ length: MOST_IN_PLAN - 1 }, (_, index) => `Имя ${'а'.repeat(index + 1)}`).join('\n');
  const shop = createInvitingShop(aPlan({ participants }));
  await shop.decline(await shop.open());
  const second = await shop.open('', uuid(2));
  await expect(shop.open()).rejects.toEqual(refusal('too_many_participants'));
  // A link that is over takes no place; a new link for an open invitation needs no other one.
  expect(await shop.open('', uuid(2))).not.toBe(second);
  shop.pass(14 * 24 * 3600);
  await shop.open();
  await expect(shop.open('', uuid(2))).rejects.toEqual(refusal('too_many_participants'));
});

test('a plan lists thirty invitations at most, also of those who have declined', async () => {
  const shop = createInvitingShop(aPlan({ participants: '' }));
  for (let number = 1; number <= MOST_IN_PLAN; number += 1) await shop.decline(await shop.open('', uuid(number)));
  await expect(shop.open('', uuid(99))).rejects.toEqual(refusal('too_many_participants'));
  expect(await shop.open()).toHaveLength(43);
});
