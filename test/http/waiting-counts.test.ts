import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { guestOrder } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { setStatus } from './steps/records.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const steps = stepsOf(shop);
/** What a member of a role is told of what waits. */
async function countedBy(role: Parameters<typeof signInStaff>[1]) {
  const member = await signInStaff(shop, role);
  return (await member.request({ url: '/api/admin/waiting' })).json();
}

const AT = new Date('2026-11-20T10:00:00Z');
/** The counts of a role that may read nothing of what waits. */
const NONE = { orders: null, wishes: null, reviews: null, refundAsks: null, refunds: null, consultations: null, reports: null };

test('each role is told how many wait of what it may read, and nothing of the rest', async () => {
  expect(await countedBy('administrator')).toEqual({
    orders: 0,
    wishes: 0,
    reviews: 0,
    refundAsks: 0,
    refunds: 0,
    consultations: 0,
    reports: 0,
  });
  expect(await countedBy('operator')).toEqual({ ...NONE, orders: 0, wishes: 0, consultations: 0, reports: 0 });
  expect(await countedBy('priest')).toEqual({ ...NONE, reports: 0 });
  for (const role of ['editor', 'partner'] as const) expect(await countedBy(role)).toEqual(NONE);
});

test('an order that waits for two reasons counts once among the orders', async () => {
  const queries = shop.database.queries;
  const { id } = await steps.placeOrder({ customerEmail: 'anna@example.com' });
  await setStatus(shop, id, 'waiting');
  const ask = { id: randomUUID(), order_id: id, note: '', asked_at: AT, state: 'open' as const };
  await queries.insertInto('refund_asks').values(ask).execute();
  expect(await countedBy('administrator')).toMatchObject({ orders: 1, refundAsks: 1 });
});

test('a request for a consultation counts', async () => {
  const payload = { name: 'Анна', phone: '+79161234567', message: 'Вопрос' };
  await shop.request({ method: 'POST', url: '/api/consultations', payload });
  expect(await countedBy('administrator')).toMatchObject({ consultations: 1 });
});

test('a performed ritual counts among the reports until its report is sent', async () => {
  const { performed, save, send } = reportStepsOf(shop);
  const priest = await signInStaff(shop, 'priest');
  const { url } = await performed(await signIn(shop));
  expect(await countedBy('administrator')).toMatchObject({ reports: 1 });
  await save(priest, url, 0, { date: '2026-11-19', place: 'Храм', text: 'Хома проведена.', pictures: [] });
  expect((await send(priest, url, 1)).statusCode).toBe(200);
  expect(await countedBy('administrator')).toMatchObject({ reports: 0 });
});

test('reports count as their list shows them: each performed ritual of an order, and none that is only begun', async () => {
  const { performed } = reportStepsOf(shop);
  const { id } = await performed(await signIn(shop), guestOrder);
  const queries = shop.database.queries;
  const last = queries.updateTable('order_items').where('order_id', '=', id).where('position', '=', 2);
  await last.set({ performed_at: null }).execute();
  await performed(await signIn(shop));
  await queries.updateTable('order_items').where('order_id', '<>', id).set({ performed_at: null }).execute();
  const admin = await signInStaff(shop, 'administrator');
  const { items } = (await admin.request({ url: '/api/admin/reports' })).json<components['schemas']['UnreportedPage']>();
  expect(items.map(({ orderId, items: rituals }) => [orderId, rituals.map(({ item }) => item)])).toEqual([[id, [0, 1]]]);
  expect(await countedBy('administrator')).toMatchObject({ reports: 2 });
});

test('of more than a hundred orders that wait a hundred are counted', async () => {
  const queries = shop.database.queries;
  const many = Array.from({ length: 120 }, () => ({
    id: randomUUID(),
    status: 'waiting',
    created_at: AT,
    language: 'ru',
    payment_method: 'card',
    total_cents: '100',
    special_instructions: '',
  }));
  await queries
    .insertInto('orders')
    .values(many as never)
    .execute();
  expect(await countedBy('operator')).toMatchObject({ orders: 100 });
});
