import { expect, test } from 'vitest';
import type { components } from '#contract';
import { guestOrder } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { signInStaff } from './steps/staff.ts';

type Edited = components['schemas']['EditedService'];
type Order = components['schemas']['Order'];

const shop = await openShop();
const SERVICES = '/api/admin/content/services';
const editor = await signInStaff(shop, 'editor');

const read = async (id: string) => (await editor.request({ url: `${SERVICES}/${id}` })).json<Edited>();
const act = (id: string, action: string, version: number, payload?: object) =>
  change(editor, `${SERVICES}/${id}`, { path: `/${action}`, etag: `"${version}"`, payload });

/** Saves a ritual with some changes, as somebody who has read it. */
const save = (id: string, { version, draft }: Edited, changes: Partial<Edited['draft']>) =>
  change(editor, `${SERVICES}/${id}`, { method: 'PUT', etag: `"${version}"`, payload: { ...draft, ...changes } });

/** Saves and publishes a change of a ritual. */
async function publish(id: string, changes: Partial<Edited['draft']>) {
  const before = await read(id);
  expect((await save(id, before, changes)).statusCode).toBe(200);
  await act(id, 'publish', before.version + 1);
}

const orderOf = (price: number) => ({
  ...guestOrder,
  items: [{ id: 'ganesha', price, quantity: 1, duration: 1 }],
  total: price,
});
const placeOrder = (payload: object) => shop.request({ method: 'POST', url: '/api/orders', payload });
const listedPrices = async () => {
  await shop.refreshContent();
  const services = (await shop.request({ url: '/api/services?view=card' })).json<components['schemas']['Service'][]>();
  return new Map(services.map(({ id, price }) => [id, price]));
};

test('a new price holds for new orders, an order at the old price is refused with the new one, what was ordered stays as it is, and a former version can be published again', async () => {
  const before = (await placeOrder(orderOf(300))).json<Order>();
  await publish('ganesha', { price: 349.5 });
  expect((await listedPrices()).get('ganesha')).toBe(349.5);
  const late = await placeOrder(orderOf(300));
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'price_changed', quote: { total: 349.5 } }]);
  expect((await placeOrder(orderOf(349.5))).statusCode).toBe(201);
  const { items, total, due } = (await shop.request({ url: `/api/orders/${before.id}` })).json<Order>();
  expect([items[0]?.price, total, due]).toEqual([300, 300, 300]);
  expect((await editor.request({ url: SERVICES })).json<components['schemas']['ServiceList']>().items).toContainEqual(
    expect.objectContaining({ id: 'ganesha', price: 349.5, on_sale: true, hasDraft: false }),
  );
  await act('ganesha', 'restore', 3, { version: 1 });
  expect([(await read('ganesha')).draft.price, (await listedPrices()).get('ganesha')]).toEqual([300, 349.5]);
  await act('ganesha', 'publish', 4);
  expect((await listedPrices()).get('ganesha')).toBe(300);
});

test('a ritual that is off sale can be read about, and an order with it is refused and names its line', async () => {
  await publish('saraswati', { on_sale: false });
  expect((await listedPrices()).has('saraswati')).toBe(false);
  const page = await shop.app.inject('/ru/ritual/saraswati');
  expect([page.statusCode, page.payload]).toEqual([200, expect.stringContaining('Сейчас не продаётся')]);
  expect(page.payload).toContain('https://schema.org/OutOfStock');
  const items = [
    { id: 'ganesha', quantity: 1, duration: 1 },
    { id: 'saraswati-basic', quantity: 1, duration: 0.5 },
  ];
  const quote = await shop.request({ method: 'POST', url: '/api/cart/quote', payload: { items } });
  expect([quote.statusCode, quote.json()]).toMatchObject([409, { code: 'not_for_sale', errors: [{ pointer: '/items/1/id' }] }]);
  const refused = await placeOrder({
    ...guestOrder,
    items: [{ id: 'saraswati', price: 350, quantity: 1, duration: 1 }],
    total: 350,
  });
  expect(refused.json()).toMatchObject({ code: 'not_for_sale', errors: [{ pointer: '/items/0/id' }] });
  await publish('saraswati', { on_sale: true });
  expect((await listedPrices()).get('saraswati')).toBe(350);
});

test('special intentions keep their price and stay for sale', async () => {
  await publish('z-special-intention', { price: 5, on_sale: false });
  expect((await listedPrices()).get('z-special-intention')).toBe(250);
});

test('a price below a dollar is refused', async () => {
  const refused = await save('lakshmi', await read('lakshmi'), { price: 0.99 });
  expect(refused.json()).toMatchObject({ errors: [{ pointer: '/price', code: 'minimum' }] });
});

test('the page of a draft is seen before readers see it', async () => {
  await save('navagraha', await read('navagraha'), { article_content_en: '## Nine\n\nA draft of planets.' });
  const preview = await editor.request({ url: `${SERVICES}/navagraha/preview?lang=en` });
  expect([preview.statusCode, preview.payload]).toEqual([200, expect.stringContaining('A draft of planets.')]);
  expect((await shop.app.inject('/en/ritual/navagraha')).payload).not.toContain('A draft of planets.');
});

test('of two editors of a ritual the second can neither save nor publish over what the first has published', async () => {
  const mine = await read('lakshmi');
  const theirs = await read('lakshmi');
  expect((await save('lakshmi', theirs, { price: 430.5 })).statusCode).toBe(200);
  // A draft that was read before the other one's is not published in its place.
  expect((await act('lakshmi', 'publish', mine.version)).json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await act('lakshmi', 'publish', mine.version + 1)).statusCode).toBe(200);
  const late = await save('lakshmi', mine, { article_intro_en: 'A new introduction.' });
  expect([late.statusCode, late.json()]).toMatchObject([412, { code: 'changed_meanwhile' }]);
  expect((await act('lakshmi', 'publish', mine.version)).statusCode).toBe(412);
  expect((await act('lakshmi', 'restore', mine.version, { version: 1 })).statusCode).toBe(412);
  expect((await listedPrices()).get('lakshmi')).toBe(430.5);
  // What the editor's form makes of both: the other one's price with the introduction of this one.
  const now = await read('lakshmi');
  expect([now.published?.price, now.draft.price]).toEqual([430.5, 430.5]);
  expect((await save('lakshmi', now, { article_intro_en: 'A new introduction.' })).statusCode).toBe(200);
  expect((await act('lakshmi', 'publish', now.version + 1)).statusCode).toBe(200);
  expect((await listedPrices()).get('lakshmi')).toBe(430.5);
  expect((await read('lakshmi')).published).toMatchObject({ price: 430.5, article_intro_en: 'A new introduction.' });
});
