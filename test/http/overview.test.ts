import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { addDays } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { oneRitual } from '../support/orders.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { readAs } from './steps/pages.ts';
import { savePlan } from './steps/profiles.ts';
import { type Order, paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

/** A shop without orders, and an administrator who reads its overview. */
async function newShop() {
  const shop = await openShop();
  const admin = await signInStaff(shop, 'administrator');
  const read = (step: string) => readAs<components['schemas']['Overview']>(admin, `/api/admin/overview?step=${step}`);
  return { shop, admin, read };
}

const sold = await newShop();
const waited = await newShop();

test('the overview adds up with the ledger, what came less what went back, and says when it does not', async () => {
  const { shop, read } = sold;
  const paid = await paidOrder(shop);
  await stepsOf(shop).placeOrder();
  expect(await read('day')).toMatchObject({
    agrees: true,
    orders: 1,
    gross: paid.total,
    refunded: 0,
    net: paid.total,
    average: paid.total,
    placedOrders: 2,
    becamePaid: 1,
    timeZone: 'Europe/Moscow',
    states: expect.arrayContaining([{ status: 'paid', orders: 1 }]),
  });

  await giveBack(shop, paid, 'confirmed');
  await giveBack(shop, paid, 'requested');
  for (const step of ['day', 'week', 'month']) {
    const { steps, ...sums } = await read(step);
    expect(sums).toMatchObject({ agrees: true, gross: paid.total, refunded: 10.5, net: paid.total - 10.5 });
    expect(steps.at(-1)).toMatchObject({ orders: 1, gross: paid.total, refunded: 10.5 });
  }

  // What no use case does: an order whose total is not what the ledger says.
  const wrong = { total_cents: paid.total * 100 + 1 };
  await shop.database.queries.updateTable('orders').set(wrong).where('id', '=', paid.id).execute();
  expect((await read('day')).agrees).toBe(false);
  const right = { total_cents: Math.round(paid.total * 100) };
  await shop.database.queries.updateTable('orders').set(right).where('id', '=', paid.id).execute();
});

/** A refund of 10.50 $ as the ledger and the table tell it. */
async function giveBack(shop: TestShop, { id: orderId, createdAt }: Order, state: 'requested' | 'confirmed'): Promise<void> {
  const refundId = randomUUID();
  const at = new Date(createdAt);
  const fact = { orderId, paymentId: null, gateway: 'by hand', at };
  await shop.database.transact(async ({ payments }) => {
    await payments.record({ ...fact, kind: 'refund_requested', data: { refundId, amountCents: 1050, sourceKind: 'hand' } });
    if (state === 'confirmed') await payments.record({ ...fact, kind: 'refund_confirmed', data: { refundId, by: 'olga' } });
  });
  const row = { id: refundId, order_id: orderId, source_kind: 'hand' as const, source_id: randomUUID(), gateway: 'by hand' };
  const confirmed =
    state === 'confirmed' ? { reference: 'R1', sent_by: 'ira', sent_at: at, confirmed_by: 'olga', confirmed_at: at } : {};
  await shop.database.queries
    .insertInto('refunds')
    .values({ ...row, state, amount_usd_cents: 1050, reason: 'test', requested_by: 'ira', requested_at: at, ...confirmed })
    .execute();
}

/** One of each that waits for a person. */
async function letAllWait({ shop, admin }: typeof waited) {
  const steps = stepsOf(shop);
  const twice = await steps.placeOrder();
  const payments = [await steps.openPayment(twice), await steps.openPayment(twice, 'ETH')];
  for (const { id } of payments) await steps.transfer(id);
  const byCard = await steps.placeOrder({ paymentMethod: 'card' });
  await steps.post('/api/card/payment', { orderId: byCard.id });
  const { id, total } = await placeOrder(shop, { paymentMethod: 'manual', partner: 'indra' });
  const confirmation = { url: `/api/admin/orders/${id}/confirmation`, payload: { amount: total, reference: 'transfer 17' } };
  await admin.request({ method: 'POST', ...confirmation });

  const anna = await signIn(shop);
  await reportStepsOf(shop).performed(anna);
  const wished = await paidOrder(shop, { ...oneRitual, customerEmail: anna.contact });
  await steps.post('/api/consultations', { name: 'Анна', phone: '+79161234567' });
  await anna.request({ method: 'POST', url: `/api/orders/${wished.id}/refund-request` });
  const tomorrow = addDays(dayIn(new Date(wished.createdAt), shop.config.timeZone), 1);
  await savePlan(anna, { startDate: tomorrow });
  const wish = { startDate: addDays(tomorrow, 30), reason: '' };
  await anna.request({ method: 'PUT', url: `/api/account/orders/${wished.id}/postponement`, payload: wish });
  await giveBack(shop, await paidOrder(shop), 'requested');
}

const ROWS = {
  review: 'money?kind=review',
  refund_ask: 'money?kind=ask',
  second_person: 'orders?second=true',
  confirmation: 'orders?status=waiting&second=false',
  refund: 'refunds',
  postponement_ask: 'orders?asked=true',
  report: 'reports',
  consultation: 'consultations',
};

test('what waits for a person is counted once, and each figure is the number of rows to which it leads', async () => {
  const { admin, read } = waited;
  await letAllWait(waited);
  const { waiting } = await read('day');
  expect(waiting).toEqual(Object.keys(ROWS).map((kind) => ({ kind, count: 1, since: expect.stringMatching(/^\d{4}-/) })));
  for (const rows of Object.values(ROWS))
    expect((await admin.request({ url: `/api/admin/${rows}` })).json().items, rows).toHaveLength(1);
  expect((await admin.request({ url: '/api/admin/money' })).json().items).toHaveLength(2);
});

test.each([
  ['overview?from=1900-01-01&to=1900-01-31', 200],
  ['desk?day=1900-01-01', 200],
  ['desk/week?from=1900-01-01', 200],
  ['desk/week?from=9999-12-31', 400],
  ['audit?from=1900-01-01&to=2999-12-31', 200],
  ['audit?to=9999-12-31', 400],
])(
  'the panel reads from the first day of the calendar, 1900, to the contract’s last year, 2999: %s is answered %i',
  async (list, status) => {
    expect((await sold.admin.request({ url: `/api/admin/${list}` })).statusCode).toBe(status);
  },
);
