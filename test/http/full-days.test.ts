import { beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { change, postpone } from './steps/changes.ts';
import { signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');
const CAPACITY = '/api/admin/settings/day-capacity';
const DAY = '2027-03-11';
/** Half of the days of a whole ritual, for half of its price. */
const items = [{ id: 'ganesha', quantity: 1, duration: 0.5, price: 150 }];

/** A customer with one paid ritual, who chooses its day. */
async function newCustomer() {
  const customer = await signIn(shop);
  const order = await paidOrder(shop, { customerEmail: customer.contact, items, total: 150 });
  return { order, plan: (startDate: string) => savePlan(customer, { startDate }) };
}
type Buyer = Awaited<ReturnType<typeof newCustomer>>;

describe('when a day holds two rituals', () => {
  let anna: Buyer;
  /** The customer who came too late for the last place, and what the shop answered. */
  let loser: Buyer;
  let refusal: unknown;
  let former: string;
  const set = (rituals: number) => change(admin, CAPACITY, { method: 'PUT', payload: { rituals } });
  const full = (etag?: string) =>
    shop.request({ url: '/api/full-days', headers: etag === undefined ? {} : { 'if-none-match': etag } });

  beforeAll(async () => {
    expect((await admin.request({ url: CAPACITY })).json()).toEqual({ rituals: 0 });
    expect((await set(2)).json()).toEqual({ rituals: 2 });
    anna = await newCustomer();
    const vera = await newCustomer();
    const olga = await newCustomer();
    const before = await full();
    expect(before.json()).toEqual({ days: [] });
    former = String(before.headers.etag);
    expect((await anna.plan(DAY)).statusCode).toBe(200);
    const answers = await Promise.all([vera.plan(DAY), olga.plan(DAY)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    loser = answers[0].statusCode === 422 ? vera : olga;
    refusal = answers.find(({ statusCode }) => statusCode === 422)?.json();
  });

  test('of two who choose the last place of a day at once one gets it, and the other is refused with the reason', () => {
    expect(refusal).toMatchObject({ code: 'invalid_date', errors: [{ pointer: '/startDate', code: 'day_full' }] });
  });

  test('the full day is told to everybody, and not sent again to a reader who has it', async () => {
    const after = await full(former);
    expect([after.statusCode, after.json()]).toEqual([200, { days: [DAY] }]);
    expect((await full(String(after.headers.etag))).statusCode).toBe(304);
  });

  test('a customer who has a place on a full day keeps it', async () => {
    expect((await anna.plan(DAY)).statusCode).toBe(200);
  });

  test('no day can be set to hold more than a thousand rituals', async () => {
    expect((await set(1001)).statusCode).toBe(400);
  });

  test('staff choose the full day by hand, and the desk counts one more', async () => {
    expect((await postpone(admin, loser.order.id, { startDate: DAY })).statusCode).toBe(204);

    const week = (await admin.request({ url: '/api/admin/desk/week?from=2027-03-08' })).json();
    expect(week).toMatchObject({ capacity: 2 });
    const fullDays = week.days.map(({ full: isFull }: { full: boolean }) => isFull);
    expect(fullDays).toEqual([false, false, false, true, false, false, false]);
    expect(week.days[3]).toMatchObject({ day: DAY, closed: null, rituals: [{ itemId: 'ganesha', count: 3, begins: 3 }] });
    expect(week.days[4]).toMatchObject({ rituals: [{ itemId: 'ganesha', count: 3, begins: 0 }] });
    expect(week.days[2]).toMatchObject({ rituals: [] });
    const nextDay = (await admin.request({ url: '/api/admin/desk?day=2027-03-12' })).json<{ items: object[] }>();
    expect(nextDay.items).toHaveLength(3);
  });

  test('no day is full once the shop takes the limit away', async () => {
    expect((await set(0)).json()).toEqual({ rituals: 0 });
    expect((await full()).json()).toEqual({ days: [] });
    expect((await (await newCustomer()).plan(DAY)).statusCode).toBe(200);
  });
});
