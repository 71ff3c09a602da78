import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop, type TestShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { paidOrder, placeOrder } from './steps/purchase.ts';

const shop = await openShop();

type Listed = components['schemas']['CustomerOrder'];

const list = (who: Pick<TestShop, 'request'>, email: string) =>
  who.request({ url: `/api/orders?email=${encodeURIComponent(email)}` });
const idsOf = async (answer: ReturnType<typeof list>) => (await answer).json<Listed[]>().map(({ id }) => id);

test('orders placed as a guest are in the account from the first sign-in, newest first', async () => {
  const email = 'guest@example.com';
  const first = await paidOrder(shop, { customerEmail: 'Guest@Example.com' });
  const second = await placeOrder(shop, { customerEmail: email, specialInstructions: 'О здоровье' });
  const guest = await signIn(shop, email);
  const third = await placeOrder(guest, { customerEmail: email });
  const fourth = await placeOrder(shop, { customerEmail: email });

  const listed = (await list(guest, email)).json<Listed[]>();
  expect(listed.map(({ id }) => id)).toEqual([fourth.id, third.id, second.id, first.id]);
  expect(listed[2]).toMatchObject({
    specialInstructions: 'О здоровье',
    customerName: 'Анна Иванова',
    customerPhone: '',
    total: 1042.5,
  });
  expect(listed[3]).toMatchObject({
    status: 'paid',
    paymentMethod: 'card',
    items: [{ duration: 4 }, { duration: 1 }, { duration: 3 }],
  });
});

test('a guest order is the customer’s in every spelling of the e-mail, with all that follows it', async () => {
  const olga = await signIn(shop, 'olga@пример.рф');
  const spellings = ['olga@пример.рф', 'Olga@Пример.рф', 'olga@xn--e1afmkfd.xn--p1ai'];
  const orders = await Promise.all(spellings.map((customerEmail) => paidOrder(shop, { customerEmail })));
  const ids = orders.map(({ id }) => id);
  expect(new Set(await idsOf(list(olga, 'OLGA@xn--e1afmkfd.xn--p1ai')))).toEqual(new Set(ids));
  const reports = await Promise.all(ids.map((id) => olga.request({ url: `/api/account/orders/${id}/reports` })));
  expect(reports.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('what was stored under a host as browsers write it is found by the next sign-in', async () => {
  const [letters, stored] = ['nina@пример.рф', 'nina@xn--e1afmkfd.xn--p1ai'];
  const nina = await signIn(shop, letters);
  const own = await placeOrder(nina, { customerEmail: letters });
  const asGuest = await placeOrder(shop, { customerEmail: letters });
  const { queries } = shop.database;
  await queries.updateTable('users').set({ email: stored }).where('email', '=', letters).execute();
  await queries.updateTable('orders').set({ customer_email: stored }).where('customer_email', '=', letters).execute();

  const again = await signIn(shop, letters);
  expect(new Set(await idsOf(list(again, letters)))).toEqual(new Set([own.id, asGuest.id]));
  expect((await nina.request({ url: '/api/auth/me' })).json()).toMatchObject({ email: letters });
});

test('nobody lists the orders of another customer, and the refusal does not tell whether there are any', async () => {
  const anna = await signIn(shop, 'anna@example.com');
  const order = await placeOrder(shop, { customerEmail: 'boris@example.com' });
  await signIn(shop, 'boris@example.com');
  const known = await list(anna, 'boris@example.com');
  const invented = await list(anna, 'nobody@example.com');
  const malformed = await list(anna, 'not an e-mail');
  expect(known.statusCode).toBe(403);
  expect(known.payload).not.toContain(order.id);
  const bytes = [known, invented, malformed].map(({ payload, json }) =>
    payload.replace(json<{ requestId: string }>().requestId, ''),
  );
  expect(new Set(bytes).size).toBe(1);

  const guests = await Promise.all(['boris@example.com', 'nobody@example.com'].map((email) => list(shop, email)));
  expect(guests.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
});

test('a customer who signed in by phone cannot list orders by an e-mail', async () => {
  const vera = await signIn(shop, '+79161234567');
  expect((await list(vera, 'vera@example.com')).statusCode).toBe(403);
  expect((await list(vera, '@@@')).statusCode).toBe(403);
});

test('an order with the e-mail of somebody else belongs to the account that placed it', async () => {
  const thief = await signIn(shop, 'thief@example.com');
  const victim = await signIn(shop, 'victim@example.com');
  const order = await placeOrder(thief, { customerEmail: 'victim@example.com' });
  expect(await idsOf(list(thief, 'thief@example.com'))).toEqual([order.id]);
  expect(await idsOf(list(victim, 'victim@example.com'))).toEqual([]);
});

test('a guest who orders with the e-mail of a customer is shown nothing of that customer', async () => {
  const customer = await signIn(shop, 'galina@example.com');
  const order = await placeOrder(shop, { customerName: 'Гость', customerEmail: customer.contact });
  const view = (await shop.request({ url: `/api/orders/${order.id}` })).payload;
  expect(view).not.toContain(customer.contact);
  expect(view).not.toContain(customer.id);
});

test('orders without contact data are listed to nobody', async () => {
  await placeOrder(shop, { customerName: 'Временный заказ', customerEmail: 'no-contact@example.invalid' });
  const anna = await signIn(shop, 'anna@example.com');
  expect((await list(anna, 'no-contact@example.invalid')).statusCode).toBe(403);
  expect(await idsOf(list(anna, 'anna@example.com'))).toEqual([]);
});

test('a long list comes in pages, of which each names the address of the next, and paid orders are listed alone when they are asked for', async () => {
  const email = 'pages@example.com';
  const paid = await paidOrder(shop, { customerEmail: email });
  const customer = await signIn(shop, email);
  const later = [await placeOrder(customer, { customerEmail: email }), await placeOrder(shop, { customerEmail: email })];

  const first = await customer.request({ url: '/api/orders?limit=2' });
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await customer.request({ url: next });
  expect([first, second].flatMap((page) => page.json<Listed[]>().map(({ id }) => id))).toEqual([
    later[1]?.id,
    later[0]?.id,
    paid.id,
  ]);
  expect(second.headers).not.toHaveProperty('link');
  expect((await customer.request({ url: '/api/orders?limit=2&cursor=forged' })).statusCode).toBe(400);
  expect(await idsOf(customer.request({ url: '/api/orders?paid=true' }))).toEqual([paid.id]);
});
