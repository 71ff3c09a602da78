import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder } from '#modules/orders/testing/orders.ts';
import type { Certificate, SpokenName } from './certificate.ts';
import { createEndNamesLink, createMakeNamesLink, createReadLinkedNames, createViewNamesLink } from './names-link.ts';
import { completed, createCertificatesMemory } from './testing/memory-certificates.ts';

const anna = userCaller();
const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
const { id } = completed;
const annaSpoken: SpokenName = { iast: 'Annā', devanagari: 'अन्ना', participantId: 'self' };
const ivanSpoken: SpokenName = { iast: 'Ivān', devanagari: 'इवान्', participantId: null };
const { clock } = createTestClock();
const revoked = { at: clock() };
const aCertificate = (code: string): Certificate => {
  return { code, orderId: id, keyId: '2026-a', text: '', signature: '', issuedAt: clock() };
};

function setUp(order: Order = completed) {
  const memory = createCertificatesMemory(order);
  memory.state.certificates = [{ ...aCertificate('OLD'), revoked }, aCertificate('CODE')];
  const names = [annaSpoken, ivanSpoken];
  const deps = {
    transact: memory.transact,
    clock,
    certificates: memory.reader,
    namesLinks: memory.namesLinks,
    findOrder: async () => memory.state.orders[0],
    findSpokenNames: async () => [...names],
  };
  return {
    ...memory,
    names,
    /** Makes a link of the completed order when `change` happens after everything is read, and before the transaction begins. */
    makeAfter: (change: () => void) =>
      createMakeNamesLink({
        ...deps,
        findOrder: async () => completed,
        transact: (work) => {
          change();
          return memory.transact(work);
        },
      }),
    view: createViewNamesLink(deps),
    make: createMakeNamesLink(deps),
    end: createEndNamesLink(deps),
    read: createReadLinkedNames(deps),
  };
}

test('the link of the valid certificate shows the names that its owner has read, to whoever has its token', async () => {
  const { view, make, read, state } = setUp();
  const seen = await view(anna, id);
  expect(seen).toEqual({ names: [annaSpoken, ivanSpoken], print: expect.stringMatching(/^[0-9a-f]{32}$/), link: undefined });
  const { own, code, token } = await make(anna, id, seen.print);
  expect(code).toBe('CODE');
  expect(own).toEqual({ ...seen, link: { code, names: seen.names, tokenHash: hashToken(token), madeAt: clock() } });
  expect(await view(anna, id)).toEqual(own);
  expect(await read('CODE', token)).toEqual(seen.names);
  expect(JSON.stringify(state.namesLinks)).not.toContain(token);
});

test('a new link ends the former one, and an ended one shows nothing', async () => {
  const { view, make, end, read } = setUp();
  const { print } = await view(anna, id);
  const former = await make(anna, id, print);
  const { token } = await make(anna, id, print);
  await expect(read('CODE', former.token)).rejects.toEqual(refusal('not_found'));
  await end(anna, id);
  await expect(read('CODE', token)).rejects.toEqual(refusal('not_found'));
  expect((await view(anna, id)).link).toBeUndefined();
});

test('a link whose names are all gone shows nothing', async () => {
  const { view, make, read, state } = setUp();
  const { token } = await make(anna, id, (await view(anna, id)).print);
  state.namesLinks = state.namesLinks.map((link) => ({ ...link, names: [] }));
  await expect(read('CODE', token)).rejects.toEqual(refusal('not_found'));
});

test.each<[string, (shop: ReturnType<typeof setUp>) => unknown]>([
  ['of the names that the owner has read one is gone', ({ names }) => names.pop()],
  ['one of the people is removed once they are read', ({ state }) => Object.assign(state, { areNamesKept: false })],
])('no link is made when %s', async (_, change) => {
  const shop = setUp();
  const { print } = await shop.view(anna, id);
  change(shop);
  await expect(shop.make(anna, id, print)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(shop.state.namesLinks).toEqual([]);
});

test('no link is made of no names', async () => {
  const { view, make, names } = setUp();
  names.length = 0;
  await expect(make(anna, id, (await view(anna, id)).print)).rejects.toEqual(refusal('not_found'));
});

test('no link is made of a certificate that is revoked while the names are read, and none is seen then', async () => {
  const shop = setUp();
  const { print } = await shop.view(anna, id);
  const make = shop.makeAfter(() => {
    shop.state.certificates = [{ ...aCertificate('CODE'), revoked }];
  });
  await expect(make(anna, id, print)).rejects.toEqual(refusal('not_found'));
  await expect(shop.view(anna, id)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.namesLinks).toEqual([]);
});

test.each<[string, Order[]]>([
  ['erased', [anErasedOrder('completed')]],
  ['given to another account', [{ ...completed, userId: 'boris' }]],
  ['removed', []],
])('no link is made of an order that is %s while the names are read', async (_, orders) => {
  const shop = setUp();
  const { print } = await shop.view(anna, id);
  const make = shop.makeAfter(() => {
    shop.state.orders = orders;
  });
  await expect(make(anna, id, print)).rejects.toEqual(refusal('not_found'));
  expect(shop.state.namesLinks).toEqual([]);
});

test.each<[string, Order | undefined, typeof anna]>([
  ['of somebody else', completed, boris],
  ['whose personal data are erased', { ...anErasedOrder('completed'), userId: 'anna' }, anna],
  ['that does not exist', undefined, anna],
])('an order %s is not found', async (_, order, caller) => {
  const { view, make, end, state } = setUp();
  state.orders = order ? [order] : [];
  await expect(view(caller, id)).rejects.toEqual(refusal('not_found'));
  await expect(make(caller, id, '')).rejects.toEqual(refusal('not_found'));
  await expect(end(caller, id)).rejects.toEqual(refusal('not_found'));
});

test('nobody who has not signed in sees, makes or ends a link', async () => {
  const { view, make, end } = setUp();
  await expect(view(guest, id)).rejects.toEqual(refusal('not_signed_in'));
  await expect(make(guest, id, '')).rejects.toEqual(refusal('not_signed_in'));
  await expect(end(guest, id)).rejects.toEqual(refusal('not_signed_in'));
});
