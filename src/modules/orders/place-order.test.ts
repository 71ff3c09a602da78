import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { FALLBACK_CUSTOMER } from './fallback-customer.ts';
import { createPlaceOrder, type PlaceOrder } from './place-order.ts';
import { createTestTellGuest } from './testing/guest-mail.ts';
import { createOrdersMemory } from './testing/memory-orders.ts';
import { anItem, anOrder } from './testing/orders.ts';
import { indra, memoryPartners } from './testing/partners.ts';
import { publicView } from './view-order.ts';

const line = { id: 'ganesha', quantity: 1, duration: 1, price: cents(30_000) };
const command: PlaceOrder = {
  customer: { name: 'Анна Иванова', email: 'anna@example.com' },
  language: 'ru',
  paymentMethod: 'crypto',
  items: [line],
  total: cents(30_000),
  specialInstructions: 'Для мамы',
};
const idempotency = { caller: 'browser', operation: 'createOrder', key: 'key', bodyHash: 'body' };

function createShop(findPartner = memoryPartners()) {
  const memory = createOrdersMemory();
  const { clock } = createTestClock();
  const { news, tellGuest } = createTestTellGuest();
  const place = createPlaceOrder({ ...memory, clock, newId: createTestIds(), findPartner, tellGuest });
  const placed = async (changes: Partial<PlaceOrder>) => {
    await place({ ...command, ...changes });
    return memory.state.orders.at(-1);
  };
  return { ...memory, clock, news, place, placed };
}

describe('a cart', () => {
  test('becomes a pending order at the prices that the customer saw', async () => {
    const shop = createShop();
    const { result, replayed } = await shop.place(command);
    const order = anOrder('pending', { id: uuid(1), createdAt: shop.clock() });
    expect(shop.state.orders).toEqual([order]);
    expect([result, replayed]).toEqual([publicView(order), false]);
  });

  test('begins the history of its order', async () => {
    const shop = createShop();
    await shop.place(command);
    const change = { from: null, to: 'pending', at: shop.clock(), actor: { kind: 'payer' }, reason: 'placed' };
    expect(shop.state.history).toEqual([{ orderId: uuid(1), ...change }]);
  });

  test('is stored with each line as it was priced, and durations in weeks', async () => {
    const items = [{ ...line, quantity: 2, duration: 0.25, price: cents(7500) }, line];
    const order = await createShop().placed({ items, total: cents(45_000) });
    expect(order?.items).toEqual([anItem({ quantity: 2, weeks: 1, price: cents(7500) }), anItem()]);
    expect(order?.total).toBe(45_000);
  });

  test('has one item for each ritual and duration: equal lines are added up', async () => {
    const shorter = { ...line, duration: 0.25, price: cents(7500) };
    const items = [line, shorter, { ...line, quantity: 2 }, { ...line, id: 'ganesha-enhanced' }];
    const order = await createShop().placed({ items, total: cents(127_500) });
    expect(order?.items).toMatchObject([
      { id: 'ganesha', weeks: 4, quantity: 3, price: 30_000 },
      { id: 'ganesha', weeks: 1, quantity: 1, price: 7500 },
      { id: 'ganesha-enhanced', weeks: 4, quantity: 1 },
    ]);
    expect(order?.total).toBe(127_500);
  });

  test('whose total or line price has changed is refused with the current prices', async () => {
    const shop = createShop();
    const quote = expect.objectContaining({ total: 30_000 });
    const refused = expect.objectContaining({ code: 'price_changed', quote });
    await expect(shop.place({ ...command, total: cents(29_999) })).rejects.toEqual(refused);
    await expect(shop.place({ ...command, items: [{ ...line, price: cents(29_999) }] })).rejects.toEqual(refused);
    const oneOfTwo = { items: [line, { ...line, price: cents(1) }], total: cents(60_000) };
    await expect(shop.place({ ...command, ...oneOfTwo })).rejects.toMatchObject({ code: 'price_changed' });
    expect(shop.state.orders).toEqual([]);
  });

  test('with an unknown item is refused, and neither order nor idempotency key is stored', async () => {
    const shop = createShop();
    const refused = shop.place({ ...command, idempotency, items: [{ ...line, id: 'nope' }] });
    await expect(refused).rejects.toMatchObject({ code: 'unknown_item' });
    expect([shop.state.orders, shop.state.keys.size, shop.news]).toEqual([[], 0, []]);
  });
});

describe('a cart that is sent twice', () => {
  test('with one idempotency key makes one order and gets the first answer again', async () => {
    const shop = createShop();
    const [first, second] = await Promise.all([1, 2].map(() => shop.place({ ...command, idempotency })));
    expect(shop.state.orders).toHaveLength(1);
    expect(shop.news).toEqual([{ kind: 'placed' }]);
    expect(second).toEqual({ result: first?.result, replayed: true });
  });

  test('with two idempotency keys, or none, makes two orders', async () => {
    const shop = createShop();
    for (const key of ['one', 'two']) await shop.place({ ...command, idempotency: { ...idempotency, key } });
    await shop.place(command);
    expect(shop.state.orders.map(({ number }) => number)).toEqual([1042, 1043, 1044]);
  });

  test('with one idempotency key but other content is refused', async () => {
    const shop = createShop();
    await shop.place({ ...command, idempotency });
    const refused = shop.place({ ...command, idempotency: { ...idempotency, bodyHash: 'another' } });
    await expect(refused).rejects.toEqual(refusal('idempotency_key_reused'));
  });
});

describe('the partner of an order', () => {
  test('is the one whose link the customer followed', async () => {
    expect((await createShop().placed({ partner: 'indra' }))?.partner).toBe('indra');
  });

  test.each([{ partner: 'nobody' }, {}])('is else the one whom the shop has named, if any: %o', async (link) => {
    expect((await createShop(memoryPartners(indra)).placed(link))?.partner).toBe('indra');
    expect(await createShop(memoryPartners()).placed(link)).not.toHaveProperty('partner');
  });

  test('is needed for an order to be paid by hand', async () => {
    await expect(createShop().place({ ...command, paymentMethod: 'manual' })).rejects.toEqual(refusal('no_partner'));
    expect((await createShop().placed({ paymentMethod: 'manual', partner: 'indra' }))?.partner).toBe('indra');
  });
});

describe('the browser that placed an order', () => {
  test('is kept by its hash with the order of a guest, and not with that of an account', async () => {
    expect((await createShop().placed({ browserHash: 'hash' }))?.browserHash).toBe('hash');
    const account = { userId: 'anna', email: 'account@example.com' };
    expect(await createShop().placed({ browserHash: 'hash', account })).not.toHaveProperty('browserHash');
  });
});

describe('the contact of an order', () => {
  const account = { userId: 'anna', email: 'account@example.com' };

  test('has no spaces around the name and the e-mail', async () => {
    const order = await createShop().placed({ customer: { name: ' Анна ', email: ' anna@example.com ' } });
    expect(order?.contact).toEqual({ name: 'Анна', email: 'anna@example.com' });
  });

  test.each([
    ['Anna@Example.COM', 'anna@example.com'],
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
  ])('has the e-mail as an account has it: %s', async (typed, email) => {
    expect((await createShop().placed({ customer: { name: 'Анна', email: typed } }))?.contact?.email).toBe(email);
  });

  test('of a guest must have an e-mail', async () => {
    await expect(createShop().place({ ...command, customer: { name: 'Анна' } })).rejects.toEqual(
      refusal('invalid_request', field('required', 'customer', 'email')),
    );
  });

  test('comes with the account of a signed-in customer', async () => {
    expect(await createShop().placed({ account })).toMatchObject({ userId: 'anna', contact: { email: 'anna@example.com' } });
    expect(await createShop().placed({})).not.toHaveProperty('userId');
  });

  test("is the account's e-mail by default, if the account has an e-mail", async () => {
    const customer = { name: 'Анна' };
    expect((await createShop().placed({ account, customer }))?.contact?.email).toBe('account@example.com');
    expect((await createShop().placed({ account: { ...account, email: null }, customer }))?.contact?.email).toBeNull();
  });

  test('is missing for the placeholder customer', async () => {
    expect((await createShop().placed({ customer: FALLBACK_CUSTOMER }))?.contact).toBeNull();
  });
});
