import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
import type { LeavingTransact } from './ports.ts';
import { ANNAS, aClaim, aConsultation, aMessage, anna, createAccountsMemory, manyOrders } from './testing/memory-accounts.ts';

function setUp(contents: Parameters<typeof createAccountsMemory>[0] = {}) {
  const { clock, pass } = createTestClock();
  const memory = createAccountsMemory(contents);
  const deps = { transact: memory.transact, clock, makeClaim: aClaim };
  return { ...memory, clock, pass, deleteAccount: createDeleteAccount(deps), eraseRest: createEraseClosedAccounts(deps) };
}

/** Runs transactions, of which the one with this number fails at its end. */
function failingAt(number: number, transact: LeavingTransact): LeavingTransact {
  let count = 0;
  return (work) =>
    transact(async (stores) => {
      const result = await work(stores);
      count += 1;
      if (count === number) throw new Error('The database is gone');
      return result;
    });
}

test('what every module keeps of the customer is erased, and nothing of anybody else', async () => {
  const { deleteAccount, state } = setUp({
    orders: [anOrder('completed', { id: 'own', userId: 'anna' }), anOrder('paid', { id: 'foreign', userId: 'boris' })],
    consultations: [aConsultation('asked'), aConsultation('asked by a guest', { userId: undefined })],
    messages: [
      aMessage('to anna'),
      aMessage('receipt to a friend', { to: 'friend@example.com', about: 'own' }),
      aMessage('to support', { to: 'support@example.com', about: 'asked' }),
      aMessage('to boris', { to: 'boris@example.com', about: 'foreign' }),
      aMessage('to support of a guest', { to: 'support@example.com', about: 'asked by a guest' }),
    ],
  });
  await deleteAccount(userCaller());
  expect(state.erased).toEqual(['own', ...ANNAS]);
  expect(state.erasedWithOrders).toEqual(new Map(['money', 'reports'].map((keeper) => [keeper, ['own']])));
  expect(state.written.map(({ id }) => id)).toEqual(['to boris', 'to support of a guest']);
  expect(state.consultations.map(({ id }) => id)).toEqual(['asked by a guest']);
  expect(state.users).toEqual([]);
});

test('an account with very many orders and consultations is closed at once, and the rest of it is erased a page at a time', async () => {
  const orders = manyOrders(2 * PAGE_SIZE + 7);
  const consultations = orders.map(({ id }) => aConsultation(id));
  const { deleteAccount, eraseRest, personalData, state } = setUp({ orders, consultations });
  await deleteAccount(userCaller());
  expect(await personalData.users.find('anna')).toBeUndefined();
  expect(state.orders).toHaveLength(PAGE_SIZE + 7);
  await eraseRest();
  expect(state.erased.filter((id) => id.startsWith('order'))).toEqual(orders.map(({ id }) => id));
  // Once all are read for what is owed, and once all are erased.
  expect(state.pageSizes).toEqual([PAGE_SIZE, PAGE_SIZE, 7, PAGE_SIZE, PAGE_SIZE, 7]);
  expect([state.orders, state.consultations, state.users]).toEqual([[], [], []]);
});

test('a customer who has become one of the staff since the sign-in stays', async () => {
  const { deleteAccount, state } = setUp();
  state.users = [{ ...anna, role: 'operator' }];
  await expect(deleteAccount(userCaller())).rejects.toEqual(refusal('not_allowed'));
  expect([state.closed, state.erased]).toEqual([[], []]);
});

test('a deletion that fails has erased nothing', async () => {
  const { clock, transact, state } = setUp({ orders: manyOrders(3), messages: [aMessage('to anna')] });
  const deleteAccount = createDeleteAccount({ transact: failingAt(1, transact), clock, makeClaim: aClaim });
  await expect(deleteAccount(userCaller())).rejects.toThrow('The database is gone');
  expect([state.orders.length, state.written.length, state.users, state.erased]).toEqual([3, 1, [anna], []]);
});

test('an erasure that is interrupted after some pages is completed by the next run', async () => {
  const { clock, transact, deleteAccount, eraseRest, state } = setUp({ orders: manyOrders(3 * PAGE_SIZE + 7) });
  await deleteAccount(userCaller());
  const interrupted = createEraseClosedAccounts({ transact: failingAt(2, transact), clock, makeClaim: aClaim });
  await expect(interrupted()).rejects.toThrow('The database is gone');
  expect([state.orders.length, state.users]).toEqual([PAGE_SIZE + 7, [anna]]);
  await eraseRest();
  expect([state.orders, state.users]).toEqual([[], []]);
});

test('what is written to the e-mail after the account was closed belongs to its next account, and stays', async () => {
  const later = aMessage('later', { createdAt: new Date('2026-11-20T11:00:00Z') });
  const { deleteAccount, state } = setUp({ messages: [aMessage('before'), later] });
  await deleteAccount(userCaller());
  expect(state.written).toEqual([later]);
});

test('a customer who signed in an hour ago or less deletes their account, and later does not', async () => {
  const { deleteAccount, pass, state } = setUp();
  pass(3601);
  await expect(deleteAccount(userCaller())).rejects.toEqual(refusal('fresh_login_required'));
  expect([state.users, state.erased]).toEqual([[anna], []]);
  await deleteAccount(userCaller({ signedInAt: new Date('2026-11-20T10:00:01Z') }));
  expect(state.users).toEqual([]);
});

test('whoever deletes an account that is deleted already is told that nobody is signed in', async () => {
  const { deleteAccount } = setUp();
  await deleteAccount(userCaller());
  await expect(deleteAccount(userCaller())).rejects.toEqual(refusal('not_signed_in'));
});

test('staff do not delete their accounts', async () => {
  const { deleteAccount, state } = setUp();
  await expect(deleteAccount(userCaller({ role: 'administrator' }))).rejects.toEqual(refusal('not_allowed'));
  expect([state.users, state.erased]).toEqual([[anna], []]);
});
