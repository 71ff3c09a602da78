import { describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { countRows, unchanged } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';

const shop = await openShop();
const steps = stepsOf(shop);

const ganesha = oneRitual.items[0];
const intention = { id: 'special-intention-health-sleep', price: 480, quantity: 1, duration: 0.75 };

/** Sends an order that must be refused, and checks that nothing was stored. */
async function refused(changes: object): Promise<{ status: number; code: string; quote?: { total: number } }> {
  const answer = await unchanged(shop, () => steps.post('/api/orders', { ...oneRitual, ...changes }));
  expect(answer.statusCode, answer.payload).toBeGreaterThanOrEqual(400);
  return answer.json();
}

describe('the server decides the price', () => {
  test.each([
    ['a lower total', { total: 1 }, 300],
    ['a lower price and total', { items: [{ ...ganesha, price: 0.01 }], total: 0.01 }, 300],
    ['a free item', { items: [{ ...ganesha, price: 0 }] }, 300],
    ['a total that forgets a quantity', { items: [{ ...ganesha, quantity: 2 }], total: 300 }, 600],
    ['an intention for a dollar', { items: [{ ...intention, price: 1 }], total: 1 }, 480],
    ['the list price of intentions', { items: [{ ...intention, price: 250 }], total: 250 }, 480],
    ['a tier at the price of a smaller one', { items: [{ ...ganesha, id: 'ganesha-premium', price: 164 }], total: 164 }, 436],
  ])('%s gets the right quote, and nothing is stored', async (_, changes, total) => {
    expect(await refused(changes)).toMatchObject({ status: 409, code: 'price_changed', quote: { total } });
  });

  test.each([
    ['three weeks of 87.50', [{ id: 'saraswati', price: 87.5, quantity: 3, duration: 0.25 }], 262.5, [1]],
    ['a basic tier of two weeks', [{ id: 'ganesha-basic', price: 164, quantity: 1, duration: 0.5 }], 164, [2]],
    ['an enhanced tier of a month', [{ id: 'lakshmi-enhanced', price: 400, quantity: 1, duration: 1 }], 400, [4]],
    ['a month and an intention', [ganesha, intention], 780, [4, 3]],
    ['three months', [{ ...ganesha, price: 900, duration: 3 }], 900, [12]],
    ['a month, three months and a month again', [ganesha, { ...ganesha, price: 900, duration: 3 }, ganesha], 1500, [4, 12]],
  ])('%s have the expected total and the expected whole weeks', async (_, items, total, weeks) => {
    const order = await steps.placeOrder({ items, total });
    expect(order.total).toBe(total);
    expect(order.items.map(({ duration }) => duration)).toEqual(weeks);
  });

  test('a price that changed after the cart was filled is answered with the new price, and a cart with that price is accepted', async () => {
    const setPrice = (cents: number) =>
      shop.database.queries.updateTable('services').set({ price_cents: cents }).where('id', '=', 'navagraha').execute();
    const items = [{ id: 'navagraha', price: 600, quantity: 1, duration: 1 }];
    await setPrice(65_000);
    expect(await refused({ items, total: 600 })).toMatchObject({ code: 'price_changed', quote: { total: 650 } });
    const order = await steps.placeOrder({ items: [{ ...items[0], price: 650 }], total: 650 });
    await setPrice(60_000);
    expect((await steps.readOrder(order.id)).total).toBe(650);
  });
});

describe('an order has one item for each ritual and duration', () => {
  test('what a cart lists twice is performed twice, and each duration for itself', async () => {
    const items = [ganesha, { ...ganesha, price: 900, duration: 3 }, { ...ganesha, quantity: 2 }];
    const order = await steps.placeOrder({ items, total: 1800 });
    expect(order.items.map(({ id, duration, quantity }) => [id, duration, quantity])).toEqual([
      ['ganesha', 4, 3],
      ['ganesha', 12, 1],
    ]);
  });

  test('99 units of one ritual and duration are the most, in however many lines', async () => {
    const many = (quantity: number) => ({ ...ganesha, quantity });
    expect((await steps.placeOrder({ items: [many(60), many(39)], total: 29_700 })).items).toMatchObject([{ quantity: 99 }]);
    expect(await refused({ items: [many(60), many(40)], total: 30_000 })).toMatchObject({
      code: 'invalid_quantity',
      errors: [{ pointer: '/items/1/quantity' }],
    });
    expect(await refused({ items: [intention, intention], total: 960 })).toMatchObject({ code: 'invalid_quantity' });
  });
});

describe('an impossible cart', () => {
  const numbers = ['0', '1.5', '-1', '1e309', '1e-7', '9007199254740993', '"2"', 'true', 'null', '[1]', '{}'];
  test.each(numbers)('a cart with a quantity of %s is refused', async (text) => {
    const items = JSON.stringify([{ ...ganesha, quantity: '?' }]).replace('"?"', text);
    await refusedText(`{ "items": ${items}, "total": 300 }`);
  });

  test.each([...numbers.filter((text) => text !== '1.5'), '0.3', '4', '0.250001'])(
    'a cart with a duration of %s is refused',
    async (text) => {
      const items = JSON.stringify([{ ...ganesha, duration: '?' }]).replace('"?"', text);
      await refusedText(`{ "items": ${items}, "total": 300 }`);
    },
  );

  test.each(['0', '-300', '1e309', '1e-7', '300.001', '300.000000001', '299.9999999999', '"300"', 'true', 'null', '[300]'])(
    'a cart with a total of %s is refused',
    async (text) => {
      await refusedText(`{ "items": ${JSON.stringify([ganesha])}, "total": ${text} }`);
    },
  );

  test.each(['-0.01', '300.001', '300.000000001', '"300"', 'null'])('a cart with a price of %s is refused', async (text) => {
    const items = JSON.stringify([{ ...ganesha, price: '?' }]).replace('"?"', text);
    await refusedText(`{ "items": ${items}, "total": 300 }`);
  });

  /** Sends raw text, because JavaScript would write these numbers differently. */
  async function refusedText(part: string) {
    const rest = JSON.stringify({ ...oneRitual, items: undefined, total: undefined });
    const payload = `${rest.slice(0, -1)}, ${part.trim().slice(1)}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await unchanged(shop, () => shop.request({ method: 'POST', url: '/api/orders', payload, headers }));
    expect(answer.statusCode, answer.payload).toBe(400);
  }

  test.each([
    ['a negative quantity beside a positive one', [ganesha, { ...ganesha, quantity: -1 }], 400],
    ['a million of them', [{ ...ganesha, quantity: 1_000_000 }], 400],
    ['no item', [], 400],
    ['101 items', Array(101).fill(ganesha), 400],
    ['10,001 items', Array(10_001).fill(ganesha), 413],
    ['an item without a price', [{ ...ganesha, price: undefined }], 400],
    ['an item of which nobody heard', [{ ...ganesha, id: 'nope' }], 422],
    ['an item without a name', [{ ...ganesha, id: '' }], 400],
    ['an item named __proto__', [{ ...ganesha, id: '__proto__' }], 422],
    ['an item named constructor', [{ ...ganesha, id: 'constructor' }], 422],
    ['a wish of which nobody heard', [{ ...intention, id: 'special-intention-health-fame' }], 422],
    ['an intention twice', [{ ...intention, quantity: 2 }], 422],
    ['an intention for a week', [{ ...intention, duration: 0.25 }], 422],
    ['six weeks of an ordinary ritual', [{ ...ganesha, duration: 1.5 }], 422],
    ['a premium tier for two weeks', [{ ...ganesha, id: 'ganesha-premium', duration: 0.5 }], 422],
  ])('a cart with %s is refused', async (_, items, status) => {
    expect(await refused({ items })).toMatchObject({ status });
  });

  test.each(['status', 'id', 'partnerId', 'createdAt', 'role', 'contact', 'paymentMethods'])(
    'a customer cannot set %s',
    async (name) => {
      expect(await refused({ [name]: 'paid' })).toMatchObject({ status: 400, code: 'invalid_request' });
    },
  );

  test('an item with a field that the contract does not have is refused', async () => {
    await refused({ items: [{ ...ganesha, status: 'paid' }] });
  });

  test('the refusal of a cart names each wrong field', async () => {
    const answer = await steps.post('/api/orders', { ...oneRitual, items: [{ ...ganesha, quantity: 0 }], customerEmail: 'x' });
    expect(answer.json()).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ pointer: '/items/0/quantity' }),
        expect.objectContaining({ pointer: '/customerEmail' }),
      ]),
    });
  });
});

describe('a cart sent twice', () => {
  const keyed = (key: string, changes: object = {}) =>
    steps.post('/api/orders', { ...oneRitual, ...changes }, { 'idempotency-key': key });

  test('a cart sent twice makes one order, however many times at once', async () => {
    const before = await countRows(shop);
    const answers = await atOnce(20, () => keyed('cart-1760000000000-race'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    const [first] = answers;
    for (const answer of answers) expect(answer.json()).toEqual(first?.json());
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
    expect((await countRows(shop)).orders).toBe((before.orders ?? 0) + 1);
  });

  test('a cart sent again after its order is paid is answered with the paid order, of which nothing is due', async () => {
    const card = { paymentMethod: 'card' };
    const { id } = (await keyed('cart-1-paid', card)).json();
    await steps.post('/api/card/payment', { orderId: id });
    await steps.payByCard(id);
    const again = await keyed('cart-1-paid', card);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.json()).toEqual(await steps.readOrder(id));
    expect(again.json()).toMatchObject({ id, status: 'paid', due: 0 });
  });

  test('a cart is the same when its JSON members stand in a different order', async () => {
    const { total, ...rest } = oneRitual;
    const first = await keyed('cart-1-members');
    const again = await steps.post('/api/orders', { total, ...rest }, { 'idempotency-key': 'cart-1-members' });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first.json().id);
    expect(again.headers.location).toBe(first.headers.location);
  });

  test.each(['', 'k'.repeat(256)])('a cart under a key that has not 1 to 255 characters is refused', async (key) => {
    expect((await keyed(key)).statusCode).toBe(400);
  });
});
