import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createAddPartner, createEditPartner, createListPartners, createReadPartner } from './manage-partners.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const admin = staffCaller('administrator');
const surya = { slug: 'surya', name: ' Сурья ', email: 'Surya@Example.com', language: 'en' as const };
const same = { name: 'Индра Шарма', email: 'indra@example.com', language: 'ru' as const, isSuspended: false };

test('an administrator adds a partner, and the log says who was added', async () => {
  const shop = createPartnersMemory([]);
  const { result: added } = await createAddPartner(shop)(admin, surya);
  expect(added).toMatchObject({ slug: 'surya', name: 'Сурья', email: 'surya@example.com', isSuspended: false, version: 1 });
  expect(shop.state.actions).toMatchObject([
    { action: 'partner.added', subject: { kind: 'partner', id: 'surya' }, before: null, after: { email: 'surya@example.com' } },
  ]);
});

test('the shop forgets what it keeps of partners when one is added, and when one is changed', async () => {
  const shop = createPartnersMemory([aPartner()]);
  await createAddPartner(shop)(admin, surya);
  expect(shop.changes()).toBe(1);
  await createEditPartner(shop)(admin, 'indra', 1, { ...same, name: 'Индра' });
  expect(shop.changes()).toBe(2);
});

test('an administrator lists partners page by page', async () => {
  const all = [1, 2, 3].map((n) => aPartner({ slug: `p${n}`, id: uuid(n), createdAt: new Date(Date.UTC(2026, 9, 9 - n)) }));
  const deps = createPartnersMemory(all);
  const reader = {
    ...deps.partners,
    list: async (limit: number, after?: { readonly at: Date }) =>
      all.filter(({ createdAt }) => !after || createdAt < after.at).slice(0, limit),
  };
  const list = createListPartners({ partners: reader });
  const first = await list(admin, { limit: 2 });
  expect(first.items.map(({ slug }) => slug)).toEqual(['p1', 'p2']);
  expect(await list(admin, { limit: 2, cursor: first.nextCursor ?? '' })).toMatchObject({
    items: [{ slug: 'p3' }],
    nextCursor: null,
  });
});

test('a partner who was added is told again under the key of a request whose answer was lost, and is not added twice', async () => {
  const shop = createPartnersMemory([]);
  const request = { caller: 'administrator', operation: 'addPartner', key: 'one', bodyHash: 'surya' };
  const add = (key: string) => createAddPartner(shop)(admin, surya, { ...request, key });
  const { result } = await add('one');
  expect(await add('one')).toEqual({ result, replayed: true });
  await expect(add('another')).rejects.toEqual(refusal('slug_taken'));
  expect([shop.state.partners.length, shop.state.actions.length]).toEqual([1, 1]);
});

test('a partner is neither added nor changed with an old second factor, because keys come back with the end of a suspension', async () => {
  const shop = createPartnersMemory([aPartner({ isSuspended: true })]);
  shop.pass(601);
  await expect(createAddPartner(shop)(admin, surya)).rejects.toEqual(refusal('second_factor_required'));
  await expect(createEditPartner(shop)(admin, 'indra', 1, same)).rejects.toEqual(refusal('second_factor_required'));
  expect(shop.state).toMatchObject({ partners: [{ slug: 'indra', isSuspended: true }], actions: [] });
});

test.each([
  ['a slug that another partner has', { slug: 'indra' }, refusal('slug_taken')],
  ['what is no e-mail', { email: 'nobody' }, refusal('invalid_request', field('invalid_contact', 'email'))],
  ['characters that nobody sees', { name: 'Сурья\u200b' }, refusal('invalid_request', field('hidden_characters', 'name'))],
])('a partner with %s is not added', async (_, changes, refused) => {
  const shop = createPartnersMemory([aPartner()]);
  await expect(createAddPartner(shop)(admin, { ...surya, ...changes })).rejects.toEqual(refused);
  expect(shop.state).toMatchObject({ partners: [{ slug: 'indra' }], actions: [] });
});

test('a change is logged with the changed fields alone, and makes a new version', async () => {
  const shop = createPartnersMemory([aPartner()]);
  const edit = createEditPartner(shop);
  expect(await edit(admin, 'indra', 1, { ...same, isSuspended: true })).toMatchObject({ isSuspended: true, version: 2 });
  expect(shop.state.actions).toMatchObject([{ before: { isSuspended: false }, after: { isSuspended: true } }]);
  expect(Object.keys(shop.state.actions[0]?.after ?? {})).toEqual(['isSuspended']);
});

test('of two who edit the same version at once the second is refused', async () => {
  const shop = createPartnersMemory([aPartner()]);
  const edit = createEditPartner(shop);
  const [, second] = await Promise.allSettled(['A', 'B'].map((name) => edit(admin, 'indra', 1, { ...same, name })));
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'changed_meanwhile' } });
  expect(shop.state.partners).toMatchObject([{ name: 'A', version: 2 }]);
});

test('a change of nothing leaves no trace', async () => {
  const shop = createPartnersMemory([aPartner()]);
  await createEditPartner(shop)(admin, 'indra', 1, same);
  expect(shop.state).toMatchObject({ partners: [{ version: 1 }], actions: [] });
});

test('a partner who does not exist is neither read nor changed', async () => {
  const shop = createPartnersMemory([]);
  await expect(createReadPartner(shop)(admin, 'nobody')).rejects.toEqual(refusal('not_found'));
  await expect(createEditPartner(shop)(admin, 'nobody', 1, same)).rejects.toEqual(refusal('not_found'));
});

test.each(['operator', 'editor', 'priest', 'partner'] as const)('a %s manages no partners', async (role) => {
  const shop = createPartnersMemory([aPartner()]);
  const caller = staffCaller(role, 'indra');
  await expect(createListPartners(shop)(caller, { limit: 10 })).rejects.toEqual(refusal('not_allowed'));
  await expect(createReadPartner(shop)(caller, 'indra')).rejects.toEqual(refusal('not_allowed'));
  await expect(createAddPartner(shop)(caller, surya)).rejects.toEqual(refusal('not_allowed'));
  await expect(createEditPartner(shop)(caller, 'indra', 1, same)).rejects.toEqual(refusal('not_allowed'));
});
