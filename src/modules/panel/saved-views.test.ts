import { expect, test } from 'vitest';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createDeleteView, createListViews, createRenameView, createSaveView, type NewView } from './saved-views.ts';
import { createViewsMemory } from './testing/memory-panel.ts';

const admin = staffCaller('administrator');
const operator = staffCaller('operator', { userId: uuid(1) });
const other = staffCaller('operator', { userId: uuid(2) });
const view = (changes: Partial<NewView> = {}): NewView => ({
  id: uuid(10),
  list: 'orders',
  name: ' Ждут карты ',
  isShared: false,
  filters: { method: 'card' },
  ...changes,
});

function setUp() {
  const memory = createViewsMemory();
  const deps = { ...memory, clock: createTestClock().clock };
  return {
    ...memory,
    list: createListViews({ views: memory.reader }),
    save: createSaveView(deps),
    rename: createRenameView(deps),
    remove: createDeleteView(deps),
  };
}

test('a view that is saved twice is one view of its owner', async () => {
  const { save, list } = setUp();
  await save(operator, view());
  expect(await save(operator, view())).toMatchObject({ name: 'Ждут карты', version: 1, mayChange: true });
  expect((await list(operator, 'orders')).views).toHaveLength(1);
});

test('nobody but its owner sees or changes a view that is not shared', async () => {
  const { save, list, rename, remove } = setUp();
  await save(operator, view());
  expect((await list(other, 'orders')).views).toEqual([]);
  for (const attempt of [save(other, view()), rename(other, uuid(10), 1, 'Моё'), remove(admin, uuid(10), 1)])
    await expect(attempt).rejects.toEqual(refusal('not_found'));
});

test('the log has what was done to a view', async () => {
  const { save, rename, remove, state } = setUp();
  await save(operator, view());
  await rename(operator, uuid(10), 1, ' Карты ');
  await remove(operator, uuid(10), 2);
  expect(state.actions.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['staff.view_saved', null, { name: 'Ждут карты', list: 'orders', isShared: false }],
    ['staff.view_renamed', { name: 'Ждут карты' }, { name: 'Карты', list: 'orders' }],
    ['staff.view_deleted', { name: 'Карты', list: 'orders', isShared: false }, null],
  ]);
  for (const { subject } of state.actions) expect(subject).toEqual({ kind: 'view', id: uuid(10) });
});

test('a view that was renamed since it was read is not deleted', async () => {
  const { save, rename, remove, state } = setUp();
  await save(operator, view());
  await rename(operator, uuid(10), 1, 'Карты');
  await expect(remove(operator, uuid(10), 1)).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state.views).toHaveLength(1);
});

test.each([{ name: 'Другое' }, { filters: { method: 'crypto' } }])(
  'another view under the id of a saved one is refused, and not taken for saved: %j',
  async (other) => {
    const { save, state } = setUp();
    await save(operator, view());
    await expect(save(operator, view(other))).rejects.toEqual(refusal('idempotency_key_reused'));
    expect(state.views).toMatchObject([{ name: 'Ждут карты', filters: { method: 'card' } }]);
  },
);

test('a shared view is seen by all who read the list', async () => {
  const { save, list } = setUp();
  await save(admin, view({ isShared: true }));
  expect(await list(other, 'orders')).toMatchObject({ mayShare: false, views: [{ mayChange: false, ownerId: null }] });
  expect(await list(admin, 'orders')).toMatchObject({ mayShare: true, views: [{ mayChange: true }] });
});

test('who may not write settings neither shares a view nor changes a shared one', async () => {
  const { save, rename, remove } = setUp();
  await expect(save(operator, view({ isShared: true }))).rejects.toEqual(refusal('not_allowed'));
  await save(admin, view({ isShared: true }));
  for (const attempt of [rename(other, uuid(10), 1, 'Моё'), remove(other, uuid(10), 1)])
    await expect(attempt).rejects.toEqual(refusal('not_allowed'));
});

test('who may write settings deletes a shared view, and the log says that it was shared', async () => {
  const { save, list, remove, state } = setUp();
  await save(admin, view({ isShared: true }));
  await remove(admin, uuid(10), 1);
  expect((await list(admin, 'orders')).views).toEqual([]);
  const logged = { name: 'Ждут карты', list: 'orders', isShared: true };
  expect(state.actions).toMatchObject([{ after: logged }, { before: logged }]);
});

test('a twenty-first view is refused; own and shared views are counted apart, and so are those of each member', async () => {
  const { save } = setUp();
  for (let number = 0; number < 20; number += 1) await save(admin, view({ id: uuid(100 + number) }));
  await expect(save(admin, view())).rejects.toEqual(refusal('too_many_views'));
  for (let number = 0; number < 20; number += 1) await save(admin, view({ id: uuid(200 + number), isShared: true }));
  await expect(save(admin, view({ isShared: true }))).rejects.toEqual(refusal('too_many_views'));
  await save(operator, view());
});

test('a role that may not read orders has no views of them, not even by their ids', async () => {
  const { list, save, rename } = setUp();
  await save(admin, view({ isShared: true }));
  await expect(list(guest, 'orders')).rejects.toEqual(refusal('not_signed_in'));
  for (const role of ['priest', 'editor', 'partner'] as const) {
    await expect(list(staffCaller(role), 'orders')).rejects.toEqual(refusal('not_allowed'));
    await expect(save(staffCaller(role), view({ id: uuid(11) }))).rejects.toEqual(refusal('not_allowed'));
    await expect(rename(staffCaller(role), uuid(10), 1, 'Моё')).rejects.toEqual(refusal('not_found'));
  }
});

test.each([
  ['clients', { status: 'paid' }, 'status'],
  ['clients', { sort: '-total' }, 'sort'],
  ['consultations', { sort: 'total' }, 'sort'],
  ['refunds', { kind: 'ask' }, 'kind'],
] as const)('a view of %s is refused with a filter that the list does not have: %o', async (list, filters, name) => {
  const { save, state } = setUp();
  await expect(save(admin, view({ list, filters: filters as Record<string, string> }))).rejects.toEqual(
    refusal('invalid_request', field('invalid', 'filters', name)),
  );
  expect(state.views).toEqual([]);
});

test('an operator has no views of the lists that only administrators read', async () => {
  const { save, list } = setUp();
  for (const wanted of ['money', 'refunds', 'audit'] as const) {
    await expect(list(operator, wanted)).rejects.toEqual(refusal('not_allowed'));
    await expect(save(operator, view({ list: wanted, filters: { sort: '-date' } }))).rejects.toEqual(refusal('not_allowed'));
  }
  await save(operator, view({ list: 'clients', filters: { buyers: 'true', sort: 'date' } }));
  expect((await list(operator, 'clients')).views).toHaveLength(1);
  expect((await list(operator, 'orders')).views).toEqual([]);
});
