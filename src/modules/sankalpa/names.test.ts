import { expect, test } from 'vitest';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { aPerson } from '#modules/plans/testing/circle.ts';
import { createSankalpaMemory } from './testing/memory-sankalpa.ts';

const orderId = uuid(100);
const anna = userCaller();
const priest = staffCaller('priest');
const setUp = createSankalpaMemory;
type Shop = ReturnType<typeof setUp>;

const pyotr = (iast: string, version = 0) => ({ name: 'Пётр Орлов', iast, version });

test('names are read by the rules, or as somebody has corrected them in IAST or Devanagari', async () => {
  const { spellOwnName, read } = setUp();
  expect(await read()).toEqual(['Annā Ivanovā', 'Pyotr Orlov']);
  await spellOwnName(anna, pyotr(' Pyotr  Ārlov '));
  expect(await read()).toEqual(['Annā Ivanovā', 'Pyotr Ārlov']);
  expect(await spellOwnName(anna, pyotr('प्योत्र् ओर्लोव्', 1))).toMatchObject({ iast: 'pyotr orlov', version: 2 });
  expect(await spellOwnName(anna, pyotr('प्योत्र्', 2))).toMatchObject({ iast: 'pyotr', version: 3 });
  await spellOwnName(anna, pyotr('', 3));
  expect(await read()).toEqual(['Annā Ivanovā', 'Pyotr Orlov']);
});

test('a priest corrects a name with a note that the customer reads, and the log says so without the name', async () => {
  const { spellName, listOwnNames, state } = setUp();
  const read = await spellName(priest, orderId, { ...pyotr('Pyotr Ārlov'), note: ' Так читаем. ' });
  expect(read).toMatchObject({ iast: 'Pyotr Ārlov', correctedBy: 'staff', version: 1 });
  expect((await listOwnNames(anna))[1]).toMatchObject({ correctedBy: 'staff', note: 'Так читаем.', version: 1 });
  const subject = { kind: 'order', id: orderId, userId: 'anna' };
  expect(state.actions).toMatchObject([{ action: 'ritual.name_spelled', subject, before: null, after: null }]);
});

test('the corrections of each name have their own versions', async () => {
  const { spellOwnName, listOwnNames } = setUp();
  await spellOwnName(anna, pyotr('Pyatr'));
  expect(await listOwnNames(anna)).toMatchObject([
    { version: 0, correctedBy: null },
    { version: 1, correctedBy: 'customer', unmapped: [] },
  ]);
  const annas = { name: 'Анна Иванова', iast: 'Annā', version: 0 };
  expect(await spellOwnName(anna, annas)).toMatchObject({ iast: 'Annā', version: 1 });
});

test('a version that nobody has written is refused', async () => {
  const { spellOwnName, state } = setUp();
  await expect(spellOwnName(anna, pyotr('Pyatr', 3))).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state.spellings).toEqual([]);
});

test('a correction by the customer is refused when staff have corrected the name since', async () => {
  const { spellOwnName, spellName, read } = setUp();
  await spellName(priest, orderId, { ...pyotr('Pyotr'), note: '' });
  await expect(spellOwnName(anna, pyotr('Pyatr'))).rejects.toEqual(refusal('changed_meanwhile'));
  expect(await read()).toEqual(['Annā Ivanovā', 'Pyotr']);
});

test.each([
  ['a customer', ({ spellOwnName }: Shop, iast: string) => spellOwnName(anna, pyotr(iast)), 0],
  ['a priest', ({ spellName }: Shop, iast: string) => spellName(priest, orderId, { ...pyotr(iast), note: '' }), 1],
])('one of two corrections by %s at the same time is stored, and the other is refused', async (_, spell, logged) => {
  const shop = setUp();
  const attempts = await Promise.allSettled([spell(shop, 'Pyotr'), spell(shop, 'Pyatr')]);
  expect(attempts).toMatchObject([{ status: 'fulfilled' }, { reason: { code: 'changed_meanwhile' } }]);
  expect([shop.state.spellings.length, shop.state.actions.length]).toEqual([1, logged]);
});

test('a correction holds for nobody who was invited under the same name', async () => {
  const invited = [{ ...aPerson({ name: 'Пётр Орлов' }), number: 1, answer: null }];
  const { spellOwnName, read } = setUp(undefined, { invited });
  await spellOwnName(anna, pyotr('Pyotr Ārlov'));
  expect(await read()).toEqual(['Annā Ivanovā', 'Pyotr Ārlov', 'Pyotr Orlov']);
});

test('a note is stored only with a correction', async () => {
  const { spellName, state } = setUp();
  await spellName(priest, orderId, { ...pyotr('Pyotr'), note: 'Так читаем.' });
  await spellName(priest, orderId, { ...pyotr('', 1), note: 'Так читаем.' });
  expect(state.spellings).toMatchObject([{ iast: '', note: '', version: 2, byStaff: true }]);
});

test('the names of an order are read in both scripts, without those of invited people, whom the desk alone lists', async () => {
  const order = anOrder('paid', { userId: 'anna' });
  const vera = { ...aPerson({ name: 'Вера Белова' }), guardian: '', answer: null, number: 1 };
  const { readNames, listNames } = setUp(order, { invited: [vera] });
  expect(await readNames(order)).toEqual([
    { iast: 'Annā Ivanovā', devanagari: 'अन्ना इवनोवा', participantId: null },
    { iast: 'Pyotr Orlov', devanagari: expect.stringContaining('ओर्लोव्'), participantId: null },
  ]);
  expect(await listNames(priest, orderId)).toHaveLength(3);
});

test.each([
  ['Пётр Орло́в-Ста́рший', 'Pyotr Orlov-Stārṣī'],
  ['पीटर', 'Pīṭara'],
  // Letters without a mark of IAST, which English would read in its own way.
  ['चन्द्र देव', 'Candra Deva'],
])('a name is spelled from the reading of the desk: %s', async (readAs, iast) => {
  expect(await setUp(undefined, { readAs }).read()).toEqual(['Annā Ivanovā', iast]);
});

test('a correction from before the desk wrote the reading does not count', async () => {
  const former = setUp(undefined, { readAs: 'Пе́тя' });
  former.state.spellings = [{ ...pyotr('Pyotr', 1), userId: 'anna', source: 'Пётр Орлов', note: '', byStaff: false }];
  expect(await former.read()).toEqual(['Annā Ivanovā', 'Petyā']);
});

test('a correction that Devanagari cannot hold is refused at its field', async () => {
  const { spellOwnName } = setUp();
  await expect(spellOwnName(anna, pyotr('Пётр'))).rejects.toEqual(refusal('invalid_request', field('invalid', 'iast')));
});

test('a name that nobody has is not found', async () => {
  const { spellOwnName } = setUp();
  await expect(spellOwnName(anna, { ...pyotr('Vera'), name: 'Вера' })).rejects.toEqual(refusal('not_found'));
});

test('a customer corrects names of their own account', async () => {
  const { spellOwnName, state } = setUp();
  await spellOwnName(userCaller({ userId: 'boris' }), pyotr('Boris'));
  expect(state.spellings.map(({ userId }) => userId)).toEqual(['boris']);
  await expect(spellOwnName(guest, pyotr('Pyotr'))).rejects.toEqual(refusal('not_signed_in'));
});

test('a customer neither lists nor corrects names at the desk', async () => {
  const { spellName, listNames } = setUp();
  await expect(listNames(anna, orderId)).rejects.toEqual(refusal('not_allowed'));
  await expect(spellName(anna, orderId, { ...pyotr('Pyotr'), note: '' })).rejects.toEqual(refusal('not_allowed'));
});

test('names of an order that does not exist are neither listed nor corrected', async () => {
  const { spellName, listNames } = setUp();
  await expect(listNames(priest, uuid(7))).rejects.toEqual(refusal('not_found'));
  await expect(spellName(priest, uuid(7), { ...pyotr('Pyotr'), note: '' })).rejects.toEqual(refusal('not_found'));
});

test.each([
  ['without an account', setUp(anOrder('paid'), { userId: null })],
  ['that is erased', setUp(anErasedOrder('paid'))],
])('staff correct no name of an order %s', async (_, { spellName }) => {
  await expect(spellName(priest, orderId, { ...pyotr('Pyotr'), note: '' })).rejects.toEqual(refusal('not_found'));
});
