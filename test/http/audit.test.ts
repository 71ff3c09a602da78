import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { placeOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');
const other = await signInStaff(shop, 'administrator');

interface Row {
  id: string;
  action: string;
  person: { id: string; email: string };
  subject: { kind: string; id: string; number?: number };
  after: unknown;
}
const read = async (search: string) => {
  const answer = await admin.request({ url: `/api/admin/audit?${search}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Row[]; nextCursor: string | null }>();
};
const actionsOf = async (search: string) => (await read(search)).items.map(({ action }) => action);

async function record(staff: { id: string }, action: string, at: string, subjectId = 'a', after: object = { text: action }) {
  const act = { action, subject: { kind: 'order', id: subjectId }, before: null, after: { ...after }, at: new Date(at) };
  await shop.database.transact(({ audit }) => audit.record({ userId: staff.id, role: 'administrator', partner: null }, act));
}

test('the log of the staff is read newest first, by pages, and by person, area, subject and days of the shop', async () => {
  await record(admin, 'order.noted', '2026-11-01T20:30:00Z');
  await record(admin, 'order.cancelled', '2026-11-01T21:30:00Z', 'b');
  await record(other, 'ritual.begun', '2026-11-02T21:30:00Z');

  expect(await actionsOf('')).toEqual(['ritual.begun', 'order.cancelled', 'order.noted']);
  expect(await actionsOf(`person=${other.id}`)).toEqual(['ritual.begun']);
  expect(await actionsOf('area=order')).toEqual(['order.cancelled', 'order.noted']);
  expect(await actionsOf('subjectKind=order&subjectId=b')).toEqual(['order.cancelled']);
  // In Moscow, three hours ahead of UTC, the second action is of 2 November and the third of 3 November.
  expect(await actionsOf('from=2026-11-02&to=2026-11-02')).toEqual(['order.cancelled']);
  expect((await read('area=ritual')).items[0]).toMatchObject({
    person: { email: other.contact },
    after: { text: 'ritual.begun' },
  });

  const first = await read('limit=2');
  expect(first.items.map(({ action }) => action)).toEqual(['ritual.begun', 'order.cancelled']);
  expect(await actionsOf(`limit=2&cursor=${first.nextCursor}`)).toEqual(['order.noted']);
});

test('the log refuses a day that the calendar does not have', async () => {
  expect((await admin.request({ url: '/api/admin/audit?from=2026-02-31' })).statusCode).toBe(400);
});

test('the log is found by words of its fields, its actions and ids, whatever signs are typed beside them', async () => {
  await record(other, 'order.declined', '2026-11-04T10:00:00Z');
  const typed = { text: 'Передумала ЁЛКА', email: 'anna@example.com' };
  await record(admin, 'order.cancelled', '2026-11-05T10:00:00Z', 'c', typed);
  const search = async (words: string) => (await read(`q=${encodeURIComponent(words)}`)).items.length;
  for (const words of ['передумала', 'ПЕРЕДУМ ёлка', 'anna@example.com', '"anna@example.com"', 'anna', "передумала '&|!():*<>\\"])
    expect(await search(words), words).toBe(1);
  for (const words of ['передумал нет', 'boris@example.com']) expect(await search(words), words).toBe(0);
  expect(await search("'&|!():*")).toBe((await read('')).items.length);
  expect(await search('order.declined')).toBe(1);
});

test('an id and a date are found in the log, whole and by their beginnings, also where parts of them look like numbers', async () => {
  const id = '6b3a9e6b-c361-4ac8-8019-161b548eda67';
  await record(other, 'order.noted', '2026-11-07T10:00:00Z', id);
  await record(admin, 'order.postponed', '2026-11-08T10:00:00Z', 'd', { startDate: '2027-03-08' });
  const found = (typed: string) => actionsOf(`q=${encodeURIComponent(typed)}`);
  for (const typed of [id, id.toUpperCase(), id.slice(0, 16), id.slice(0, 8)])
    expect(await found(typed), typed).toEqual(['order.noted']);
  for (const typed of ['2027-03-08', '2027-03', '2027-03-0']) expect(await found(typed), typed).toEqual(['order.postponed']);
  for (const typed of ['2027-04-08', id.replace('161', '162')]) expect(await found(typed), typed).toEqual([]);
});

test('an order stands in the log by its number, and is found by it as it was typed', async () => {
  const { id, number } = await placeOrder(shop);
  await record(admin, 'order.noted', '2026-11-06T10:00:00Z', id);
  const found = async (typed: string) => (await read(`q=${encodeURIComponent(typed)}`)).items;
  for (const typed of [`${number}`, `№ ${number}`, `Order No. ${number}`])
    expect(await found(typed), typed).toMatchObject([{ action: 'order.noted', subject: { kind: 'order', id, number } }]);
  expect(await found(`${number + 1}`)).toEqual([]);
});

test('of what is no order the log says no number', async () => {
  await record(admin, 'order.noted', '2026-11-06T11:00:00Z', 'no-order');
  const { items } = await read('subjectKind=order&subjectId=no-order');
  expect(items.map(({ subject }) => subject)).toEqual([{ kind: 'order', id: 'no-order' }]);
});
