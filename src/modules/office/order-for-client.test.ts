import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryTransact } from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createOrdersMemory } from '#modules/orders/testing/memory-orders.ts';
import { indra, memoryPartners } from '#modules/orders/testing/partners.ts';
import { createOrderForClient, createPlaceForClient, type OrderForClient } from './order-for-client.ts';

const command: OrderForClient = {
  customerName: ' Анна Иванова ',
  customerEmail: 'Anna@Example.com',
  language: 'en',
  items: [{ id: 'ganesha', quantity: 2, duration: 0.5 }],
  specialInstructions: '',
};
const idempotency = { caller: 'operator', operation: 'createOrderForClient', key: 'key', bodyHash: 'body' };
const operator = staffCaller('operator');
const program = { staff: { userId: 'key', role: 'partner', partner: 'indra' }, partner: indra } as const;

/** Orders that no partner has placed go to Indra, whom the shop has named for them. */
function openShop() {
  const memory = createOrdersMemory();
  const state: typeof memory.state & Pick<AuditState, 'actions'> = Object.assign(memory.state, { actions: [] });
  const { clock } = createTestClock();
  const accounts: Record<string, 'customer' | 'priest'> = { anna: 'customer', priest: 'priest' };
  const users = { lock: async (id: string) => (accounts[id] ? { role: accounts[id] } : undefined) };
  const stores = { ...memory.stores, users, audit: memoryAudit(state) };
  const transact = memoryTransact(state, stores);
  const place = createPlaceForClient({ transact, clock, newId: createTestIds(), findPartner: memoryPartners(indra) });
  return { state, stores, clock, place, order: createOrderForClient(place) };
}

test('an order for a client costs what the catalogue says, waits for its payment, and is in the log with the member who placed it', async () => {
  // Two halves of a month at 300 dollars.
  const { state, clock, order } = openShop();
  const { result, replayed } = await order(operator, { ...command, clientId: 'anna', specialInstructions: ' О здоровье ' });
  expect([result, replayed]).toEqual([{ id: uuid(1), number: 1042, total: cents(30_000) }, false]);
  expect(state.orders).toMatchObject([
    {
      status: 'pending',
      userId: 'anna',
      partner: 'indra',
      language: 'en',
      contact: { name: 'Анна Иванова', email: 'anna@example.com' },
      specialInstructions: 'О здоровье',
    },
  ]);
  expect(state.history).toMatchObject([{ from: null, to: 'pending', actor: { kind: 'staff', id: 'operator' } }]);
  const after = { items: [{ id: 'ganesha', quantity: 2, weeks: 2 }], totalCents: 30_000, language: 'en' };
  const subject = { kind: 'order', id: uuid(1), userId: 'anna' };
  expect(state.actions).toEqual([
    { by: 'operator', action: 'order.placed_for_client', subject, before: null, after, at: clock() },
  ]);
  expect(state.messages).toEqual([]);
});

test('an order without an account belongs to no user and to no browser', async () => {
  const { state, order } = openShop();
  await order(operator, command);
  expect(state.orders[0]).not.toHaveProperty('userId');
  expect(state.orders[0]).not.toHaveProperty('browserHash');
});

test('a form that is sent twice makes one order', async () => {
  const { state, order } = openShop();
  const first = await order(operator, { ...command, idempotency });
  const second = await order(operator, { ...command, idempotency });
  expect(second).toEqual({ result: first.result, replayed: true });
  expect([state.orders.length, state.actions.length]).toEqual([1, 1]);
});

test.each(['nobody', 'priest'])('%s is refused as a client', async (clientId) => {
  const { state, order } = openShop();
  await expect(order(operator, { ...command, clientId })).rejects.toEqual(refusal('not_found'));
  expect(state.orders).toEqual([]);
});

test.each([
  [{ customerName: '  ' }, field('required', 'customerName')],
  [{ customerEmail: 'anna@' }, field('format', 'customerEmail')],
  [{ customerEmail: 'no-contact@example.invalid' }, field('format', 'customerEmail')],
])('an order with %j is refused', async (changes, details) => {
  const { order } = openShop();
  await expect(order(operator, { ...command, ...changes })).rejects.toEqual(refusal('invalid_request', details));
});

test('placing an order for others needs the permission to change orders', async () => {
  const { state, order } = openShop();
  for (const caller of [userCaller(), staffCaller('priest'), staffCaller('partner')])
    await expect(order(caller, command)).rejects.toEqual(refusal('not_allowed'));
  expect(state.orders).toEqual([]);
});

const filedBy = { clientReference: 'invoice/1', metadata: { till: '7' } };

test.each([
  [filedBy, { partner: 'indra', reference: 'invoice/1', metadata: { till: '7' } }],
  [{ metadata: {} }, { partner: 'indra', reference: null, metadata: {} }],
  [{ clientReference: 'invoice/2' }, { partner: 'indra', reference: 'invoice/2', metadata: {} }],
  [{}, undefined],
])('an order that a partner has placed with %j is filed as %j', async (filed, filing) => {
  const { state, place } = openShop();
  await place(program, { ...command, ...filed });
  expect(state.orders.map((order) => order.filing)).toEqual([filing]);
});

test('an order that the shop’s people have placed is filed under nobody', async () => {
  const { state, order } = openShop();
  await order(operator, { ...command, ...filedBy });
  expect(state.orders[0]).not.toHaveProperty('filing');
});

test('a reference that is used is refused with its order before the catalogue is read, and stores no key', async () => {
  const { state, place } = openShop();
  const { result } = await place(program, { ...command, ...filedBy });
  const again = { ...command, ...filedBy, items: [{ id: 'gone', quantity: 1, duration: 1 }], idempotency };
  const refused = await place(program, again).catch((error) => error);
  expect([refused.code, refused.orderId]).toEqual(['client_reference_used', result.id]);
  expect([state.orders.length, state.keys.size]).toEqual([1, 0]);
});

test('the slower of two orders with one reference is refused with the order of the faster', async () => {
  const { state, stores, place } = openShop();
  const { findFiled } = stores.orders;
  let looks = 0;
  // The second order finds the reference free when it first looks, as if the other were stored only then. It looks again when it is not added.
  stores.orders.findFiled = async (...wanted) => (++looks === 2 ? undefined : findFiled(...wanted));
  const { result } = await place(program, { ...command, ...filedBy });
  const refused = await place(program, { ...command, ...filedBy }).catch((error) => error);
  expect([refused.code, refused.orderId, looks]).toEqual(['client_reference_used', result.id, 3]);
  expect([state.orders.length, state.actions.length]).toEqual([1, 1]);
});
