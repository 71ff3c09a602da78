import { expect, test } from 'vitest';
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
  expect(shop.changes()).toBe(1);
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

test('a slug names one partner, and what is no e-mail or has characters that nobody sees is refused', async () => {
  const shop = createPartnersMemory([aPartner()]);
  const add = createAddPartner(shop);
  await expect(add(admin, { ...surya, slug: 'indra' })).rejects.toEqual(refusal('slug_taken'));
  const details = field('invalid_contact', 'email');
  await expect(add(admin, { ...surya, email: 'nobody' })).rejects.toEqual(refusal('invalid_request', details));
  const hidden = refusal('invalid_request', field('hidden_characters', 'name'));
  await expect(add(admin, { ...surya, name: 'Сурья\u200b' })).rejects.toEqual(hidden);
  expect(shop.state).toMatchObject({ partners: [{ slug: 'indra' }], actions: [] });
});

test('a change is logged with the changed fields alone, and makes a new version', async () => {
  const shop = createPartnersMemory([aPartner()]);
  const edit = createEditPartner(shop);
  expect(await edit(admin, 'indra', 1, { ...same, isSuspended: true })).toMatchObject({ isSuspended: true, version: 2 });
  expect(shop.state.actions).toMatchObject([{ before: { isSuspended: false }, after: { isSuspended: true } }]);
  expect(Object.keys(shop.state.actions[0]?.after ?? {})).toEqual(['isSuspended']);
});

test('of two who edit the same version the second is refused, and a change of nothing leaves no trace', async () => {
  const shop = createPartnersMemory([aPartner()]);
  const edit = createEditPartner(shop);
  const all = await Promise.allSettled(['A', 'B'].map((name) => edit(admin, 'indra', 1, { ...same, name })));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await expect(edit(admin, 'indra', 1, same)).rejects.toEqual(refusal('changed_meanwhile'));
  await edit(admin, 'indra', 2, { ...same, name: 'A' });
  expect(shop.state.partners).toMatchObject([{ name: 'A', version: 2 }]);
  expect(shop.state.actions).toHaveLength(1);
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
