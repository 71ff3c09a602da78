import { beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { postpone } from './steps/changes.ts';
import { signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');
const CLOSED = '/api/admin/settings/closed-days';
const entry = { from: '2027-03-10', to: '2027-03-12', reason: 'Храм закрыт', reason_en: 'The temple is closed' };

const closed = () => admin.request({ url: CLOSED });
const close = (etag: unknown) =>
  admin.request({ method: 'PUT', url: CLOSED, payload: { items: [entry] }, headers: { 'if-match': String(etag) } });
const read = (etag?: string) =>
  shop.request({ url: '/api/closed-days', headers: etag === undefined ? {} : { 'if-none-match': etag } });

/** A customer whose rituals are paid, and what chooses their first day. */
async function newCustomer() {
  const customer = await signIn(shop);
  const { id } = await paidOrder(shop, { customerEmail: customer.contact });
  return { id, plan: (startDate: string) => savePlan(customer, { startDate }) };
}

describe('days that an administrator has closed after a customer had chosen them', () => {
  let anna: Awaited<ReturnType<typeof newCustomer>>;
  /** How many rituals Anna's plan has on the closed days. */
  let planned: number;
  /** The mark of the list that a reader had before. */
  let former: string;
  /** How the two were answered who closed the days at once. */
  let statuses: number[];
  beforeAll(async () => {
    anna = await newCustomer();
    planned = (await anna.plan('2027-03-11')).json<{ rituals: object[] }>().rituals.length;

    const before = await read();
    const opened = await closed();
    expect([before.json(), opened.json()]).toEqual([{ items: [] }, { items: [] }]);
    former = String(before.headers.etag);
    const warning = await admin.request({ url: `${CLOSED}/planned?from=${entry.from}&to=${entry.to}` });
    expect(warning.json()).toEqual({ planned });
    const answers = await Promise.all([close(opened.headers.etag), close(opened.headers.etag)]);
    statuses = answers.map(({ statusCode }) => statusCode).sort();
  });

  test('of two who close days at once one is refused', () => {
    expect(statuses).toEqual([200, 412]);
  });

  test('closed days are listed with what is planned on them', async () => {
    expect((await closed()).json()).toEqual({ items: [{ ...entry, planned }] });
  });

  test('closed days are told to everybody, and not sent again to a reader who has them', async () => {
    const after = await read(former);
    expect([after.statusCode, after.json()]).toEqual([200, { items: [entry] }]);
    expect((await read(String(after.headers.etag))).statusCode).toBe(304);
  });

  test('closed days are refused to customers with their reason', async () => {
    expect((await anna.plan('2027-03-12')).json()).toMatchObject({
      code: 'invalid_date',
      errors: [{ pointer: '/startDate', code: 'closed_day', detail: expect.stringContaining('The temple is closed') }],
    });
  });

  test('closed days stay for what was planned on them, which the desk points out', async () => {
    expect((await anna.plan('2027-03-11')).statusCode).toBe(200);
    const desk = (await admin.request({ url: '/api/admin/desk?day=2027-03-11' })).json();
    expect(desk.closed).toEqual(entry);
    const { rituals } = desk.items.find(({ id }: { id: string }) => id === anna.id);
    expect(rituals.map(({ beginsClosed }: { beginsClosed: boolean }) => beginsClosed)).toEqual(Array(planned).fill(true));
  });

  test('closed days are recorded once, although two tried to close them', async () => {
    const log = shop.database.queries.selectFrom('staff_actions').select(['before', 'after']);
    const actions = await log.where('action', '=', 'settings.closed_days_changed').execute();
    expect(actions).toMatchObject([{ before: { days: [] }, after: { days: [{ from: '2027-03-10', to: '2027-03-12' }] } }]);
  });

  test('closed days are open to staff, who choose the days of an order by hand', async () => {
    const move = (startDate: string) => postpone(admin, anna.id, { startDate });
    expect((await move('2027-03-10')).statusCode).toBe(204);
    expect((await closed()).json()).toMatchObject({ items: [{ planned }] });
    expect((await move('2027-03-13')).statusCode).toBe(204);
    expect((await closed()).json()).toMatchObject({ items: [{ planned: 0 }] });
    // Back to the day of the other tests.
    expect((await move('2027-03-11')).statusCode).toBe(204);
  });
});
