import { beforeEach, describe, expect, test } from 'vitest';
import { guestOrder } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { type Customer, changeEmail, newContact, newPhone, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder, placeOrder, stepsOf } from './steps/purchase.ts';
import { recordsOf, setStatus } from './steps/records.ts';

const shop = await openShop();
const { payByCard } = stepsOf(shop);
let vera: Customer;
beforeEach(async () => {
  vera = await signIn(shop, newPhone());
});

/** What the order of a guest says, but for the e-mail. */
const withoutEmail = { ...guestOrder, customerEmail: undefined };
const order = (who: Customer, changes: object = {}) => placeOrder(who, { ...withoutEmail, ...changes });
const listed = async (who: Customer) => (await who.request({ url: '/api/orders' })).json<{ id: string }[]>();
const plan = { startDate: '2027-01-15', specialWishes: 'О семье', participants: '' };

describe('a customer who signed in by phone', () => {
  test('a customer who signed in by phone orders without an e-mail, and the order is in their account', async () => {
    const placed = await order(vera, { customerName: ' Вера Павлова ' });
    expect(placed.contact).toEqual({ missing: false, firstName: 'Вера' });
    expect(await listed(vera)).toMatchObject([{ id: placed.id, customerName: 'Вера Павлова', customerEmail: '' }]);
    expect(await listed(await signIn(shop, newPhone()))).toEqual([]);
  });

  test('a customer who signed in by phone pays and gets no mail', async () => {
    const { id } = await order(vera);
    await payByCard(id);
    expect((await recordsOf(shop, id)).mails).toEqual([]);
    expect(await listed(vera)).toMatchObject([{ id, status: 'paid' }]);
  });

  test('a customer who signed in by phone can plan paid rituals, read the plan and open its calendar', async () => {
    const { id } = await order(vera);
    await payByCard(id);
    const saved = await savePlan(vera, plan);
    expect(saved.json()).toMatchObject({
      ...plan,
      customerEmail: '',
      rituals: [{ orderId: id }, { orderId: id }, { orderId: id }],
    });
    expect((await vera.request({ url: '/api/ritual-plans' })).json()).toEqual(saved.json());
    const { pathname, search } = new URL(saved.json<{ calendarUrl: string }>().calendarUrl);
    expect((await shop.request({ url: pathname + search })).payload.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  test('a customer who signed in by phone may not name an e-mail, known or unknown', async () => {
    await signIn(shop, 'boris@example.com');
    const answers = await Promise.all(
      ['boris@example.com', 'nobody@example.com'].flatMap((email) => [
        vera.request({ url: `/api/orders?email=${email}` }),
        vera.request({ url: `/api/ritual-plans?customerEmail=${email}` }),
        savePlan(vera, { ...plan, customerEmail: email }),
      ]),
    );
    const bytes = answers.map(({ payload, json }) => payload.replace(json<{ requestId: string }>().requestId, ''));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(403));
    expect(new Set(bytes).size).toBe(1);
  });

  test('a customer who signed in by phone and adds an e-mail gets later receipts there, and an order with an e-mail of its own keeps it', async () => {
    const paid = await order(vera);
    // The same cart within ten seconds would be the same order.
    const unpaid = await order(vera, { specialInstructions: 'Another order' });
    const gift = await placeOrder(vera, { customerEmail: 'friend@example.com' });
    await payByCard(paid.id);
    const email = newContact();
    expect((await changeEmail(shop, vera, email)).statusCode).toBe(200);
    for (const { id } of [unpaid, gift]) await payByCard(id);
    const recipients = async ({ id }: { id: string }) => (await recordsOf(shop, id)).mails.map(({ recipient }) => recipient);
    expect([await recipients(paid), await recipients(unpaid), await recipients(gift)]).toEqual([
      [],
      [email],
      ['friend@example.com'],
    ]);
    expect((await listed(vera)).map(({ id }) => id).sort()).toEqual([paid.id, unpaid.id, gift.id].sort());
  });

  test('a customer who signed in by phone can export and delete all data as other customers can', async () => {
    const { id } = await order(vera, { customerName: 'Вера Канарейкина' });
    await payByCard(id);
    const exported = (await vera.request({ url: '/api/account/export' })).json<{ orders: object[] }>();
    expect(exported.orders).toMatchObject([
      { id, customerName: 'Вера Канарейкина', customerEmail: '', cardPayments: [{ amountUsd: guestOrder.total }] },
    ]);
    const { queries } = shop.database;
    // An account with a paid ritual that is not performed would be refused: `paid_rituals_open`.
    await setStatus(shop, id, 'completed');
    expect((await vera.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
    expect((await shop.request({ url: `/api/orders/${id}` })).json()).toMatchObject({ contact: { missing: false } });
    const row = await queries.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect([row.customer_name, row.user_id]).toEqual([null, null]);
  });
});

test('a customer whose account has an e-mail need not name it', async () => {
  const email = newContact();
  const anna = await signIn(shop, email);
  const earlier = await paidOrder(shop, { customerEmail: email });
  const { id } = await order(anna);
  expect(await listed(anna)).toMatchObject([{ id, customerEmail: email }, { id: earlier.id }]);
  expect(await listed(anna)).toEqual((await anna.request({ url: `/api/orders?email=${email}` })).json());
  const saved = await savePlan(anna, plan);
  expect(saved.json()).toMatchObject({ customerEmail: email });
});

test.each([
  ['ru', 'Заполните это поле.'],
  ['en', 'Fill in this field.'],
])('a guest must give an e-mail, and the refusal names the field (%s)', async (language, detail) => {
  const refused = await shop.request({
    method: 'POST',
    url: '/api/orders',
    payload: withoutEmail,
    headers: { 'accept-language': language },
  });
  expect(refused.json()).toMatchObject({
    status: 400,
    code: 'invalid_request',
    errors: [{ pointer: '/customerEmail', code: 'required', detail }],
  });
});
