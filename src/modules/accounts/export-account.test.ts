import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createDeleteAccount } from './delete-account.ts';
import { createExportAccount } from './export-account.ts';
import type { PersonalData } from './ports.ts';
import {
  aCardPayment,
  aClaim,
  aConsultation,
  aMessage,
  anna,
  createAccountsMemory,
  manyOrders,
} from './testing/memory-accounts.ts';

function setUp(contents: Parameters<typeof createAccountsMemory>[0] = {}) {
  const { clock, pass } = createTestClock();
  const memory = createAccountsMemory(contents);
  const exportAccount = createExportAccount({ personalData: memory.personalData, clock });
  /** What modules keep, for a test to replace. */
  const data: PersonalData = memory.personalData;
  return { ...memory, data, clock, pass, exportAccount };
}

async function rowsOf<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

test('the export holds the user, and every order once with its own payments', async () => {
  const contents = { orders: manyOrders(3), payments: [aPayment({ orderId: 'order 2' })], cards: [aCardPayment('order 1')] };
  const { exportAccount, clock } = setUp(contents);
  const exported = await exportAccount(userCaller());
  expect(exported).toMatchObject({ user: anna, exportedAt: clock() });
  const orders = await rowsOf(exported.orders);
  expect(orders.map(({ order, payments, cards }) => [order.id, payments.length, cards.length])).toEqual([
    ['order 0', 0, 0],
    ['order 1', 0, 1],
    ['order 2', 1, 0],
  ]);
});

test('each order is exported with what every module keeps of it, and with nothing of another', async () => {
  const { exportAccount, data } = setUp({ orders: manyOrders(2) });
  const rows = [{ orderId: 'order 1' }] as never;
  for (const keeper of ['reports', 'certificates', 'rites', 'readings', 'sankalpaAnswers', 'postponementAsks'] as const)
    data[keeper].ofOrders = async () => rows;
  data.afterwards.ofOrders = async () => ({ reminders: rows, feedback: rows });
  data.money.ofOrders = async () => ({ refunds: rows, asks: rows, hands: rows, failuresOpen: new Set() });
  const [first, second] = await rowsOf((await exportAccount(userCaller())).orders);
  const lists = [
    'refunds',
    'asks',
    'hands',
    'reports',
    'certificates',
    'rite',
    'readings',
    'sankalpaAnswers',
    'postponementAsks',
  ];
  for (const list of lists) {
    expect(first).toHaveProperty(list, []);
    expect(second).toHaveProperty(list, rows);
  }
  expect(first).toMatchObject({ yearReminder: undefined, feedback: undefined });
  expect(second).toMatchObject({ yearReminder: rows[0], feedback: rows[0] });
});

test('the export holds the profile, the circle and the corrected readings of names', async () => {
  const { exportAccount, data } = setUp();
  data.profiles.ofUser = async () => 'the profile' as never;
  data.plans.circleOf = async () => ['the circle'] as never;
  data.spellings.ofUser = async () => ['the readings'] as never;
  const { profile, circle, spellings } = await exportAccount(userCaller());
  expect([profile, await rowsOf(circle), await rowsOf(spellings)]).toEqual(['the profile', ['the circle'], ['the readings']]);
});

test('the export holds the plan and the invitations into it, if there is one', async () => {
  const { exportAccount, data } = setUp();
  data.plans.invitationsOf = async (planId) => (planId === 'plan' ? ['the invitations'] : []) as never;
  const withoutPlan = await exportAccount(userCaller());
  expect([withoutPlan.plan, await rowsOf(withoutPlan.invitations)]).toEqual([undefined, []]);
  data.plans.ofUser = async () => ({ id: 'plan' }) as never;
  const { plan, invitations } = await exportAccount(userCaller());
  expect([plan, await rowsOf(invitations)]).toEqual([{ id: 'plan' }, ['the invitations']]);
});

test('the export holds what the staff wrote of the user, and not who wrote it', async () => {
  const { exportAccount, data } = setUp();
  const at = anna.createdAt;
  data.clientNotes.ofClient = async () => [{ id: 'note', clientId: 'anna', authorId: 'olga', at, text: 'Звонить' }];
  expect(await rowsOf((await exportAccount(userCaller())).notes)).toEqual([{ at, text: 'Звонить' }]);
});

test('long lists are read in pages, and each page only once the reader asks for it', async () => {
  const many = manyOrders(PAGE_SIZE + 1).map(({ id }) => id);
  const { exportAccount, state } = setUp({
    orders: manyOrders(2 * PAGE_SIZE + 7),
    messages: many.map((id) => aMessage(id)),
    consultations: many.map((id) => aConsultation(id)),
  });
  const { orders, messages, consultations } = await exportAccount(userCaller());
  expect(state.pageSizes).toEqual([]);
  const taken: number[] = [];
  for await (const page of orders) {
    taken.push(page.length);
    expect(state.pageSizes).toEqual(taken);
  }
  expect(taken).toEqual([PAGE_SIZE, PAGE_SIZE, 7]);
  expect((await rowsOf(messages)).map(({ id }) => id)).toEqual(many);
  expect((await rowsOf(consultations)).map(({ id }) => id)).toEqual(many);
  expect(state.pageSizes.slice(taken.length)).toEqual([PAGE_SIZE, 1, PAGE_SIZE, 1]);
});

test('an export during which the account is deleted breaks off: it never ends as if it were complete', async () => {
  const { exportAccount, transact, clock } = setUp({ orders: manyOrders(PAGE_SIZE + 1) });
  const { orders, sessions } = await exportAccount(userCaller());
  await createDeleteAccount({ transact, clock, makeClaim: aClaim })(userCaller());
  await expect(rowsOf(orders)).rejects.toEqual(refusal('not_signed_in'));
  await expect(rowsOf(sessions)).rejects.toEqual(refusal('not_signed_in'));
});

test('only a user who signed in within the last hour and still has an account gets an export', async () => {
  const { exportAccount, pass } = setUp();
  await expect(exportAccount(userCaller({ userId: 'gone' }))).rejects.toEqual(refusal('not_signed_in'));
  pass(3601);
  await expect(exportAccount(userCaller())).rejects.toEqual(refusal('fresh_login_required'));
});
