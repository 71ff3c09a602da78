import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { KEPT_DAYS } from '#modules/orders/index.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { BEFORE_PLANS, openShop, testClock } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { INVITED_CONSENT, inviteByLink } from './steps/invitations.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { setStatus } from './steps/records.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass, set } = testClock();
const shop = await openShop({ overrides: { clock } });
// Tests let days pass; the next test begins at the same instant.
afterEach(() => set(BEFORE_PLANS));

const DAY = 24 * 3600;
const post = (action: string, payload: object) => shop.request({ method: 'POST', url: `/api/invitations/${action}`, payload });
const deleteAccount = (customer: Customer, query = '') => customer.request({ method: 'DELETE', url: `/api/account${query}` });

/** The names that a priest who has just signed in reads at the desk for an order. */
async function readAtDesk(id: string): Promise<string> {
  const priest = await signInStaff(shop, 'priest', { secondFactorAt: clock() });
  return (await priest.request({ url: `/api/admin/desk/${id}/spellings` })).payload;
}

/** A plan with somebody who has accepted, by a personal link, and somebody who has not answered yet, with a link that is open. */
async function planned(name: string, other = 'Зимородков') {
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { customerEmail: anna.contact });
  await savePlan(anna, { startDate: '2028-01-15', specialWishes: 'Мир в доме', participants: `Пётр ${other} 11.07.1985` });
  const personalData = { name, birthDate: '19.11.1958', gotra: `${name}-готра`, ...INVITED_CONSENT };
  const accepted = await post('accept', { token: await inviteByLink(anna, 'мама'), ...personalData });
  return { anna, id, personalToken: accepted.json<{ token: string }>().token, openToken: await inviteByLink(anna, 'дядя') };
}

/** An order whose rituals have been performed and reported. */
async function complete(id: string) {
  const queries = shop.database.queries;
  await setStatus(shop, id, 'completed');
  await queries.updateTable('order_items').set({ begun_at: clock(), performed_at: clock() }).where('order_id', '=', id).execute();
}

test('a plan that outlives its account keeps its invited persons with their links until 30 days after its last ritual', async () => {
  const { anna, id, personalToken, openToken } = await planned('Поморникова Вера');
  expect((await deleteAccount(anna, '?paidRituals=perform')).statusCode).toBe(204);
  expect(await readAtDesk(id)).toContain('Поморникова Вера');
  expect((await post('look', { token: personalToken })).json()).toMatchObject({
    mayWithdraw: true,
    person: { name: 'Поморникова Вера' },
    rituals: [{ startDate: '2028-01-15' }, {}, {}],
  });
  expect((await post('look', { token: openToken })).statusCode).toBe(200);
  await complete(id);
  pass((KEPT_DAYS - 1) * DAY);
  await shop.eraseClosedAccounts();
  expect((await post('look', { token: personalToken })).statusCode).toBe(200);
  pass(2 * DAY);
  await shop.eraseClosedAccounts();
  expect(await dumpTables(shop)).not.toMatch(/Поморникова|Зимородков/);
  for (const token of [personalToken, openToken]) expect((await post('look', { token })).statusCode).toBe(404);
});

test('an invited person is forgotten 30 days after the last fact about what they agreed to, and not before it is over', async () => {
  const { anna, id, personalToken } = await planned('Гагарина Вера', 'Чистиков');
  // What is ordered after their word is not theirs.
  pass(DAY);
  await paidOrder(shop, { customerEmail: anna.contact });
  const forgetAfter = async (days: number) => {
    pass(days * DAY);
    await shop.forget();
    return (await post('look', { token: personalToken })).statusCode;
  };
  expect(await forgetAfter(40)).toBe(200);
  await complete(id);
  const change = { id: randomUUID(), order_id: id, from_status: 'ready', to_status: 'completed', at: clock() } as const;
  await shop.database.queries
    .insertInto('order_history')
    .values({ ...change, actor_kind: 'staff', reason: 'reported' })
    .execute();
  expect(await forgetAfter(29)).toBe(200);
  expect(await forgetAfter(2)).toBe(404);
  const tables = await dumpTables(shop);
  expect(tables).not.toContain('Гагарина');
  // The plan, which another ritual needs, stays.
  expect(tables).toContain('Чистиков');
});

test('the address of somebody who never answered goes 30 days after the link has ended', async () => {
  const { anna } = await planned('Куликова Вера');
  const url = `/api/participants/invitations/${randomUUID()}`;
  const payload = { label: 'дядя', note: '', email: 'sviyaz@example.com', language: 'ru' };
  expect((await anna.request({ method: 'PUT', url, payload })).statusCode).toBe(200);
  const emails = async () =>
    (await shop.database.queries.selectFrom('invitations').select('email').where('email', '<>', '').execute()).length;
  const leftAfter = async (days: number) => {
    pass(days * DAY);
    await shop.forget();
    return emails();
  };
  // The link is open for fourteen days.
  expect(await leftAfter(43)).toBe(1);
  expect(await leftAfter(2)).toBe(0);
});

test('an invited person takes back their word also when the account is gone, and nothing of them is left', async () => {
  const { anna, id, personalToken } = await planned('Глупышева Вера');
  await deleteAccount(anna, '?paidRituals=perform');
  expect((await post('decline', { token: personalToken })).statusCode).toBe(204);
  expect(await readAtDesk(id)).not.toContain('Глупышева');
  expect(await dumpTables(shop)).not.toContain('Глупышева');
});

test('the copy of all data holds nothing that the invited gave, and deleting an account to which nothing is owed erases them', async () => {
  const { anna, id, personalToken } = await planned('Кайрова Вера', 'Бакланов');
  const url = '/api/account/export';
  const copy = (await anna.request({ url })).json<{ invited: object[]; plan: object }>();
  expect(copy.plan).toMatchObject({ participants: 'Пётр Бакланов 11.07.1985' });
  expect(copy.invited).toMatchObject([
    { number: 1, state: 'ready', label: 'мама' },
    { number: 2, state: 'invited', label: 'дядя' },
  ]);
  expect(JSON.stringify(copy)).not.toMatch(/Кайров|19\.11\.1958/);
  await complete(id);
  expect((await deleteAccount(anna)).statusCode).toBe(204);
  expect(await dumpTables(shop)).not.toMatch(/Кайрова|Бакланов/);
  expect((await post('look', { token: personalToken })).statusCode).toBe(404);
});
