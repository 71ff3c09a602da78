import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { type Acceptance, invitedLine, isWordGivenFor } from './invitation.ts';
import { LETTERS_A_DAY, LETTERS_TO_ONE } from './invite.ts';
import { createInvitingShop } from './testing/inviting-shop.ts';
import { aPlan } from './testing/memory-plans.ts';

const anna = userCaller();
const id = uuid(1);
const acceptance: Acceptance = {
  name: ' Вера  Иванова ',
  birthDate: '19.11.1958',
  gotra: 'Атри',
  birthDataConsent: true,
  consentVersion: '1',
};

test('the link shows who asks and for which rituals, and only a keyed hash of it is stored', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  expect(await shop.look(token)).toMatchObject({
    asks: 'Анна И.',
    note: 'Мама!',
    person: null,
    mayWithdraw: false,
    until: new Date('2026-12-04T10:00:00Z'),
    rituals: [{ startDate: '2027-01-15' }],
  });
  expect(JSON.stringify(shop.state.invitations)).not.toContain(token);
  await expect(shop.look('x'.repeat(43))).rejects.toEqual(refusal('not_found'));
});

test('a ritual that was ordered after the plan was saved is undated, and the others are not', async () => {
  const shop = createInvitingShop(aPlan());
  shop.state.orders = shop.state.orders.map((order) => ({
    ...order,
    items: [anItem({ startDate: '2027-01-20' as CalendarDate }), anItem()],
  }));
  const { rituals } = await shop.look(await shop.open());
  expect(rituals.map(({ startDate, isUndated }) => [startDate, isUndated])).toEqual([
    ['2027-01-20', false],
    ['2027-01-15', true],
  ]);
});

test('the link shows no ritual that was performed before, and goes on to show one that is performed after the acceptance', async () => {
  const shop = createInvitingShop(aPlan());
  const perform = (at: Date, ...positions: number[]) => {
    const items = [0, 1].map((each) => anItem(positions.includes(each) ? { begunAt: at, performedAt: at } : {}));
    shop.state.orders = [anOrder('processing', { userId: 'anna', items })];
  };
  perform(new Date('2026-11-20T09:00:00Z'), 0);
  const token = await shop.open();
  expect((await shop.look(token)).rituals).toHaveLength(1);
  const personal = await shop.accept(token, acceptance);
  expect((await shop.look(personal)).rituals).toHaveLength(1);
  perform(new Date('2026-11-20T11:00:00Z'), 0, 1);
  expect((await shop.look(personal)).rituals).toHaveLength(2);
});

test('accepting replaces the link by a personal one, and only that one shows the participation and ends it', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  const personal = await shop.accept(token, acceptance);
  await expect(shop.look(token)).rejects.toEqual(refusal('not_found'));
  await expect(shop.accept(token, acceptance)).rejects.toEqual(refusal('not_found'));
  await expect(shop.accept(personal, acceptance)).rejects.toEqual(refusal('not_found'));
  shop.pass(400 * 24 * 3600);
  expect(await shop.look(personal)).toMatchObject({
    until: null,
    mayWithdraw: true,
    person: { name: 'Вера Иванова', gotra: 'Атри' },
  });
  await shop.decline(personal);
  expect(shop.state.invitations).toMatchObject([{ state: 'withdrawn', person: null, tokenHash: null, email: '' }]);
  await expect(shop.look(personal)).rejects.toEqual(refusal('not_found'));
});

test('whoever repeats an acceptance with its key gets the same personal link, and nothing is changed; another key opens nothing', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  const first = await shop.acceptOrRepeat(token, acceptance, 'a key');
  const stored = structuredClone(shop.state.invitations);
  shop.pass(30 * 24 * 3600);
  const again = await shop.acceptOrRepeat(token, { ...acceptance, name: 'Другая' }, 'a key');
  expect([first.replayed, again]).toEqual([false, { result: first.result, replayed: true }]);
  expect(shop.state.invitations).toEqual(stored);
  for (const key of ['another key', undefined])
    await expect(shop.acceptOrRepeat(token, acceptance, key)).rejects.toEqual(refusal('not_found'));
  await shop.decline(first.result);
  await expect(shop.acceptOrRepeat(token, acceptance, 'a key')).rejects.toEqual(refusal('not_found'));
});

test('with the personal link people change their data and answer about their line, each by the version that was read', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  await expect(shop.change(token, 1, acceptance)).rejects.toEqual(refusal('not_found'));
  const personal = await shop.accept(token, acceptance);
  await shop.answerLine(personal, 1, { print: 'p', state: 'confirmed', words: '' });
  await expect(shop.change(personal, 1, acceptance)).rejects.toEqual(refusal('changed_meanwhile'));
  await shop.change(personal, 2, { ...acceptance, name: 'Вера Белова', gotra: '' });
  expect((await shop.look(personal)).person).toMatchObject({
    name: 'Вера Белова',
    gotra: '',
    version: 3,
    birthDate: '19.11.1958',
    answer: { print: 'p', state: 'confirmed', at: shop.clock() },
  });
  await expect(shop.change(personal, 3, { ...acceptance, birthDataConsent: false })).rejects.toMatchObject({
    code: 'consent_required',
  });
  shop.state.orders = [anOrder('processing', { userId: 'anna', items: [anItem({ begunAt: shop.clock() })] })];
  await expect(shop.change(personal, 3, acceptance)).rejects.toEqual(refusal('illegal_transition'));
  await expect(shop.answerLine(personal, 3, { print: 'p', state: 'confirmed', words: '' })).rejects.toEqual(
    refusal('illegal_transition'),
  );
});

test('a consent is for what was ordered by then, and a later order needs a new invitation', async () => {
  const shop = createInvitingShop(aPlan());
  const personal = await shop.accept(await shop.open(), acceptance);
  const performed = [anItem({ begunAt: shop.clock(), performedAt: shop.clock() })];
  shop.state.orders = [anOrder('completed', { userId: 'anna', items: performed })];
  const lineNow = () => shop.state.invitations.map((each) => invitedLine(each, shop.clock(), shop.state.orders));
  expect(lineNow()).toEqual([{ number: 1, state: 'done' }]);
  shop.pass(1);
  const begun = [anItem({ name: { ru: 'Новая', en: 'New' }, begunAt: shop.clock() })];
  const later = anOrder('processing', { id: 'later', userId: 'anna', createdAt: shop.clock(), items: begun });
  shop.state.orders = [...shop.state.orders, later];
  expect(lineNow()).toEqual([{ number: 1, state: 'done' }]);
  expect((await shop.look(personal)).rituals).toHaveLength(1);
  expect(isWordGivenFor({ answeredAt: new Date('2026-11-20T10:00:00Z') }, later)).toBe(false);
  const anew = await shop.look(await shop.open('', uuid(2)));
  expect(anew.rituals).toMatchObject([{ name: { en: 'New' } }]);
});

test('of twenty who accept one invitation at the same time one succeeds', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => shop.accept(token, acceptance)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('nobody takes part without their own consent, not even by name', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  await expect(shop.accept(token, { ...acceptance, birthDataConsent: false })).rejects.toEqual(
    refusal('consent_required', field('consent_required', 'birthDataConsent')),
  );
  await shop.decline(token);
  expect(shop.state.invitations).toMatchObject([{ state: 'declined', person: null }]);
  await expect(shop.accept(token, acceptance)).rejects.toEqual(refusal('not_found'));
});

test('a link ends after 14 days, and a new link ends the former', async () => {
  const shop = createInvitingShop(aPlan());
  const first = await shop.open();
  const second = await shop.open();
  await expect(shop.look(first)).rejects.toEqual(refusal('not_found'));
  shop.pass(14 * 24 * 3600 - 1);
  await shop.look(second);
  shop.pass(1);
  await expect(shop.look(second)).rejects.toEqual(refusal('not_found'));
  await shop.accept(await shop.open(), acceptance);
  await expect(shop.open()).rejects.toEqual(refusal('illegal_transition'));
});

test('a consent cannot be withdrawn once a ritual has begun at which the person is named; one that began before does not count', async () => {
  const shop = createInvitingShop(aPlan());
  const personal = await shop.accept(await shop.open(), acceptance);
  const begun = (at: string) => [
    anOrder('paid', { id: uuid(102), userId: 'anna' }),
    anOrder('processing', { userId: 'anna', items: [anItem(), anItem({ begunAt: new Date(at) })] }),
  ];
  shop.state.orders = begun('2026-11-20T10:00:01Z');
  expect((await shop.look(personal)).mayWithdraw).toBe(false);
  await expect(shop.decline(personal)).rejects.toEqual(refusal('illegal_transition'));
  shop.state.orders = begun('2026-11-19T10:00:00Z');
  await shop.decline(personal);
});

test('an invited person can decline also while rituals go on', async () => {
  const shop = createInvitingShop(aPlan());
  const token = await shop.open();
  shop.state.orders = [anOrder('processing', { userId: 'anna', items: [anItem({ begunAt: shop.clock() })] })];
  await shop.decline(token);
  expect(shop.state.invitations).toMatchObject([{ state: 'declined' }]);
});

test('the letters of a customer are limited for a day, and further for one mailbox', async () => {
  const shop = createInvitingShop(aPlan());
  for (let count = 0; count < LETTERS_TO_ONE; count += 1) await shop.open('vera@example.com');
  const tomorrow = refusal('rate_limited', { retryAfterSeconds: 24 * 3600 });
  await expect(shop.open(' Vera@example.com')).rejects.toEqual(tomorrow);
  for (let count = LETTERS_TO_ONE; count < LETTERS_A_DAY; count += 1) await shop.open(`${count}@example.com`, uuid(10 + count));
  await expect(shop.open('last@example.com', uuid(99))).rejects.toMatchObject({ code: 'rate_limited' });
  expect(shop.letters[0]).toMatchObject({ asks: 'Анна И.', language: 'ru', invitation: { email: 'vera@example.com' } });
  expect(await shop.open('', uuid(99))).toHaveLength(43);
});

test('invited people count among the thirty, and nobody can change the invitation of another customer', async () => {
  const shop = createInvitingShop(
    aPlan({ participants: Array.from({ length: 29 }, (_, index) => `Имя ${'а'.repeat(index + 1)}`).join('\n') }),
    aPlan({ id: uuid(301), userId: 'boris' }),
  );
  const token = await shop.open();
  await expect(shop.open('', uuid(2))).rejects.toEqual(refusal('too_many_participants'));
  const boris = userCaller({ userId: 'boris' });
  await expect(shop.revoke(boris, id)).rejects.toEqual(refusal('not_found'));
  await expect(shop.invite(boris, id, { label: 'кто-то', language: 'ru' })).rejects.toEqual(refusal('not_found'));
  await expect(shop.invite(guest, id, { label: 'кто-то', language: 'ru' })).rejects.toEqual(refusal('not_signed_in'));
  await shop.revoke(anna, id);
  await expect(shop.look(token)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.invitations).toEqual([]);
});

test.each(['вера@ｅxample.com', 'ВЕРА@example.com', ' вера@ⓔxample.com '])(
  'a mailbox that is spelled as %j is the same mailbox, and gets no more letters',
  async (spelling) => {
    const shop = createInvitingShop(aPlan());
    for (let count = 0; count < LETTERS_TO_ONE; count++) await shop.open('вера@example.com');
    await expect(shop.open(spelling)).rejects.toMatchObject({ code: 'rate_limited' });
  },
);

test.each([
  'vera@example.com,boris@example.com',
  'vera@example',
  'vera@example.invalid',
  `${'@'.repeat(127)}${'.'.repeat(125)} x`,
])('nobody is invited at %j, where no letter can come', async (email) => {
  const shop = createInvitingShop(aPlan());
  await expect(shop.open(email)).rejects.toEqual(refusal('invalid_request', field('format', 'email')));
  expect([shop.letters, shop.state.invitations]).toEqual([[], []]);
});

test('each invitation has a number that a new link keeps, and its words are trimmed', async () => {
  const shop = createInvitingShop(aPlan(), aPlan({ id: uuid(301), userId: 'boris' }));
  await shop.invite(anna, id, { label: ' мама ', note: ' Мама! ', email: ' Vera@example.com ', language: 'ru' });
  await shop.open('', uuid(2));
  const { invitation } = await shop.invite(anna, id, { label: 'мама', language: 'ru' });
  expect(invitation).toMatchObject({ number: 1, label: 'мама', note: '', email: '' });
  expect(shop.letters[0]?.invitation).toMatchObject({ label: 'мама', note: 'Мама!', email: 'vera@example.com' });
  expect(shop.state.invitations.map(({ number }) => number)).toEqual([1, 2]);
  const boris = userCaller({ userId: 'boris' });
  await expect(shop.invite(boris, id, { label: 'мама', language: 'ru' })).rejects.toEqual(refusal('not_found'));
  await shop.revoke(anna, uuid(2));
  expect(shop.state.invitations.map(({ number }) => number)).toEqual([1]);
  await expect(shop.revoke(anna, uuid(2))).rejects.toEqual(refusal('not_found'));
});

test.each(['', '12345'])('a customer whose profile has the name %j invites under the name of the orders', async (profileName) => {
  const shop = createInvitingShop(aPlan());
  shop.state.askerName = profileName;
  shop.state.orders = [
    anOrder('paid', { id: uuid(102), userId: 'anna', contact: null as never }),
    anOrder('paid', { userId: 'anna', contact: { name: 'Вера Петрова', email: null } }),
  ];
  const token = await shop.open('vera@example.com');
  expect([shop.letters[0]?.asks, (await shop.look(token)).asks]).toEqual(['Вера П.', 'Вера П.']);
});
