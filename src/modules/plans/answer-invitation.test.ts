import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { type Acceptance, invitedLine } from './invitation.ts';
import { createInvitingShop } from './testing/inviting-shop.ts';
import { aPlan } from './testing/memory-plans.ts';

const DAY_SECONDS = 24 * 3600;
const acceptance: Acceptance = {
  name: ' Вера  Иванова ',
  birthDate: '19.11.1958',
  gotra: 'Атри',
  birthDataConsent: true,
  consentVersion: '1',
};

type Shop = ReturnType<typeof createInvitingShop>;

/** A shop with an open invitation, and the token of its link. */
async function createInvited() {
  const shop = createInvitingShop(aPlan());
  return { shop, token: await shop.open() };
}

/** A shop with an invitation that was accepted, and the token of the personal link. */
async function createAccepted() {
  const { shop, token } = await createInvited();
  return { shop, token, personal: await shop.accept(token, acceptance) };
}

/** Gives the shop one order, with these rituals. */
const order = (shop: Shop, ...items: ReturnType<typeof anItem>[]) => {
  shop.state.orders = [anOrder('processing', { userId: 'anna', items })];
};

describe('the link of an invitation', () => {
  test('shows who asks and for which rituals', async () => {
    const { shop, token } = await createInvited();
    expect(await shop.look(token)).toMatchObject({
      asks: 'Анна И.',
      note: 'Мама!',
      person: null,
      mayWithdraw: false,
      until: new Date('2026-12-04T10:00:00Z'),
      rituals: [{ startDate: '2027-01-15' }],
    });
  });

  test('is stored only as a hash, and opens nothing when it is wrong', async () => {
    const { shop, token } = await createInvited();
    expect(JSON.stringify(shop.state.invitations)).not.toContain(token);
    await expect(shop.look('x'.repeat(43))).rejects.toEqual(refusal('not_found'));
  });

  test('shows a ritual without a day of its own, which was ordered after the plan was saved, as undated', async () => {
    const { shop, token } = await createInvited();
    order(shop, anItem({ startDate: '2027-01-20' as CalendarDate }), anItem());
    expect((await shop.look(token)).rituals).toMatchObject([
      { startDate: '2027-01-20', isUndated: false },
      { startDate: '2027-01-15', isUndated: true },
    ]);
  });

  const performedAt = (time: string) => anItem({ begunAt: new Date(time), performedAt: new Date(time) });

  test('shows no ritual that was performed before the acceptance, and goes on to show one that is performed after it', async () => {
    const { shop, token } = await createInvited();
    const before = performedAt('2026-11-20T09:00:00Z');
    order(shop, before, anItem());
    expect((await shop.look(token)).rituals).toHaveLength(1);
    const personal = await shop.accept(token, acceptance);
    order(shop, before, performedAt('2026-11-20T11:00:00Z'));
    expect((await shop.look(personal)).rituals).toHaveLength(1);
  });

  test('ends after 14 days', async () => {
    const { shop, token } = await createInvited();
    shop.pass(14 * DAY_SECONDS - 1);
    await shop.look(token);
    shop.pass(1);
    await expect(shop.look(token)).rejects.toEqual(refusal('not_found'));
  });

  test.each(['', '12345'])('names the asker as the orders do when the profile has the name %j', async (profileName) => {
    const { shop, token } = await createInvited();
    shop.state.askerName = profileName;
    shop.state.orders = [
      // Its contact is erased.
      anOrder('paid', { id: uuid(102), userId: 'anna', contact: null as never }),
      anOrder('paid', { userId: 'anna', contact: { name: 'Вера Петрова', email: null } }),
    ];
    await shop.open('vera@example.com', uuid(2));
    expect([shop.letters[0]?.asks, (await shop.look(token)).asks]).toEqual(['Вера П.', 'Вера П.']);
  });
});

describe('accepting', () => {
  test('replaces the link by a personal one, which cannot be used to accept again', async () => {
    const { shop, token, personal } = await createAccepted();
    await expect(shop.look(token)).rejects.toEqual(refusal('not_found'));
    for (const used of [token, personal]) await expect(shop.accept(used, acceptance)).rejects.toEqual(refusal('not_found'));
  });

  test('gives a personal link that shows the participation, and does not end', async () => {
    const { shop, personal } = await createAccepted();
    shop.pass(400 * DAY_SECONDS);
    const person = { name: 'Вера Иванова', gotra: 'Атри' };
    expect(await shop.look(personal)).toMatchObject({ until: null, mayWithdraw: true, person });
  });

  test('of twenty who accept one invitation at the same time one succeeds', async () => {
    const { shop, token } = await createInvited();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => shop.accept(token, acceptance)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('needs the consent of whoever takes part', async () => {
    const { shop, token } = await createInvited();
    const without = shop.accept(token, { ...acceptance, birthDataConsent: false });
    await expect(without).rejects.toEqual(refusal('consent_required', field('consent_required', 'birthDataConsent')));
    expect(shop.state.invitations).toMatchObject([{ state: 'invited', person: null }]);
  });

  test('again with the same key gives the same personal link, and changes nothing', async () => {
    const { shop, token } = await createInvited();
    const { result, replayed } = await shop.acceptOrRepeat(token, acceptance, 'a key');
    const stored = structuredClone(shop.state.invitations);
    shop.pass(30 * DAY_SECONDS);
    const again = await shop.acceptOrRepeat(token, { ...acceptance, name: 'Другая' }, 'a key');
    expect([replayed, again]).toEqual([false, { result, replayed: true }]);
    expect(shop.state.invitations).toEqual(stored);
  });

  test.each([
    ['with another key', 'another key', false],
    ['without a key', undefined, false],
    ['with the same key once the person has left', 'a key', true],
  ])('again %s opens nothing', async (_, key, hasLeft) => {
    const { shop, token } = await createInvited();
    const { result } = await shop.acceptOrRepeat(token, acceptance, 'a key');
    if (hasLeft) await shop.decline(result);
    await expect(shop.acceptOrRepeat(token, acceptance, key)).rejects.toEqual(refusal('not_found'));
  });
});

describe('declining', () => {
  test('ends an invitation, and nothing of the person is stored', async () => {
    const { shop, token } = await createInvited();
    await shop.decline(token);
    expect(shop.state.invitations).toMatchObject([{ state: 'declined', person: null }]);
    await expect(shop.accept(token, acceptance)).rejects.toEqual(refusal('not_found'));
  });

  test('takes back what was given by a personal link, and ends that link', async () => {
    const { shop, personal } = await createAccepted();
    await shop.decline(personal);
    expect(shop.state.invitations).toMatchObject([{ state: 'withdrawn', person: null, tokenHash: null, email: '' }]);
    await expect(shop.look(personal)).rejects.toEqual(refusal('not_found'));
  });

  test('is possible before an acceptance also while rituals go on', async () => {
    const { shop, token } = await createInvited();
    order(shop, anItem({ begunAt: shop.clock() }));
    await shop.decline(token);
  });

  test('is refused once a ritual of any order has begun since the acceptance, at which the person is named', async () => {
    const { shop, personal } = await createAccepted();
    const another = anOrder('paid', { id: uuid(102), userId: 'anna' });
    order(shop, anItem(), anItem({ begunAt: new Date('2026-11-20T10:00:01Z') }));
    shop.state.orders = [another, ...shop.state.orders];
    expect((await shop.look(personal)).mayWithdraw).toBe(false);
    await expect(shop.decline(personal)).rejects.toEqual(refusal('illegal_transition'));
    order(shop, anItem(), anItem({ begunAt: new Date('2026-11-20T09:59:59Z') }));
    shop.state.orders = [another, ...shop.state.orders];
    await shop.decline(personal);
  });
});

describe('with the personal link people', () => {
  const confirmed = { print: 'p', state: 'confirmed', words: '' } as const;

  test('change their data, of which only what is named changes', async () => {
    const { shop, personal } = await createAccepted();
    await shop.change(personal, 1, { ...acceptance, name: 'Вера Белова', gotra: '' });
    const person = { name: 'Вера Белова', gotra: '', birthDate: '19.11.1958', version: 2 };
    expect(await shop.look(personal)).toMatchObject({ person });
  });

  test('answer about their line, and the answer stays when their data change', async () => {
    const { shop, personal } = await createAccepted();
    await shop.answerLine(personal, 1, confirmed);
    await shop.change(personal, 2, { ...acceptance, name: 'Вера Белова' });
    expect(await shop.look(personal)).toMatchObject({ person: { version: 3, answer: { ...confirmed, at: shop.clock() } } });
  });

  test.each([
    ['when they have read another version', 2, acceptance, 'changed_meanwhile'],
    ['without their consent', 1, { ...acceptance, birthDataConsent: false }, 'consent_required'],
  ])('change nothing %s', async (_, version, given, code) => {
    const { shop, personal } = await createAccepted();
    await expect(shop.change(personal, version, given)).rejects.toMatchObject({ code });
  });

  test('change and answer nothing once a ritual has begun at which they are named', async () => {
    const { shop, personal } = await createAccepted();
    order(shop, anItem({ begunAt: shop.clock() }));
    for (const attempt of [shop.change(personal, 1, acceptance), shop.answerLine(personal, 1, confirmed)])
      await expect(attempt).rejects.toEqual(refusal('illegal_transition'));
  });

  test('alone can do that: the link of the invitation changes nothing', async () => {
    const { shop, token } = await createInvited();
    await expect(shop.change(token, 1, acceptance)).rejects.toEqual(refusal('not_found'));
  });
});

test('a consent is for what was ordered by then, and a later order needs a new invitation', async () => {
  const { shop, personal } = await createAccepted();
  const agreed = anOrder('completed', { userId: 'anna', items: [anItem({ begunAt: shop.clock(), performedAt: shop.clock() })] });
  shop.pass(1);
  const items = [anItem({ name: { ru: 'Новая', en: 'New' }, begunAt: shop.clock() })];
  const later = anOrder('processing', { id: 'later', userId: 'anna', createdAt: shop.clock(), items });
  shop.state.orders = [agreed, later];
  expect(shop.state.invitations.map((each) => invitedLine(each, shop.clock(), shop.state.orders).state)).toEqual(['done']);
  expect((await shop.look(personal)).rituals).toMatchObject([{ name: agreed.items[0]?.name }]);
  const { invitation, token } = await shop.invite(userCaller(), uuid(2), { label: 'мама', language: 'ru' });
  expect(invitation.number).toBe(2);
  expect((await shop.look(token)).rituals).toMatchObject([{ name: { en: 'New' } }]);
});
