import { describe, expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { MOST_IN_PLAN } from './circle.ts';
import { LETTERS_A_DAY, LETTERS_TO_ONE } from './invite.ts';
import { createInvitingShop } from './testing/inviting-shop.ts';
import { aPlan } from './testing/memory-plans.ts';

const anna = userCaller();
const boris = userCaller({ userId: 'boris' });
const id = uuid(1);
const INVITATION_SECONDS = 14 * 24 * 3600;

/** Anna invites into her plan, beside which Boris has one. */
const createShop = () => createInvitingShop(aPlan(), aPlan({ id: uuid(301), userId: 'boris' }));
type Shop = ReturnType<typeof createShop>;

describe('an invitation', () => {
  const wanted = { label: 'мама', language: 'ru' } as const;

  test('has the words of its customer, trimmed', async () => {
    const shop = createShop();
    await shop.invite(anna, id, { label: ' мама ', note: ' Мама! ', email: ' Vera@example.com ', language: 'ru' });
    expect(shop.state.invitations).toMatchObject([{ label: 'мама', note: 'Мама!', email: 'vera@example.com' }]);
  });

  test('with a new link keeps its number, and has the new words alone', async () => {
    const shop = createShop();
    await shop.open('vera@example.com');
    await shop.open('', uuid(2));
    const { invitation } = await shop.invite(anna, id, wanted);
    expect(invitation).toMatchObject({ number: 1, label: 'мама', note: '', email: '' });
    expect(shop.state.invitations.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('with a new link ends the former', async () => {
    const shop = createShop();
    const former = await shop.open();
    await shop.open();
    await expect(shop.look(former)).rejects.toEqual(refusal('not_found'));
  });

  test('that somebody has accepted gets no new link', async () => {
    const shop = createShop();
    await shop.accept(await shop.open(), { name: 'Вера', birthDataConsent: true, consentVersion: '1' });
    await expect(shop.open()).rejects.toEqual(refusal('illegal_transition'));
  });

  test('that is taken back is gone with its link, and the others keep their numbers', async () => {
    const shop = createShop();
    const token = await shop.open();
    await shop.open('', uuid(2));
    await shop.revoke(anna, id);
    await expect(shop.look(token)).rejects.toEqual(refusal('not_found'));
    expect(shop.state.invitations.map(({ number }) => number)).toEqual([2]);
    await expect(shop.revoke(anna, id)).rejects.toEqual(refusal('not_found'));
  });

  test('of one customer is neither changed nor taken back by another', async () => {
    const shop = createShop();
    await shop.open();
    await expect(shop.revoke(boris, id)).rejects.toEqual(refusal('not_found'));
    await expect(shop.invite(boris, id, wanted)).rejects.toEqual(refusal('not_found'));
    expect(shop.state.invitations).toMatchObject([{ note: 'Мама!' }]);
  });

  test('is not made by a guest', async () => {
    await expect(createShop().invite(guest, id, wanted)).rejects.toEqual(refusal('not_signed_in'));
  });
});

describe('a letter', () => {
  test('has the invitation, the language, and who asks', async () => {
    const shop = createShop();
    await shop.open('vera@example.com');
    expect(shop.letters).toMatchObject([{ asks: 'Анна И.', language: 'ru', invitation: { email: 'vera@example.com' } }]);
  });

  test.each(['вера@ｅxample.com', ' ВЕРА@example.com', ' вера@ⓔxample.com '])(
    'goes to one mailbox twice a day at most, also when that is spelled as %j',
    async (spelling) => {
      const shop = createShop();
      for (let count = 0; count < LETTERS_TO_ONE; count += 1) await shop.open('вера@example.com');
      await expect(shop.open(spelling)).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 24 * 3600 }));
    },
  );

  test('is one of five of a customer in a day, also when two go to one mailbox', async () => {
    const shop = createShop();
    for (let count = 1; count < LETTERS_A_DAY; count += 1) await shop.open(`${count}@example.com`, uuid(10 + count));
    await shop.open('1@example.com', uuid(11));
    await expect(shop.open('last@example.com', uuid(99))).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('is not counted when a link is copied instead', async () => {
    const shop = createShop();
    for (let count = 0; count <= LETTERS_A_DAY; count += 1) await shop.open('', uuid(10 + count));
  });

  test.each([
    'vera@example.com,boris@example.com',
    'vera@example',
    'vera@example.invalid',
    `${'@'.repeat(127)}${'.'.repeat(125)} x`,
  ])('cannot go to %j, and nobody is invited there', async (email) => {
    const shop = createShop();
    await expect(shop.open(email)).rejects.toEqual(refusal('invalid_request', field('format', 'email')));
    expect([shop.letters, shop.state.invitations]).toEqual([[], []]);
  });
});

describe('a plan with one free place', () => {
  const participants = Array.from({ length: MOST_IN_PLAN - 1 }, (_, index) => `Имя ${'а'.repeat(index + 1)}`).join('\n');
  /** A shop in which the place is taken by an invitation. */
  const createFull = async () => {
    const shop = createInvitingShop(aPlan({ participants }));
    return { shop, token: await shop.open() };
  };
  const full = refusal('too_many_participants');

  test('takes no second invitation', async () => {
    const { shop } = await createFull();
    await expect(shop.open('', uuid(2))).rejects.toEqual(full);
  });

  test('lets an open invitation have a new link, which needs no other place', async () => {
    const { shop } = await createFull();
    await shop.open();
  });

  test.each([
    ['who has declined', (shop: Shop, token: string) => shop.decline(token)],
    ['whose link is over', async (shop: Shop) => shop.pass(INVITATION_SECONDS)],
  ])('takes another person in place of one %s, who then cannot be invited again', async (_, leave) => {
    const { shop, token } = await createFull();
    await leave(shop, token);
    await shop.open('', uuid(2));
    await expect(shop.open()).rejects.toEqual(full);
  });
});

test('a plan lists thirty invitations at most, also of those who have declined, and these can be invited again', async () => {
  const shop = createInvitingShop(aPlan({ participants: '' }));
  for (let number = 1; number <= MOST_IN_PLAN; number += 1) await shop.decline(await shop.open('', uuid(number)));
  await expect(shop.open('', uuid(99))).rejects.toEqual(refusal('too_many_participants'));
  await shop.open('', uuid(7));
});
