import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { messagesTo } from './steps/customers.ts';
import { createKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({
  env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>', SHOP_PARTNER: 'surya' },
});
const steps = stepsOf(shop);
const admin = await signInStaff(shop, 'administrator');
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const put = (url: string, payload: object, etag = '') =>
  admin.request({ method: 'PUT', url, payload, headers: etag ? { 'if-match': etag } : {} });
const offered = async (slug: string) =>
  (await shop.request({ url: `/api/payment-methods?partner=${slug}` })).json<{ partner: { name: string } }>().partner.name;

test('the setting begins the table of partners, and changes nobody who stands there', async () => {
  const { items } = (await admin.request({ url: '/api/admin/partners' })).json();
  expect(items.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['indra', 'surya']);
  await shop.database.transact(({ partners }) =>
    partners.addMissing([{ slug: 'indra', name: 'Other', email: 'other@example.com', language: 'en' }]),
  );
  const indra = await admin.request({ url: '/api/admin/partners/indra' });
  expect(indra.json()).toMatchObject({ name: 'Indra Sharma', link: `${shop.config.publicUrl}/?partner=indra` });
});

test('a partner whom an administrator adds is offered at once, and after the suspension no more', async () => {
  const payload = { slug: 'agni', name: 'Школа Агни', email: 'agni@example.com', language: 'ru' };
  const added = await admin.request({ method: 'POST', url: '/api/admin/partners', payload });
  expect([added.statusCode, await offered('AGNI')]).toEqual([201, 'Школа Агни']);

  const { slug: _, ...same } = payload;
  const change = { ...same, suspended: true };
  const etag = String(added.headers.etag);
  const answers = await Promise.all([1, 2].map(() => put('/api/admin/partners/agni', change, etag)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  expect(await offered('agni')).toBe('Surya');
  expect((await put('/api/admin/partners/agni', change)).statusCode).toBe(400);

  const log = shop.database.queries.selectFrom('staff_actions').select(['action', 'before', 'after']);
  const actions = await log.where('subject_id', '=', 'agni').orderBy('at').execute();
  expect(actions).toMatchObject([
    { action: 'partner.added', after: { name: 'Школа Агни' } },
    { action: 'partner.changed', before: { isSuspended: false }, after: { isSuspended: true } },
  ]);
});

test('an order is given to a partner before its payment, and to nobody else after it', async () => {
  const order = await steps.placeOrder({ partner: 'surya', paymentMethod: 'manual' });
  await steps.post(`/api/orders/${order.id}/manual-payment`);
  const url = `/api/admin/orders/${order.id}/partner`;
  expect((await person.request({ url: `/api/partner/indra/orders/${order.id}` })).statusCode).toBe(404);
  expect((await put(url, { partner: 'indra' })).statusCode).toBe(204);
  expect((await steps.readOrder(order.id)).partner?.name).toBe('Indra Sharma');
  expect((await messagesTo(shop, 'indra@example.com')).filter(({ text }) => text.includes(order.id))).toHaveLength(1);
  await steps.payByCard(order.id);
  expect((await put(url, { partner: 'surya' })).json()).toMatchObject({ status: 409, code: 'order_not_payable' });
});

test('a partner reads own orders by pages, with sums that agree, and nothing of customers but first names', async () => {
  const mine = await signInStaff(shop, 'partner', { partner: 'agni2' });
  const payload = { slug: 'agni2', name: 'Agni', email: 'agni2@example.com', language: 'en' };
  await admin.request({ method: 'POST', url: '/api/admin/partners', payload });
  const secret = { customerName: 'Анна Канарейкина', customerEmail: 'canary@example.com', specialInstructions: 'canary wish' };
  const placed = [];
  for (let count = 0; count < 3; count++) placed.push(await steps.placeOrder({ partner: 'agni2', ...secret }));
  await steps.placeOrder({ partner: 'indra' });
  const [first, second] = placed;
  await steps.payByCard(first?.id ?? '');
  await steps.post(`/api/orders/${second?.id}/manual-payment`);

  const page = (query: string) => mine.request({ url: `/api/partner/agni2/orders?${query}` });
  const firstPage = (await page('limit=2')).json();
  const secondPage = (await page(`limit=2&cursor=${firstPage.nextCursor}`)).json();
  const ids = [...firstPage.items, ...secondPage.items].map(({ id }: { id: string }) => id);
  expect([ids, secondPage.nextCursor]).toEqual([placed.map(({ id }) => id).reverse(), null]);
  expect((await page('status=waiting&month=2026-11')).json().items).toMatchObject([{ id: second?.id, firstName: 'Анна' }]);
  expect((await page('month=2026-10')).json().items).toEqual([]);

  const dashboard = await mine.request({ url: '/api/partner/agni2?month=2026-11' });
  const sum = (orders: number) => ({ orders, total: orders * (first?.total ?? 0) });
  expect(dashboard.json()).toMatchObject({
    month: '2026-11',
    totals: { paid: sum(1), confirmed: sum(0), waiting: sum(1) },
  });
  const detail = await mine.request({ url: `/api/partner/agni2/orders/${first?.id}` });
  expect(detail.json()).toMatchObject({ status: 'paid', firstName: 'Анна', total: first?.total });
  for (const { payload } of [await page(''), detail, dashboard]) expect(payload).not.toMatch(/Канарейкина|canary/);
});

test('names that were stored before the rule show their hidden characters wherever staff read them', async () => {
  const stored = 'hid\u202eden';
  const shown = 'hid⟨U+202E⟩den';
  const payload = { slug: 'hidden', name: 'Hidden', email: 'hidden@example.com', language: 'en' };
  await admin.request({ method: 'POST', url: '/api/admin/partners', payload });
  const member = await signInStaff(shop, 'partner', { partner: 'hidden' });
  const key = await createKey(member, { partner: 'hidden', scopes: ['orders:write'] });
  const queries = shop.database.queries;
  await steps.payByCard((await steps.placeOrder({ partner: 'hidden' })).id);
  await queries.updateTable('partners').set({ name: stored }).where('slug', '=', 'hidden').execute();
  await queries.updateTable('api_keys').set({ name: stored }).where('id', '=', key.id).execute();
  await queries
    .updateTable('users')
    .set({ email: `${stored}@example.com` })
    .where('id', '=', member.id)
    .execute();
  await queries
    .updateTable('staff_actions')
    .set({ after: { name: stored } })
    .where('action', '=', 'partner.added')
    .execute();
  for (const url of ['partners', 'partners/hidden', 'partners/hidden/keys', 'staff', 'audit', 'overview?step=day']) {
    const { payload: read } = await admin.request({ url: `/api/admin/${url}` });
    expect([url, read.includes(stored), read.includes(shown)]).toEqual([url, false, true]);
  }
});
