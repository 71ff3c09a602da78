import { describe, expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract.ts';
import { operations } from '../support/contract.ts';
import { guestOrder } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { MATRIX } from './access-matrix/index.ts';
import { type Owner, ROLES, type Role } from './access-matrix/rows.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { paidOrder, placeOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra' } });
const met = new Map<string, ReturnType<typeof meet>>();

test('every operation of the contract has one row in the table, and every row has an operation', () => {
  expect(MATRIX.map(([operationId]) => operationId).sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('every operation of the staff asks for the permission that the contract names', () => {
  const declared = allOperations(readContract({ withSandbox: true })).map(({ operationId, ...one }) => [
    operationId,
    one['x-permission'],
  ]);
  const tested = MATRIX.map(([operationId, { permission }]) => [operationId, permission]);
  expect(Object.fromEntries(tested)).toEqual(Object.fromEntries(declared));
});

const reads = new Set(operations.filter(({ method }) => method === 'get').map(({ id }) => id));

describe.each(MATRIX)('%s', (operation, { ask, expected, isBare = false, isHarmless }) => {
  test.each(ROLES)(
    'answers the %s with the status of the table, and a refusal changes nothing that the owner has',
    async (role) => {
      const isRefused = expected[role] >= 400;
      const isShared = isHarmless || isRefused || reads.has(operation);
      const { owner, customer, cookie } = await (isShared ? shared : meet)(role, isBare);
      const before = await belongings(customer);
      const wanted = ask(owner);
      const answer = await shop.request({ ...wanted, headers: { ...wanted.headers, ...(cookie ? { cookie } : {}) } });
      expect(answer.statusCode).toBe(expected[role]);
      if (isRefused) expect(await belongings(customer)).toEqual(before);
    },
  );
});

/** An owner, and the cookie of whoever asks about the owner. */
async function meet(role: Role, isBare: boolean) {
  const { owner, customer } = await newOwner(isBare);
  return { owner, customer, cookie: await cookieOf(role, customer) };
}

/** Reads and refusals change nothing that matters, so all that one role sends are about one owner. */
function shared(role: Role, isBare: boolean): ReturnType<typeof meet> {
  const key = `${role} ${isBare}`;
  const people = met.get(key) ?? meet(role, isBare);
  met.set(key, people);
  return people;
}

async function cookieOf(role: Role, owner: Customer): Promise<string> {
  if (role === 'guest') return '';
  if (role === 'owner') return owner.cookie;
  if (role === 'halfway') return (await signInStaff(shop, 'administrator', { secondFactorAt: null })).cookie;
  if (role !== 'other' && role !== 'ended') return (await signInStaff(shop, role)).cookie;
  const { cookie, request } = await signIn(shop);
  if (role === 'ended') await request({ method: 'POST', url: '/api/auth/logout' });
  return cookie;
}

/** A customer with a profile, a paid order, a plan, and an order whose payment is open. */
async function newOwner(isBare: boolean): Promise<{ owner: Owner; customer: Customer }> {
  const customer = await signIn(shop);
  const email = customer.contact;
  const { items } = (await customer.request({ url: '/api/auth/sessions' })).json<{ items: { id: string }[] }>();
  const sessionId = items[0]?.id ?? '';
  if (isBare) {
    return { customer, owner: { email, sessionId, profileId: '', calendarToken: '', pendingOrderId: '', paymentId: '' } };
  }
  await paidOrder(shop, { customerEmail: email });
  const post = async <Body>(url: string, payload: object) =>
    (await customer.request({ method: 'POST', url, payload })).json<Body>();
  const profile = await post<{ id: string }>('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова' });
  const wishes = { startDate: '2027-01-15', specialWishes: 'О семье', participants: '' };
  const plan = await post<{ calendarUrl: string }>('/api/ritual-plans', { ...wishes, customerEmail: email });
  const pending = await placeOrder(customer, { customerEmail: email });
  const amount = { orderId: pending.id, currency: 'ETH', amountUsd: guestOrder.total };
  const payment = await post<{ id: string }>('/api/crypto/payment', amount);
  const calendarToken = new URL(plan.calendarUrl).searchParams.get('token') ?? '';
  const owner = { email, sessionId, profileId: profile.id, calendarToken, pendingOrderId: pending.id, paymentId: payment.id };
  return { owner, customer };
}

/** All rows about a customer, without the time at which their session was last used. */
function belongings({ id }: Customer) {
  const queries = shop.database.queries();
  return Promise.all([
    queries.selectFrom('users').selectAll().where('id', '=', id).execute(),
    queries.selectFrom('sessions').select(['id', 'token_hash']).where('user_id', '=', id).execute(),
    queries.selectFrom('profiles').selectAll().where('user_id', '=', id).execute(),
    queries.selectFrom('plans').selectAll().where('user_id', '=', id).execute(),
    queries.selectFrom('orders').selectAll().where('user_id', '=', id).orderBy('id').execute(),
  ]);
}
