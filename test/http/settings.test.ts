import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const CLOSED = '/api/admin/settings/closed-days';
const entry = { from: '2027-03-10', to: '2027-03-12', reason: 'Храм закрыт', reason_en: 'The temple is closed' };

test('a closed day is refused with its reason, but for staff who choose it by hand; what was planned stays, and is pointed out', async () => {
  const admin = await signInStaff(shop, 'administrator');
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { customerEmail: anna.contact });
  const plan = (startDate: string) =>
    anna.request({
      method: 'POST',
      url: '/api/ritual-plans',
      payload: { customerEmail: anna.contact, startDate, specialWishes: 'О здоровье', participants: '' },
    });
  const close = (etag: unknown, items: object[]) =>
    admin.request({ method: 'PUT', url: CLOSED, payload: { items }, headers: { 'if-match': String(etag) } });
  const read = (etag?: string) =>
    shop.request({ url: '/api/closed-days', headers: etag === undefined ? {} : { 'if-none-match': etag } });
  expect((await plan('2027-03-11')).statusCode).toBe(200);
  const { rituals } = (await plan('2027-03-11')).json<{ rituals: object[] }>();

  const before = await read();
  const opened = await admin.request({ url: CLOSED });
  expect([before.json(), opened.json()]).toEqual([{ items: [] }, { items: [] }]);
  const planned = await admin.request({ url: `${CLOSED}/planned?from=${entry.from}&to=${entry.to}` });
  expect(planned.json()).toEqual({ planned: rituals.length });
  const answers = await Promise.all([1, 2].map(() => close(opened.headers.etag, [entry])));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  expect((await admin.request({ url: CLOSED })).json()).toEqual({ items: [{ ...entry, planned: rituals.length }] });

  const after = await read(String(before.headers.etag));
  expect([after.statusCode, after.json()]).toEqual([200, { items: [entry] }]);
  expect((await read(String(after.headers.etag))).statusCode).toBe(304);

  const refused = await plan('2027-03-12');
  const error = {
    code: 'invalid_date',
    errors: [{ pointer: '/startDate', code: 'closed_day', detail: expect.stringContaining('The temple is closed') }],
  };
  expect(refused.json()).toMatchObject(error);
  expect((await plan('2027-03-11')).statusCode).toBe(200);

  const order = `/api/admin/orders/${id}`;
  const postpone = async (startDate: string) =>
    admin.request({
      method: 'POST',
      url: `${order}/postponement`,
      payload: { startDate, reason: 'Праздник', noteId: randomUUID() },
      headers: { 'if-match': String((await admin.request({ url: order })).headers.etag) },
    });
  const desk = (await admin.request({ url: '/api/admin/desk?day=2027-03-11' })).json();
  expect(desk.closed).toEqual(entry);
  const ours = desk.items.find((item: { id: string }) => item.id === id);
  expect(ours.rituals.map(({ beginsClosed }: { beginsClosed: boolean }) => beginsClosed)).toEqual(rituals.map(() => true));
  expect((await postpone('2027-03-10')).statusCode).toBe(204);
  expect((await postpone('2027-03-13')).statusCode).toBe(204);
  expect((await admin.request({ url: CLOSED })).json()).toMatchObject({ items: [{ planned: 0 }] });

  const log = shop.database.queries().selectFrom('staff_actions').select(['before', 'after']);
  const actions = await log.where('action', '=', 'settings.closed_days_changed').execute();
  expect(actions).toMatchObject([{ before: { days: [] }, after: { days: [{ from: '2027-03-10', to: '2027-03-12' }] } }]);
});
