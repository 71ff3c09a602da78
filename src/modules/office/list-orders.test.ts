import { expect, onTestFinished, test, vi } from 'vitest';
import { AUDIT_FIELDS } from '#kernel/audit-fields.ts';
import type { ExportStores, TellOfExport, Witness } from '#kernel/bulk-export.ts';
import { cents } from '#kernel/money.ts';
import { ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Transact } from '#kernel/transaction.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createExportOrders } from './export-orders.ts';
import { createListAllOrders, type OrderFilterQuery } from './list-orders.ts';
import type { OrderSelection } from './ports.ts';
import { createOffice } from './testing/memory-office.ts';

const admin = staffCaller('administrator');
const operator = staffCaller('operator');

const MOVED = { came: 30_000, byHand: 0, refunded: 12_000, fee: 150, net: 17_850 };

/** An office with orders that are a minute apart, the newest first. */
function openShop(count = 3, timeZone = 'Europe/Moscow') {
  const minute = (number: number) => new Date(Date.UTC(2026, 10, 20, 9) - number * 60_000);
  const orders = Array.from({ length: count }, (_, number) => anOrder('paid', { id: uuid(number), createdAt: minute(number) }));
  const asked: OrderSelection[] = [];
  const reader = {
    list: async (selection: OrderSelection) => {
      asked.push(selection);
      const from = selection.after ? orders.findIndex(({ id }) => id === selection.after?.id) + 1 : 0;
      const page = orders.slice(from, from + selection.limit);
      return page.map((order) => ({ order, received: cents(0), money: MOVED, waits: false }));
    },
    count: async () => count,
  };
  const office = createOffice();
  const administrators = ['boris', admin.kind === 'user' ? admin.userId : ''].map((id): Witness => {
    return { id, email: `${id}@example.com`, language: 'ru' };
  });
  const transact: Transact<ExportStores> = (work) =>
    office.transact((stores) => work({ ...stores, members: { administrators: async () => administrators } }));
  const told: object[] = [];
  const tellOfExport: TellOfExport = async ({ list, count: all, isPart }, witnesses) =>
    void told.push({ list, count: all, isPart, to: witnesses.map(({ id }) => id) });
  const deps = { reader, transact, tellOfExport, clock: createTestClock().clock, timeZone };
  return { ...office, asked, told, list: createListAllOrders(deps), export: createExportOrders(deps) };
}

test('orders are listed page by page, each once, with who ordered', async () => {
  const { list } = openShop();
  const first = await list(operator, { statuses: [], limit: 2 });
  const rest = await list(operator, { statuses: [], limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items].map(({ order }) => order.id)).toEqual([0, 1, 2].map(uuid));
  expect(first.items[0]?.order.contact?.name).toBe('Анна Иванова');
  expect(rest.nextCursor).toBeNull();
});

test('the store is asked for exactly what the filter says', async () => {
  const { list, asked } = openShop();
  const filter = { statuses: ['paid'], method: 'card', partner: 'indra', waits: true, asked: false, second: true } as const;
  await list(admin, { ...filter, q: ' Анна ', limit: 10 });
  const nothing = { from: undefined, until: undefined, movedFrom: undefined, movedUntil: undefined, after: undefined };
  // One more than the page has tells whether there is a next one.
  expect(asked).toEqual([
    { ...filter, ...nothing, sort: '-date', limit: 11, search: { kind: 'name', words: ['анна'], email: 'анна' }, typed: 'Анна' },
  ]);
});

test('spaces alone are no search', async () => {
  const { list, asked } = openShop();
  await list(admin, { statuses: [], q: '  ', limit: 10 });
  expect(asked[0]).not.toHaveProperty('search');
});

test.each(['2026-02-30', '1', '9999-01-01'])('%s is refused as a day of a list', async (day) => {
  const { list } = openShop();
  for (const name of ['from', 'to', 'movedFrom', 'movedTo'] as const) {
    const details = field('no_such_day', 'query', name);
    await expect(list(admin, { statuses: [], [name]: day, limit: 1 })).rejects.toEqual(refusal('invalid_request', details));
  }
});

test('only a member who may read money sees the sums of each order, in the list and in the file', async () => {
  const { list, export: take } = openShop();
  const wanted = { statuses: [], limit: 3 };
  expect((await list(admin, wanted)).items.map(({ money }) => money)).toEqual([MOVED, MOVED, MOVED]);
  expect((await list(operator, wanted)).items.map(({ money }) => money)).toEqual([undefined, undefined, undefined]);
  expect((await allOf(await take(admin, wanted))).flat().map(({ money }) => money)).toEqual([MOVED, MOVED, MOVED]);
});

test.each([
  ['Europe/Moscow', '2026-11-01', '2026-10-31T21:00:00.000Z', '2026-11-01T21:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-10-31', '2026-10-30T10:00:00.000Z', '2026-10-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-10-31', '2026-10-31T11:00:00.000Z', '2026-11-01T11:00:00.000Z'],
  // A day of 25 hours, and a day of 23 hours.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
])('for a shop in %s the list and the file take %s from %s to %s', async (timeZone, day, start, end) => {
  const { list, export: take, asked } = openShop(0, timeZone);
  const days = { from: day, to: day, movedFrom: day, movedTo: day };
  await list(admin, { statuses: [], ...days, limit: 10 });
  await allOf(await take(admin, { statuses: [], ...days }));
  const [from, until] = [new Date(start), new Date(end)];
  const bounds = { from, until, movedFrom: from, movedUntil: until };
  expect(asked).toMatchObject([bounds, bounds]);
});

test('the last day that the calendar knows can be asked for', async () => {
  const { list, asked } = openShop();
  await list(admin, { statuses: [], to: '9998-12-31', limit: 1 });
  expect(asked[0]?.until?.toISOString()).toBe('9998-12-31T21:00:00.000Z');
});

test('a file is read in parts of 500, and has every order once', async () => {
  const { export: take } = openShop(1001);
  const pages = await allOf(await take(admin, { statuses: [] }));
  expect(pages.map((page) => page.length)).toEqual([500, 500, 1]);
  expect(new Set(pages.flat().map(({ order }) => order.id)).size).toBe(1001);
});

test('the log has the filter of a file, but not the words that were searched', async () => {
  const { export: take, state, clock } = openShop();
  const query: OrderFilterQuery = { statuses: ['paid'], from: '2026-11-01', q: 'Анна' };
  await take(admin, query);
  const after = { statuses: ['paid'], from: '2026-11-01', isSearched: true, count: 3 };
  const subject = { kind: 'export', id: 'orders' };
  expect(state.actions).toEqual([{ action: 'order.exported', by: 'administrator', subject, before: null, after, at: clock() }]);
  await take(admin, { statuses: [], q: ' ' });
  expect(state.actions[1]?.after).toEqual({ statuses: [], isSearched: false, count: 3 });
});

test.each<[string, Partial<OrderFilterQuery>, boolean]>([
  ['all', {}, false],
  ['all, when only spaces were typed', { q: ' ' }, false],
  ['all, when a filter is left open', { from: undefined }, false],
  ['those of a state', { statuses: ['paid'] }, true],
  ['those with the words of a search', { q: 'Анна' }, true],
  ['those of some days', { from: '2026-11-01' }, true],
  ['all, when a filter that only `true` sets is `false`', { waits: false, asked: false, feedback: false }, false],
  ['those that wait for a decision', { waits: true }, true],
  ['those that wait for no second person', { second: false }, true],
])(
  'the other administrators hear that a file was taken, and whether it has all orders or a part: %s',
  async (_, query, isPart) => {
    const { export: take, told } = openShop();
    await take(admin, { statuses: [], ...query });
    expect(told).toEqual([{ list: 'orders', count: 3, isPart, to: ['boris'] }]);
  },
);

test('a cursor is valid in whatever order the states are named, and not with other states', async () => {
  const { list } = openShop();
  const { nextCursor } = await list(admin, { statuses: ['paid', 'ready'], limit: 1 });
  const cursor = nextCursor ?? '';
  expect((await list(admin, { statuses: ['ready', 'paid'], limit: 1, cursor })).items).toHaveLength(1);
  await expect(list(admin, { statuses: ['paid'], limit: 1, cursor })).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a file needs its permission and a fresh second factor, and a refused one is not logged', async () => {
  const { export: take, state } = openShop();
  const stale = staffCaller('administrator', { secondFactorAt: new Date('2026-11-20T09:49:00Z') });
  await expect(take(stale, { statuses: [] })).rejects.toEqual(refusal('second_factor_required'));
  for (const role of ['operator', 'editor', 'priest', 'partner'] as const)
    await expect(take(staffCaller(role), { statuses: [] })).rejects.toEqual(refusal('not_allowed'));
  await expect(take(admin, { statuses: [], to: 'never' })).rejects.toMatchObject({ code: 'invalid_request' });
  expect(state.actions).toEqual([]);
});

test('a member who may read orders but not customers sees no contacts, gets no file, and searches for no people', async () => {
  // No role is such today; the table of roles may change.
  const may = vi
    .spyOn(ROLE_PERMISSIONS.priest, 'includes')
    .mockImplementation((permission) => permission === 'orders.read' || permission === 'exports.read');
  onTestFinished(() => may.mockRestore());
  const { list, export: take, asked } = openShop();
  const priest = staffCaller('priest');
  for (const q of ['Анна', 'anna@example.com'])
    await expect(list(priest, { statuses: [], q, limit: 1 })).rejects.toEqual(refusal('not_allowed'));
  await expect(take(priest, { statuses: [] })).rejects.toEqual(refusal('not_allowed'));
  // The beginning of an id.
  const { items } = await list(priest, { statuses: [], q: '00000000', limit: 1 });
  expect([items[0]?.order.contact, asked.length]).toEqual([null, 1]);
});

test('listing orders needs the permission to read them', async () => {
  const { list } = openShop();
  await expect(list(guest, { statuses: [], limit: 1 })).rejects.toEqual(refusal('not_signed_in'));
  for (const role of ['editor', 'priest', 'partner'] as const)
    await expect(list(staffCaller(role), { statuses: [], limit: 1 })).rejects.toEqual(refusal('not_allowed'));
});

test('the panel has words for each filter of an export that the log holds', async () => {
  const { export: take, state } = openShop();
  const days = { from: '2026-11-01', to: '2026-11-30', movedFrom: '2026-11-01', movedTo: '2026-11-30' };
  const marks = { waits: true, asked: true, second: true, feedback: true } as const;
  await take(admin, { statuses: ['paid'], method: 'crypto', partner: 'indra', ...days, ...marks });
  const known: readonly string[] = AUDIT_FIELDS;
  expect(Object.keys(state.actions[0]?.after ?? {}).filter((name) => !known.includes(name))).toEqual([]);
});
