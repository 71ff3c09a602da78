import { expect, test } from 'vitest';
import { openShop, type ShopRequest } from '../support/shop.ts';
import { messagesTo, newContact } from './steps/customers.ts';
import { byKey, createKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { reportStepsOf, setPerformed } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

const PARTNERS = 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>';
const shop = await openShop({ env: { PARTNERS, SHOP_PARTNER: 'surya' } });
const steps = stepsOf(shop);
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const { key } = await createKey(person);
const OWN = '/api/partner/indra/orders';
const items = [{ id: 'ganesha', quantity: 1, duration: 0.5 }];
const client = { customerName: 'Анна Канарейкина', customerEmail: 'canary@example.com', language: 'ru' };
const wish = { specialInstructions: 'canary wish' };

const call = (request: ShopRequest) => shop.request({ ...request, headers: { ...request.headers, ...byKey(key) } });
const post = (url: string, payload: object, headers = {}) => call({ method: 'POST', url, payload, headers });
const order = async (more: object = {}) =>
  (await post(OWN, { ...client, items, ...more })).json<{ id: string; total: number; paymentLink: string }>();
const read = async (id: string) => (await call({ url: `${OWN}/${id}` })).json();
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).json<{ code: string }>().code;

test('a program prices a cart and places an order for a client of the partner once, and the link leads to its payment', async () => {
  const quote = (await post('/api/cart/quote', { items })).json<{ total: number }>();
  const payload = { ...client, ...wish, items };
  const first = await post(OWN, payload, { 'idempotency-key': 'till-1' });
  const again = await post(OWN, payload, { 'idempotency-key': 'till-1' });
  const { id, total, paymentLink } = first.json<{ id: string; total: number; paymentLink: string }>();
  expect([first.statusCode, total, again.json()]).toEqual([201, quote.total, first.json()]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(paymentLink).toBe(`${shop.config.publicUrl}/checkout/${id}`);
  expect((await steps.readOrder(id)).partner?.name).toBe('Indra Sharma');
  expect(await messagesTo(shop, client.customerEmail)).toEqual([]);
});

test('of what a program sends about a client only the first name can be read back', async () => {
  const { id } = await order(wish);
  const single = await call({ url: `${OWN}/${id}` });
  const list = await call({ url: `${OWN}?status=pending` });
  expect(single.json()).toMatchObject({ firstName: 'Анна', timeline: [{ event: 'placed' }] });
  expect(list.json().items.map((each: { id: string }) => each.id)).toContain(id);
  for (const { payload } of [single, list]) expect(payload).not.toMatch(/Канарейкина|canary/);
});

test('a program says that money has come, which a person alone can take back', async () => {
  const { id, total } = await order();
  const confirmation = { amount: total, reference: 'receipt 17' };
  expect(await codeOf(post(`${OWN}/${id}/confirmation`, { ...confirmation, amount: total - 1 }))).toBe('wrong_amount');
  const paid = await post(`${OWN}/${id}/confirmation`, confirmation);
  expect([paid.statusCode, paid.json()]).toEqual([200, expect.objectContaining({ id, status: 'paid' })]);
  expect(await codeOf(call({ method: 'DELETE', url: `${OWN}/${id}/confirmation` }))).toBe('key_not_accepted');
  expect((await person.request({ method: 'DELETE', url: `${OWN}/${id}/confirmation` })).json()).toMatchObject({
    status: 'pending',
  });
  const log = shop.database.queries.selectFrom('staff_actions').select(['action', 'actor_role']);
  expect(await log.where('subject_id', '=', id).orderBy('at').execute()).toMatchObject([
    { action: 'order.placed_for_client', actor_role: 'partner' },
    { action: 'order.payment_confirmed', actor_role: 'partner' },
    { action: 'order.payment_taken_back', actor_role: 'partner' },
  ]);
});

test('above the limit a program confirms nothing: two people do', async () => {
  // `SINGLE_APPROVAL_LIMIT_USD` is 1,000 unless an operator sets another.
  const { id, total } = await order({ items: [{ id: 'ganesha', quantity: 9, duration: 1 }] });
  expect(total).toBeGreaterThan(1000);
  const confirmed = post(`${OWN}/${id}/confirmation`, { amount: total, reference: 'receipt 18' });
  expect(await codeOf(confirmed)).toBe('second_person_required');
  expect(await read(id)).toMatchObject({ status: 'pending', needsSecond: true, confirmations: [] });
});

test('a program says that no money has come, and cancels what is not paid; the customer is told of both', async () => {
  const customerEmail = newContact();
  const { id } = await order({ customerEmail });
  await steps.post(`/api/orders/${id}/manual-payment`);
  const declined = await post(`${OWN}/${id}/decline`, { reason: 'Nothing has come' });
  expect(declined.json()).toMatchObject({ id, status: 'pending', confirmations: [{ state: 'declined', byYou: true }] });
  const cancelled = await post(`${OWN}/${id}/cancellation`, { reason: 'The client has changed his mind' });
  expect([cancelled.statusCode, (await read(id)).status]).toEqual([204, 'cancelled']);
  expect(await codeOf(post(`${OWN}/${id}/cancellation`, { reason: 'Again' }))).toBe('order_not_payable');
  const [last, before] = await messagesTo(shop, customerEmail);
  expect(before?.subject).toMatch(/^Оплата заказа № \d+ не найдена$/);
  expect(last?.subject).toMatch(/^Заказ № \d+ отменён$/);
});

test('a program sees of a report what everybody with the link sees, and only once it is sent', async () => {
  const { id } = await order();
  await setPerformed(shop, id);
  const priest = await signInStaff(shop, 'priest');
  const url = `/api/admin/reports/orders/${id}/0`;
  const { save, send } = reportStepsOf(shop);
  const payload = { text: 'canary of the family', date: '2026-11-19', place: 'Варанаси', pictures: [] };
  await save(priest, url, 0, payload);
  const reports = async () => (await call({ url: `${OWN}/${id}/reports` })).json();
  expect(await reports()).toEqual({ items: [] });
  expect((await send(priest, url, 1)).statusCode).toBe(200);
  expect(await reports()).toMatchObject({ items: [{ item: 0, date: '2026-11-19', place: 'Варанаси', pictures: [] }] });
  expect(JSON.stringify(await reports())).not.toContain('canary');
});

test('a program reads by pages what has changed since it asked last, and so does a person', async () => {
  const first = await order();
  const second = await order();
  const third = await order();
  const setChangedAt = (id: string, at: string) =>
    shop.database.queries
      .updateTable('order_changes')
      .set({ changed_at: new Date(at) })
      .where('order_id', '=', id)
      .execute();
  await setChangedAt(first.id, '2020-01-01T10:00:00Z');
  await setChangedAt(second.id, '2020-01-01T09:00:00Z');
  // An instant in any form of RFC 3339: 09:00 in UTC.
  const since = 'updatedSince=2020-01-01t12:00:00%2B03:00&limit=1';
  const page = (await call({ url: `${OWN}?${since}` })).json();
  expect(page.items).toMatchObject([{ id: second.id, updatedAt: '2020-01-01T09:00:00.000Z' }]);
  const next = await person.request({ url: `${OWN}?${since}&cursor=${page.nextCursor}` });
  expect(next.json().items).toMatchObject([{ id: first.id, updatedAt: '2020-01-01T10:00:00.000Z' }]);
  expect((await call({ url: `${OWN}?${since}&cursor=${next.json().nextCursor}` })).payload).not.toContain(second.id);
  const other = call({ url: `${OWN}?cursor=${page.nextCursor}` });
  expect((await other).json().errors).toMatchObject([{ pointer: '/query/cursor' }]);
  // The third order changed a moment ago: a transaction that began earlier could still change another, so it is not listed yet.
  const recent = (await call({ url: `${OWN}?updatedSince=2020-01-01T10:00:01Z&limit=100` })).json();
  expect(recent.items.map(({ id }: { id: string }) => id)).not.toContain(third.id);
});

test.each(['yesterday', '2026-02-30T10:00:00Z'])('a program is refused when it asks what has changed since %s', async (since) => {
  const answer = await call({ url: `${OWN}?updatedSince=${since}`, headers: { 'accept-language': 'en' } });
  const refusal = { pointer: '/query/updatedSince', code: 'format', detail: 'Wrong format. The format is: date-time.' };
  expect(answer.json()).toMatchObject({ status: 400, errors: [refusal] });
});

test('orders of another partner do not exist for a program', async () => {
  const { id } = await steps.placeOrder({ partner: 'surya' });
  const calls = [
    call({ url: `${OWN}/${id}/reports` }),
    post(`${OWN}/${id}/cancellation`, { reason: 'not mine' }),
    post(`${OWN}/${id}/confirmation`, { amount: 300, reference: '17' }),
    post('/api/partner/surya/orders', { ...client, items }),
  ];
  for (const each of calls) expect(await codeOf(each)).toBe('not_found');
  expect((await steps.readOrder(id)).status).toBe('pending');
});
