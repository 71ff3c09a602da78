import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');
const other = await signInStaff(shop, 'administrator');

interface Row {
  id: string;
  action: string;
  person: { id: string; email: string };
  after: unknown;
}
const read = async (search: string) => {
  const answer = await admin.request({ url: `/api/admin/audit?${search}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Row[]; nextCursor: string | null }>();
};
const actionsOf = async (search: string) => (await read(search)).items.map(({ action }) => action);

async function record(staff: { id: string }, action: string, at: string, subjectId = 'a') {
  const subject = { kind: 'order', id: subjectId };
  const act = { action, subject, before: null, after: { text: action }, at: new Date(at) };
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
  const bad = await admin.request({ url: '/api/admin/audit?from=2026-02-31' });
  expect(bad.statusCode).toBe(400);
});
