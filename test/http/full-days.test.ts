import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const CAPACITY = '/api/admin/settings/day-capacity';
const items = [{ id: 'ganesha', quantity: 1, duration: 0.5, price: 300 }];

/** A customer with one paid ritual, who chooses its day. */
async function newCustomer() {
  const customer = await signIn(shop);
  const order = await paidOrder(shop, { customerEmail: customer.contact, items: oneItem, total: 150 });
  const plan = (startDate: string) =>
    customer.request({
      method: 'POST',
      url: '/api/ritual-plans',
      payload: { customerEmail: customer.contact, startDate, specialWishes: 'О здоровье', participants: '' },
    });
  return { order, plan };
}
const oneItem = items.map((item) => ({ ...item, price: 150 }));

test('a full day is shown, and refused to customers with its reason; the last place goes to one of two, and staff choose the day by hand', async () => {
  const admin = await signInStaff(shop, 'administrator');
  const set = async (rituals: number) => {
    const { headers } = await admin.request({ url: CAPACITY });
    return admin.request({ method: 'PUT', url: CAPACITY, payload: { rituals }, headers: { 'if-match': String(headers.etag) } });
  };
  const full = async (etag?: string) =>
    shop.request({ url: '/api/full-days', headers: etag === undefined ? {} : { 'if-none-match': etag } });
  expect((await admin.request({ url: CAPACITY })).json()).toEqual({ rituals: 0 });
  expect((await set(1001)).statusCode).toBe(400);
  expect((await set(2)).json()).toEqual({ rituals: 2 });

  const anna = await newCustomer();
  const vera = await newCustomer();
  const olga = await newCustomer();
  const before = await full();
  expect(before.json()).toEqual({ days: [] });
  expect((await anna.plan('2027-03-11')).statusCode).toBe(200);
  const answers = await Promise.all([vera, olga].map(({ plan }) => plan('2027-03-11')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
    code: 'invalid_date',
    errors: [{ pointer: '/startDate', code: 'day_full' }],
  });
  const after = await full(String(before.headers.etag));
  expect([after.statusCode, after.json()]).toEqual([200, { days: ['2027-03-11'] }]);
  expect((await full(String(after.headers.etag))).statusCode).toBe(304);
  // Who has a place keeps it.
  expect((await anna.plan('2027-03-11')).statusCode).toBe(200);

  const loser = answers[0]?.statusCode === 422 ? vera : olga;
  const url = `/api/admin/orders/${loser.order.id}`;
  const { headers } = await admin.request({ url });
  const byHand = await admin.request({
    method: 'POST',
    url: `${url}/postponement`,
    headers: { 'if-match': String(headers.etag) },
    payload: { startDate: '2027-03-11', reason: 'Праздник', noteId: randomUUID() },
  });
  expect(byHand.statusCode).toBe(204);

  const week = (await admin.request({ url: '/api/admin/desk/week?from=2027-03-08' })).json();
  expect(week).toMatchObject({ capacity: 2 });
  expect(week.days.map(({ full: isFull }: { full: boolean }) => isFull)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(week.days[3]).toMatchObject({ day: '2027-03-11', closed: null, rituals: [{ itemId: 'ganesha', count: 3, begins: 3 }] });
  expect(week.days[4]).toMatchObject({ rituals: [{ itemId: 'ganesha', count: 3, begins: 0 }] });
  expect(week.days[2]).toMatchObject({ rituals: [] });
  const day = (await admin.request({ url: '/api/admin/desk?day=2027-03-12' })).json<{ items: object[] }>();
  expect(day.items).toHaveLength(3);

  expect((await set(0)).json()).toEqual({ rituals: 0 });
  expect((await full()).json()).toEqual({ days: [] });
  expect((await (await newCustomer()).plan('2027-03-11')).statusCode).toBe(200);
});
