import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { MOST_IN_CIRCLE } from './circle.ts';
import { type Invitation, invited } from './invitation.ts';
import { createForgetPerson, createSavePerson, createViewCircle, type PersonToSave } from './keep-circle.ts';
import { aPlan, createPlansMemory } from './testing/memory-plans.ts';

const anna = userCaller();
const agreed = { birthDataConsent: true, consentVersion: '2026-11-26' };
const vera: PersonToSave = { name: ' Вера  Иванова ', relation: 'мама', birthDate: '19.11.1958', takesPart: true, ...agreed };
const id = uuid(1);

/** An invitation into the plan of the tests that somebody has accepted. */
const readyAt = (at: Date): Invitation => {
  const open = invited({ id, planId: uuid(300), number: 1, label: 'мама', note: '', email: '', tokenHash: null }, at);
  return { ...open, state: 'ready', expiresAt: null, answeredAt: at };
};

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Имя ${'а'.repeat(index + 1)}`).join('\n');

function setUp(...plans: ReturnType<typeof aPlan>[]) {
  const memory = createPlansMemory([], ...plans);
  const { clock, pass } = createTestClock('2026-11-20T10:00:00Z');
  const deps = { ...memory, clock };
  return {
    ...memory,
    clock,
    pass,
    view: createViewCircle(deps),
    save: createSavePerson(deps),
    forget: createForgetPerson(deps),
    text: () => memory.state.plans[0]?.participants,
  };
}

/** A plan whose customer has saved Vera, under `id`. */
async function setUpWithVera() {
  const shop = setUp(aPlan());
  await shop.save(anna, id, undefined, vera);
  return shop;
}

test('a new person is in the circle and in the text of the plan, and sending the same again changes nothing', async () => {
  const shop = setUp(aPlan());
  const saved = await shop.save(anna, id, undefined, vera);
  expect(saved).toMatchObject({ id, name: 'Вера Иванова', relation: 'мама', version: 1, takesPart: true });
  expect(saved.consent).toEqual({ version: '2026-11-26', givenAt: shop.clock() });
  expect(shop.text()).toBe('Анна Иванова 05.03.1988\nВера Иванова 19.11.1958');
  shop.pass(60);
  expect(await shop.save(anna, id, undefined, vera)).toEqual(saved);
  expect(await shop.view(anna)).toMatchObject({
    people: [{ id, takesPart: true }],
    lines: [{ text: 'Анна Иванова 05.03.1988' }, { text: 'Вера Иванова 19.11.1958', person: { id } }],
  });
});

test('a change that is sent again because its answer was lost changes nothing', async () => {
  const shop = await setUpWithVera();
  const changed = { ...vera, relation: 'бабушка', takesPart: false };
  const saved = await shop.save(anna, id, 1, changed);
  shop.pass(60);
  expect(await shop.save(anna, id, 1, changed)).toEqual(saved);
  expect([shop.state.circle, shop.text()]).toMatchObject([[{ version: 2 }], 'Анна Иванова 05.03.1988']);
});

test.each([
  ['the version that was read, when it says something else', 1, { takesPart: true }],
  ['an older version', 0, {}],
  ['a version that is yet to come', 3, {}],
])('a further change of %s is refused', async (_, version, more) => {
  const shop = await setUpWithVera();
  const changed = { ...vera, relation: 'бабушка', takesPart: false };
  await shop.save(anna, id, 1, changed);
  await expect(shop.save(anna, id, version, { ...changed, ...more })).rejects.toEqual(refusal('changed_meanwhile'));
});

test.each([{ birthDate: '20.11.1958' }, { name: 'Другая' }, { takesPart: false }])(
  'a new person who is sent again with a correction is refused, and the first record stays: %j',
  async (corrected) => {
    const shop = setUp(aPlan());
    const saved = await shop.save(anna, id, undefined, vera);
    await expect(shop.save(anna, id, undefined, { ...vera, ...corrected })).rejects.toEqual(refusal('changed_meanwhile'));
    expect((await shop.view(anna)).people).toEqual([saved]);
    expect(await shop.save(anna, id, saved.version, { ...vera, ...corrected })).toMatchObject({ ...corrected, version: 2 });
  },
);

test('a person can replace a line that lacks something, and changing the person changes the line', async () => {
  const shop = setUp(aPlan({ participants: 'Тётя Вера, весна\nПётр Орлов 11.07.1985' }));
  await shop.save(anna, id, undefined, { ...vera, inPlaceOf: 'Тётя Вера, весна' });
  expect(shop.text()).toBe('Вера Иванова 19.11.1958\nПётр Орлов 11.07.1985');
  await shop.save(anna, id, 1, { ...vera, birthDate: '', name: 'Вера' });
  expect(shop.text()).toBe('Вера\nПётр Орлов 11.07.1985');
  expect(shop.state.plans[0]?.updatedAt).toEqual(shop.clock());
});

test('a person who is taken off the plan stays in the circle', async () => {
  const shop = setUp(aPlan({ participants: '' }));
  await shop.save(anna, id, undefined, vera);
  expect(await shop.save(anna, id, 1, { ...vera, takesPart: false })).toMatchObject({ takesPart: false, version: 2 });
  expect([shop.text(), shop.state.circle.length]).toEqual(['', 1]);
});

test('a person who is forgotten leaves circle and plan, and another stays in both', async () => {
  const shop = await setUpWithVera();
  await shop.save(anna, uuid(2), undefined, { ...vera, name: 'Роза' });
  await shop.forget(anna, uuid(2), 1);
  expect((await shop.view(anna)).people.map(({ name }) => name)).toEqual(['Вера Иванова']);
  expect(shop.text()).toBe('Анна Иванова 05.03.1988\nВера Иванова 19.11.1958');
});

test('a name is read as it was for as long as somebody of the circle has it, and forgotten with the last', async () => {
  const shop = setUp(aPlan());
  const readings = [{ name: 'Вера Иванова', readAs: 'Ве́ра' }];
  shop.state.readings = readings;
  await shop.save(anna, id, undefined, vera);
  await shop.save(anna, uuid(2), undefined, { ...vera, birthDate: '20.11.1958', takesPart: false });
  await shop.forget(anna, id, 1);
  expect(shop.state.readings).toEqual(readings);
  await shop.forget(anna, uuid(2), 1);
  expect(shop.state.readings).toEqual([]);
});

test('a field that is left out becomes empty', async () => {
  const shop = setUp(aPlan());
  expect(await shop.save(anna, id, undefined, { ...vera, readAs: ' Ве́ра ' })).toMatchObject({ relation: 'мама', readAs: 'Ве́ра' });
  const { relation: _, ...less } = vera;
  expect(await shop.save(anna, id, 1, less)).toMatchObject({ relation: '', readAs: '' });
});

test('a change that does not touch the line leaves the plan as it was', async () => {
  const shop = await setUpWithVera();
  const [plan] = shop.state.plans;
  shop.pass(60);
  await shop.save(anna, id, 1, { ...vera, relation: 'мамочка' });
  expect(shop.state.plans).toEqual([plan]);
});

test('a customer without a plan can save and forget people', async () => {
  const shop = setUp();
  expect(await shop.save(anna, id, undefined, { ...vera, takesPart: false })).toMatchObject({ takesPart: false });
  await shop.forget(anna, id, 1);
  expect(shop.state.circle).toEqual([]);
});

test('the circle shows the state of each invitation, by what is paid and performed', async () => {
  const shop = setUp(aPlan());
  const at = shop.clock();
  const ready = readyAt(at);
  shop.state.invitations = [ready];
  shop.state.orders = [
    anOrder('processing', { userId: 'anna', items: [anItem({ performedAt: at })] }),
    anOrder('pending', { id: uuid(101), userId: 'anna' }),
  ];
  expect((await shop.view(anna)).invitations).toEqual([{ invitation: ready, line: { number: 1, state: 'done' } }]);
});

test('the second of two devices is refused, and nothing of the first is lost', async () => {
  const shop = await setUpWithVera();
  await shop.save(anna, id, 1, { ...vera, relation: 'мамочка' });
  await expect(shop.save(anna, id, 1, { ...vera, relation: 'Вера' })).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(shop.forget(anna, id, 1)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(shop.state.circle).toMatchObject([{ relation: 'мамочка', version: 2 }]);
});

const { birthDataConsent: _, ...withoutConsent } = vera;

test('a birth needs a consent, as in a profile', async () => {
  const shop = setUp(aPlan());
  await expect(shop.save(anna, id, undefined, withoutConsent)).rejects.toEqual(
    refusal('consent_required', field('consent_required', 'birthDate')),
  );
});

test('a consent stays when the next change does not repeat it', async () => {
  const shop = await setUpWithVera();
  expect((await shop.save(anna, id, 1, { ...withoutConsent, gotra: 'Атри' })).consent?.version).toBe('2026-11-26');
});

test('a person who would be written like another is refused', async () => {
  const shop = await setUpWithVera();
  await expect(shop.save(anna, uuid(2), undefined, { ...vera, name: 'вера иванова' })).rejects.toEqual(
    refusal('participant_exists'),
  );
});

test('nobody can be added to a full plan', async () => {
  const shop = setUp(aPlan({ participants: namesOf(30) }));
  await expect(shop.save(anna, id, undefined, vera)).rejects.toEqual(refusal('too_many_participants'));
});

test('nobody can be added to a full circle', async () => {
  const shop = setUp(aPlan());
  for (let count = 0; count < MOST_IN_CIRCLE; count += 1)
    await shop.save(anna, uuid(100 + count), undefined, { name: `Имя ${'б'.repeat(count + 1)}`, takesPart: false });
  await expect(shop.save(anna, id, undefined, { ...vera, takesPart: false })).rejects.toEqual(refusal('too_many_participants'));
});

test('an invited person takes a place until all is performed to which they agreed', async () => {
  const shop = setUp(aPlan({ participants: namesOf(29) }));
  const at = shop.clock();
  shop.state.invitations = [readyAt(at)];
  await expect(shop.save(anna, id, undefined, vera)).rejects.toEqual(refusal('too_many_participants'));
  expect(await shop.save(anna, uuid(2), undefined, { ...vera, inPlaceOf: 'Имя а' })).toMatchObject({ takesPart: true });
  expect(await shop.save(anna, uuid(2), 1, { ...vera, takesPart: false })).toMatchObject({ takesPart: false });
  await shop.save(anna, uuid(2), 2, vera);
  shop.state.orders = [anOrder('completed', { userId: 'anna', items: [anItem({ performedAt: at })] })];
  expect(await shop.save(anna, id, undefined, { ...vera, name: 'Роза' })).toMatchObject({ takesPart: true });
});

test('nobody can read or change the circle of another customer', async () => {
  const shop = await setUpWithVera();
  const boris = userCaller({ userId: 'boris' });
  expect(await shop.view(boris)).toEqual({ people: [], lines: null, invitations: [] });
  for (const version of [undefined, 1])
    await expect(shop.save(boris, id, version, { ...vera, takesPart: false })).rejects.toEqual(refusal('not_found'));
  await expect(shop.forget(boris, id, 1)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.circle).toHaveLength(1);
});

test('nobody takes part without a plan', async () => {
  await expect(setUp().save(anna, id, undefined, vera)).rejects.toEqual(refusal('not_found'));
});

test('a guest has no circle', async () => {
  await expect(setUp(aPlan()).view(guest)).rejects.toEqual(refusal('not_signed_in'));
});
