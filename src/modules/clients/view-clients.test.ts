import { expect, test } from 'vitest';
import type { BulkExport, ExportStores } from '#kernel/bulk-export.ts';
import { cents } from '#kernel/money.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createOrdersMemory } from '#modules/orders/testing/memory-orders.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPlan } from '#modules/plans/testing/memory-plans.ts';
import { aProfile } from '#modules/profiles/testing/memory-profiles.ts';
import { versionOfClient } from './client-version.ts';
import { createExportClients } from './export-clients.ts';
import type { Client, ClientReader, ClientSelection } from './ports.ts';
import { createListClients, createViewClient } from './view-clients.ts';

const admin = staffCaller('administrator');
const operator = staffCaller('operator');
const minute = (number: number) => new Date(Date.UTC(2026, 10, 20, 9) - number * 60_000);
const note = { id: uuid(700), clientId: uuid(0), authorId: 'olga', at: minute(0), text: 'Звонить после шести' };

/** A shop with clients who came a minute apart, the newest first; the first of them has all that a client can have. */
function openShop(count = 3) {
  const all: Client[] = Array.from({ length: count }, (_, number) => ({
    id: uuid(number),
    email: 'anna@example.com',
    phone: null,
    profilePhone: '',
    language: 'ru',
    createdAt: minute(number),
    name: 'Анна',
  }));
  const asked: ClientSelection[] = [];
  const clients = {
    list: async (selection) => {
      asked.push(selection);
      const from = selection.after ? all.findIndex(({ id }) => id === selection.after?.id) + 1 : 0;
      return all.slice(from, from + selection.limit);
    },
    // One of them has bought something.
    count: async ({ buyers }) => (buyers ? 1 : all.length),
    find: async (id) => all.find((client) => client.id === id),
    countOrders: async (id) => (id === uuid(0) ? 25 : 0),
    valueOf: async () => ({ kept: cents(120_000), paidOrders: 4, firstAt: minute(9), lastAt: minute(1) }),
    ofMailbox: async (id) => (id === uuid(0) ? { count: 1, orders: [anOrder('pending', { id: uuid(300) })] } : undefined),
    namesOf: async (ids) => new Map(ids.map((id) => [id, `${id}@example.com`])),
  } satisfies ClientReader;
  const orders = Array.from({ length: 25 }, (_, number) =>
    anOrder('paid', { id: uuid(100 + number), userId: uuid(0), createdAt: minute(number) }),
  );
  const profile = aProfile({ userId: uuid(0) });
  const sources = {
    clients,
    orders: createOrdersMemory(...orders).customerOrders,
    profiles: { ofUser: async (id: string) => (id === uuid(0) ? profile : undefined) },
    plans: { ofUser: async (id: string) => (id === uuid(0) ? aPlan() : undefined) },
    notes: { ofClient: async (id: string) => (id === uuid(0) ? [note] : []) },
  };
  const state: AuditState = { ...memoryState(), actions: [] };
  const stores = { audit: memoryAudit(state), members: { administrators: async () => [] }, messages: { add: async () => {} } };
  const transact = memoryTransact<ExportStores>(state, stores);
  const { clock } = createTestClock();
  const told: BulkExport[] = [];
  const tellOfExport = async (exported: BulkExport) => void told.push(exported);
  return {
    state,
    told,
    asked,
    profile,
    list: createListClients({ clients }),
    view: createViewClient(sources),
    clock,
    export: createExportClients({ clients, transact, clock, tellOfExport }),
  };
}

test('clients are listed page by page, each once, by what was typed', async () => {
  const { list, asked } = openShop();
  const first = await list(operator, { limit: 2, search: ' Анна ' });
  const rest = await list(operator, { limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([0, 1, 2].map(uuid));
  expect(asked.map(({ limit, search }) => [limit, search?.names])).toEqual([
    [3, ['анна']],
    [3, undefined],
  ]);
});

test('the page of a client has the profile, the plan, the newest twenty orders and how many there are', async () => {
  const { view, profile } = openShop();
  const seen = await view(operator, uuid(0));
  expect(seen).toMatchObject({ client: { id: uuid(0) }, profile, plan: aPlan(), orderCount: 25 });
  expect(seen.orders.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, number) => uuid(100 + number)));
  expect(seen.version).toBe(versionOfClient('ru', profile));
});

test('the page has what the staff wrote and who, and the orders of guests with the proven mailbox', async () => {
  const { view } = openShop();
  const seen = await view(operator, uuid(0));
  expect([seen.notes, seen.names.get('olga'), seen.mailbox?.orders.map(({ id }) => id)]).toEqual([
    [note],
    'olga@example.com',
    [uuid(300)],
  ]);
});

test('the sums of a client are shown only with the permission to read money', async () => {
  const { view } = openShop();
  expect((await view(admin, uuid(0))).value).toMatchObject({ kept: 120_000, paidOrders: 4 });
  expect((await view(operator, uuid(0))).value).toBeUndefined();
});

test('a client without profile, plan and orders has a page, and an unknown id has none', async () => {
  const { view } = openShop();
  const seen = await view(operator, uuid(1));
  expect(seen).toMatchObject({ profile: undefined, plan: undefined, orderCount: 0, orders: [], mailbox: undefined, notes: [] });
  await expect(view(operator, uuid(9))).rejects.toEqual(refusal('not_found'));
});

test('a file has every client once, of those who were searched for', async () => {
  const { export: take, asked } = openShop(1001);
  const pages = await allOf(await take(admin, { search: 'Анна' }));
  expect(pages.map((page) => page.length)).toEqual([500, 500, 1]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(1001);
  expect(asked.every(({ search }) => search?.names.join() === 'анна')).toBe(true);
});

test('log and letter tell of each file whether it has a part of the clients, and nothing of the words that were searched for', async () => {
  const { export: take, state, clock, told } = openShop();
  await take(admin, { search: 'Анна' });
  await take(admin);
  await take(admin, { buyers: true });
  const subject = { kind: 'export', id: 'clients' };
  const line = { action: 'client.list_exported', by: 'administrator', subject, before: null, at: clock() };
  expect(state.actions).toEqual([
    { ...line, after: { isSearched: true, count: 3 } },
    { ...line, after: { isSearched: false, count: 3 } },
    { ...line, after: { isSearched: false, buyers: true, count: 1 } },
  ]);
  expect(told.map(({ isPart }) => isPart)).toEqual([true, false, true]);
});

test('the log counts those clients alone whom the filter has found', async () => {
  const { export: take, state } = openShop();
  await take(admin, { buyers: true });
  expect(state.actions).toMatchObject([{ after: { count: 1 } }]);
});

test('a file needs its permission and a fresh second factor, and a refused one is not logged', async () => {
  const { export: take, state } = openShop();
  const stale = staffCaller('administrator', { secondFactorAt: new Date('2026-11-20T09:49:00Z') });
  await expect(take(stale)).rejects.toEqual(refusal('second_factor_required'));
  for (const role of ['operator', 'editor', 'priest', 'partner'] as const)
    await expect(take(staffCaller(role))).rejects.toEqual(refusal('not_allowed'));
  expect(state.actions).toEqual([]);
});

test('reading clients needs the permission', async () => {
  const { list, view } = openShop();
  await expect(list(staffCaller('priest'), { limit: 1 })).rejects.toEqual(refusal('not_allowed'));
  await expect(view(staffCaller('priest'), uuid(0))).rejects.toEqual(refusal('not_allowed'));
});
