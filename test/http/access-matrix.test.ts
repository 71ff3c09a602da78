import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { operations } from '../support/contract.ts';
import { openShop } from '../support/shop.ts';
import { MATRIX } from './access-matrix/index.ts';
import { NO_OWNER, type Owner, ROLES, type Role, type Row } from './access-matrix/rows.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { invite } from './steps/invitations.ts';
import { createProfile, savePlan } from './steps/profiles.ts';
import { paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra' } });

test('every operation of the contract has one row in the table, and every row has an operation', () => {
  expect(MATRIX.map(([operationId]) => operationId).sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('every operation of the staff asks for the permission that the contract names', () => {
  const declared = allOperations(readContract({ withSandbox: true })).map(({ operationId, 'x-permission': permission }) => [
    operationId,
    permission,
  ]);
  const tested = MATRIX.map(([operationId, { permission }]) => [operationId, permission]);
  expect(Object.fromEntries(tested)).toEqual(Object.fromEntries(declared));
});

const reads = new Set(operations.filter(({ method }) => method === 'get').map(({ id }) => id));

describe.each(ROLES)('asked by the %s', (role) => {
  const refusals = MATRIX.filter(([, { expected }]) => expected[role] >= 400);
  const successes = MATRIX.filter(([, { expected }]) => expected[role] < 400);
  /** By whether the owner is bare: one owner has all that there is to see, the other nothing. Refusals must leave both as they are. */
  const meetings = new Map<boolean, Meeting>();
  beforeAll(async () => {
    for (const isBare of [false, true]) meetings.set(isBare, await meet(role, isBare));
  });

  const statuses = new Map<Row, number>();
  /** The status that a refused operation answers. Each is sent once, by whichever test needs it first. */
  const statusOf = async (row: Row) => {
    const status = statuses.get(row) ?? (await ask(row, meetings.get(row.isBare ?? false))).statusCode;
    statuses.set(row, status);
    return status;
  };

  test.each(refusals)('%s refuses with the status of the table', async (_, row) => {
    expect(await statusOf(row)).toBe(row.expected[role]);
  });

  test('all that is refused changes nothing that the owners have', async () => {
    for (const [, row] of refusals) await statusOf(row);
    for (const { customer, before } of meetings.values()) expect(await belongings(customer)).toEqual(before);
  });

  // Reads and what is harmless change nothing that matters, so all that one role sends are about one owner.
  test.each(successes)('%s answers with the status of the table', async (operation, row) => {
    const isShared = row.isHarmless || reads.has(operation);
    const meeting = isShared ? meetings.get(row.isBare ?? false) : await meet(role, row.isBare ?? false);
    expect((await ask(row, meeting)).statusCode).toBe(row.expected[role]);
  });
});

/** Somebody in a role, and the owner about whom they ask. */
interface Meeting {
  readonly owner: Owner;
  readonly customer: Customer;
  /** The session of the one who asks about the owner. */
  readonly cookie: string;
  /** What the owner had before anything was asked. */
  readonly before: Awaited<ReturnType<typeof belongings>>;
}

async function meet(role: Role, isBare: boolean): Promise<Meeting> {
  const { owner, customer } = await newOwner(isBare);
  const cookie = await cookieOf(role, customer);
  return { owner, customer, cookie, before: await belongings(customer) };
}

function ask(row: Row, meeting: Meeting | undefined) {
  if (!meeting) throw new Error('Nobody was met');
  const { owner, cookie } = meeting;
  const request = row.ask(owner);
  return shop.request({ ...request, headers: { ...request.headers, ...(cookie ? { cookie } : {}) } });
}

/** The cookie of somebody in a role; a guest has none. */
async function cookieOf(role: Role, owner: Customer): Promise<string> {
  if (role === 'guest') return '';
  if (role === 'owner') return owner.cookie;
  if (role === 'halfway') return (await signInStaff(shop, 'administrator', { secondFactorAt: null })).cookie;
  if (role !== 'other' && role !== 'ended') return (await signInStaff(shop, role)).cookie;
  const { cookie, request } = await signIn(shop);
  if (role === 'ended') await request({ method: 'POST', url: '/api/auth/logout' });
  return cookie;
}

/** A customer with a profile, a circle, a paid order, a plan, and an order whose payment is open; a bare one has none of these. */
async function newOwner(isBare: boolean): Promise<{ owner: Owner; customer: Customer }> {
  const customer = await signIn(shop);
  const email = customer.contact;
  const { items } = (await customer.request({ url: '/api/auth/sessions' })).json<{ items: { id: string }[] }>();
  const sessionId = items[0]?.id ?? '';
  if (isBare) return { customer, owner: { ...NO_OWNER, email, sessionId } };
  await paidOrder(shop, { customerEmail: email });
  const { id: profileId } = (await createProfile(customer)).json<{ id: string }>();
  const { calendarUrl } = (await savePlan(customer)).json<{ calendarUrl: string }>();
  const calendarToken = new URL(calendarUrl).searchParams.get('token') ?? '';
  const [participantId, invitationId] = [randomUUID(), randomUUID()];
  await invite(customer, 'мама', invitationId);
  const participant = { name: 'Вера Иванова', takesPart: true };
  await customer.request({ method: 'PUT', url: `/api/participants/${participantId}`, payload: participant });
  const pending = await placeOrder(customer, { customerEmail: email });
  const payment = await stepsOf(shop).openPayment(pending, 'ETH');
  const ids = { profileId, participantId, invitationId, pendingOrderId: pending.id, paymentId: payment.id };
  return { customer, owner: { email, sessionId, calendarToken, ...ids } };
}

/** What a customer has of account, plan, orders and payments, without the time at which their session was last used. */
function belongings({ id }: Customer) {
  const queries = shop.database.queries;
  const orders = queries.selectFrom('orders').where('user_id', '=', id).orderBy('id');
  return Promise.all([
    queries.selectFrom('users').selectAll().where('id', '=', id).execute(),
    queries.selectFrom('sessions').select(['id', 'token_hash']).where('user_id', '=', id).execute(),
    queries.selectFrom('profiles').selectAll().where('user_id', '=', id).execute(),
    queries.selectFrom('plans').selectAll().where('user_id', '=', id).execute(),
    queries.selectFrom('participants').selectAll().where('user_id', '=', id).execute(),
    queries
      .selectFrom('invitations')
      .selectAll()
      .where('plan_id', 'in', queries.selectFrom('plans').select('id').where('user_id', '=', id))
      .execute(),
    orders.selectAll().execute(),
    queries.selectFrom('payments').selectAll().where('order_id', 'in', orders.select('id')).orderBy('id').execute(),
  ]);
}
