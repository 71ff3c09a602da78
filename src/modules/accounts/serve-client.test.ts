import { expect, test } from 'vitest';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { OrderingCustomer } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createEraseClient, createExportClient } from './serve-client.ts';
import { ANNAS, aClaim, anna, createAccountsMemory } from './testing/memory-accounts.ts';

function createShop({ hasOpenMoney = false } = {}) {
  const memory = createAccountsMemory({ orders: [anOrder('completed', { id: 'own', userId: 'anna' })] });
  const state = Object.assign(memory.state, { actions: [] as AuditState['actions'] });
  const { clock } = createTestClock();
  const clients = {
    lock: async (id: string) => state.users.find((user) => user.id === id && id === anna.id),
    wasErased: async (id: string) => state.actions.some(({ action, subject }) => action === 'client.erased' && subject.id === id),
    hasOpenMoney: async ({ userId, email }: OrderingCustomer) => hasOpenMoney && userId === anna.id && email === anna.email,
  };
  const stores = { ...memory.stores, clients, audit: memoryAudit(state) };
  const deps = { transact: memoryTransact(state, stores), clock, personalData: memory.personalData, makeClaim: aClaim };
  const operator = staffCaller('operator', { secondFactorAt: clock() });
  return { ...memory, state, clock, operator, erase: createEraseClient(deps), exportClient: createExportClient(deps) };
}

test('a client is erased as by the client, and the log says who did it without a word about the client', async () => {
  const { state, clock, operator, erase } = createShop();
  await erase(operator, 'anna');
  expect(state.erased).toEqual(['own', ...ANNAS]);
  expect(state.users).toEqual([]);
  const subject = { kind: 'client', id: 'anna' };
  expect(state.actions).toEqual([{ by: 'operator', action: 'client.erased', subject, before: null, after: null, at: clock() }]);
});

test('a client who is erased already is answered as erased, and the log says it once', async () => {
  const { state, operator, erase } = createShop();
  await erase(operator, 'anna');
  await erase(staffCaller('administrator', { userId: 'other', secondFactorAt: operator.secondFactorAt }), 'anna');
  expect(state.actions).toHaveLength(1);
});

test('a client whose money is unsettled stays', async () => {
  const { state, operator, erase } = createShop({ hasOpenMoney: true });
  await expect(erase(operator, 'anna')).rejects.toEqual(refusal('money_open'));
  expect([state.erased, state.actions]).toEqual([[], []]);
});

test('an export holds what the client would get, and the log says who took it', async () => {
  const { state, operator, exportClient } = createShop();
  const { user, orders } = await exportClient(operator, 'anna');
  expect(user).toEqual(anna);
  for await (const page of orders) expect(page.map(({ order }) => order.id)).toEqual(['own']);
  expect(state.actions).toMatchObject([{ action: 'client.exported', before: null, after: null }]);
});

test('a client who closes the account in the same moment is not found', async () => {
  const { personalData, operator, exportClient } = createShop();
  personalData.users.find = async () => undefined;
  await expect(exportClient(operator, 'anna')).rejects.toEqual(refusal('not_found'));
});

test('clients who exist are served by trusted staff with a fresh second factor alone', async () => {
  const { state, operator, erase, exportClient } = createShop();
  for (const act of [erase, exportClient]) {
    await expect(act(userCaller(), 'anna')).rejects.toEqual(refusal('not_allowed'));
    await expect(act(staffCaller('priest'), 'anna')).rejects.toEqual(refusal('not_allowed'));
    const stale = staffCaller('operator', { secondFactorAt: new Date(0) });
    await expect(act(stale, 'anna')).rejects.toEqual(refusal('second_factor_required'));
    await expect(act(operator, 'nobody')).rejects.toEqual(refusal('not_found'));
  }
  expect(state.actions).toEqual([]);
});
