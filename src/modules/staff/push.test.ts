import { describe, expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestIds } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createAddPushDevice, createRemovePushDevice, createViewPush } from './push.ts';
import { account, createStaffMemory } from './testing/memory-staff.ts';

function createShop() {
  const { state, deps } = createStaffMemory();
  state.users = [account('administrator'), account('operator', { role: 'operator' }), account('priest', { role: 'priest' })];
  const push = { transact: deps.transact, clock: deps.clock, newId: createTestIds(), publicKey: 'key of the shop' };
  const add = createAddPushDevice(push);
  return {
    state,
    view: createViewPush(push),
    remove: createRemovePushDevice(push),
    add: (role: 'administrator' | 'operator' | 'priest', name: string) =>
      add(staffCaller(role), { endpoint: `https://push.example.com/${name}`, p256dh: 'key', auth: 'auth', device: 'Chrome' }),
    addAt: (endpoint: string) => add(staffCaller('operator'), { endpoint, p256dh: 'key', auth: 'auth', device: 'Chrome' }),
  };
}
const names = (devices: readonly { endpoint: string }[]) => devices.map(({ endpoint }) => endpoint.split('/').at(-1));

describe('pushes to the browsers of the staff', () => {
  test('come once to a browser that asked twice, and the first asking is recorded', async () => {
    const shop = createShop();
    const first = await shop.add('operator', 'phone');
    const entry = { action: 'staff.push_added', by: 'operator', subject: { kind: 'member', id: 'operator' } };
    expect(shop.state.audit).toEqual([expect.objectContaining(entry)]);
    expect(await shop.add('operator', 'phone')).toMatchObject({ id: first.id });
    expect(await shop.view(staffCaller('operator'))).toMatchObject({ key: 'key of the shop', devices: [{ id: first.id }] });
    expect(shop.state.audit.map(({ action }) => action)).toEqual(['staff.push_added']);
  });

  test('come to five browsers at most: the oldest gives way', async () => {
    const shop = createShop();
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await shop.add('operator', name);
    const { devices } = await shop.view(staffCaller('operator'));
    expect(names(devices)).toEqual(['two', 'three', 'four', 'five', 'six']);
    await shop.add('operator', 'two');
    expect(names((await shop.view(staffCaller('operator'))).devices)).toEqual(['three', 'four', 'five', 'six', 'two']);
  });

  test('belong to whoever turned them on last in a browser', async () => {
    const shop = createShop();
    await shop.add('operator', 'shared');
    await shop.add('administrator', 'shared');
    expect((await shop.view(staffCaller('operator'))).devices).toEqual([]);
    expect(names((await shop.view(staffCaller('administrator'))).devices)).toEqual(['shared']);
  });

  test('end when their member says so, and nobody ends those of others', async () => {
    const shop = createShop();
    const { id } = await shop.add('operator', 'phone');
    await expect(shop.remove(staffCaller('administrator'), id)).rejects.toEqual(refusal('not_found'));
    await shop.remove(staffCaller('operator'), id);
    const entry = { action: 'staff.push_removed', by: 'operator', subject: { kind: 'member', id: 'operator' } };
    expect(shop.state.audit.at(-1)).toEqual(expect.objectContaining(entry));
    expect((await shop.view(staffCaller('operator'))).devices).toEqual([]);
  });

  test('are not offered to a role that is told nothing', async () => {
    const shop = createShop();
    expect((await shop.view(staffCaller('priest'))).key).toBeNull();
    await expect(shop.add('priest', 'phone')).rejects.toEqual(refusal('not_found'));
  });

  test('are not offered by a shop without a key', async () => {
    const keyless = { ...createStaffMemory().deps, publicKey: undefined };
    expect((await createViewPush(keyless)(staffCaller('operator'))).key).toBeNull();
    const wanted = { endpoint: 'https://push.example.com/phone', p256dh: 'key', auth: 'auth', device: 'Chrome' };
    await expect(createAddPushDevice(keyless)(staffCaller('operator'), wanted)).rejects.toEqual(refusal('not_found'));
  });

  test('go to no address inside a network', async () => {
    const shop = createShop();
    await expect(shop.addAt('https://127.0.0.1/send')).rejects.toEqual(refusal('invalid_request', field('invalid', 'endpoint')));
    expect(shop.state.push).toEqual([]);
  });
});
