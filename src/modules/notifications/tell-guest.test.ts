import { expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { memoryCounter, memoryState } from '#kernel/testing/memory.ts';
import type { Order, OrderNews } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTellGuest } from './tell-guest.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

const order: Order = anOrder('pending', { language: 'en', specialInstructions: 'For mother' });
const url = `https://shop.example/en/order/${order.id}`;
const coin: OrderNews = {
  kind: 'coin',
  rest: order.total,
  amount: '0.00500000',
  unit: 'BTC',
  network: 'Bitcoin',
  address: 'bc1qaddress',
  until: new Date('2026-11-20T10:20:00Z'),
};

/** A shop that writes three letters a day to an address, and finds `orders` as those of a guest. */
function createShop({ orders = [order] } = {}) {
  const { sent, messages } = createOutbox();
  const asked: unknown[] = [];
  const state = { ...memoryState(), counts: new Map<string, number>() };
  const tell = createTellGuest({ ...letterPlace, newId: createTestIds(), clock: createTestClock().clock, mailsPerDay: 3 });
  const ofGuest = async (...question: unknown[]) => {
    asked.push(question);
    return orders;
  };
  const mail = { messages, counter: memoryCounter(state), orders: { ofGuest } };
  return {
    sent,
    asked,
    state,
    tell: (news: OrderNews, changes: Partial<Order> = {}) => tell({ ...order, ...changes } as Order, news, mail),
  };
}

async function letterOf(news: OrderNews, changes: Partial<Order> = {}): Promise<Message | undefined> {
  const shop = createShop();
  await shop.tell(news, changes);
  return shop.sent[0];
}

test('a guest who has ordered gets the link of the order, its items and its total, and nothing of the wishes', async () => {
  const letter = await letterOf({ kind: 'placed' });
  expect(letter).toMatchObject({ channel: 'email', to: 'anna@example.com', about: order.id, language: 'en' });
  expect(letter?.subject).toBe('Order No. 1042 is placed');
  expect(letter?.text).toContain('- Ganesha, 1 month: $300');
  expect(letter?.text).toContain(`Open the order: ${url}`);
  expect(letter?.text).not.toContain('mother');
});

test.each<[string, OrderNews, string]>([
  ['a coin', coin, 'How to pay for order No. 1042'],
  ['a card', { kind: 'card', url: 'https://pay.example/' }, 'How to pay for order No. 1042'],
  ['a partner', { kind: 'partner', name: 'Indra', rest: cents(30_000) }, 'Order No. 1042 awaits confirmation'],
])('a guest who pays with %s gets a letter about that, with the total and the link', async (_, news, subject) => {
  const letter = await letterOf(news);
  expect(letter?.subject).toBe(subject);
  for (const fact of ['Total: $300', url]) expect(letter?.text).toContain(fact);
});

test('a letter about a coin for what is missing of an order names that sum, and not the total', async () => {
  const letter = await letterOf({ ...coin, rest: cents(18_000) });
  expect(letter?.text).toContain('Still to pay: $180\n');
  expect(letter?.text).not.toContain('$300');
});

test('the letters are written in the language of the order', async () => {
  expect((await letterOf({ kind: 'placed' }, { language: 'ru' }))?.subject).toBe('Заказ № 1042 оформлен');
  expect((await letterOf(coin, { language: 'ru' }))?.subject).toBe('Как оплатить заказ № 1042');
});

test('a corrected address of a paid order gets the receipt', async () => {
  expect((await letterOf({ kind: 'paid' }, { status: 'paid' }))?.subject).toBe('Your order is paid');
});

test('an address, however it is written, gets three letters in a day, then one digest, then nothing', async () => {
  const shop = createShop();
  for (const email of ['anna@example.com', 'Anna@Example.com', 'anna@example.com', 'ANNA@example.com', 'anna@example.com'])
    await shop.tell({ kind: 'placed' }, { contact: { name: 'Anna', email } });
  expect(shop.sent.map(({ subject }) => subject)).toEqual([
    ...Array(3).fill('Order No. 1042 is placed'),
    'Orders with your address',
  ]);
});

test('the digest lists up to ten orders of the address since a day ago, and leads to the account', async () => {
  const shop = createShop({ orders: [order, { ...order, id: uuid(101), number: 1043 }] });
  for (let times = 0; times < 4; times++) await shop.tell({ kind: 'placed' });
  const digest = shop.sent[3];
  expect(digest?.text).toContain(`- Order No. 1042, $300: ${url}`);
  expect(digest?.text).toContain('- Order No. 1043, $300: ');
  expect(digest?.text).toContain('Sign in to your account: https://shop.example/en/user-profile');
  expect(shop.asked).toEqual([['anna@example.com', new Date('2026-11-19T10:00:00Z'), 10]]);
});

test('the digest names the order that the letter was about, also when ten newer ones are there', async () => {
  const orders = Array.from({ length: 10 }, (_, index) => ({ ...order, id: uuid(200 + index), number: 2000 + index }));
  const shop = createShop({ orders });
  for (let times = 0; times < 4; times++) await shop.tell({ kind: 'placed' });
  const lines = shop.sent[3]?.text.match(/^- Order .*$/gm) ?? [];
  expect(lines.map((line) => Number(/No\. (\d+)/.exec(line)?.[1]))).toEqual(
    [...orders.slice(0, 9), order].map(({ number }) => number),
  );
});

test('the digest names the order that the letter was about once, also when it is one of those found', async () => {
  const shop = createShop({ orders: [order, { ...order, id: uuid(101) }] });
  for (let times = 0; times < 4; times++) await shop.tell({ kind: 'placed' });
  expect(shop.sent[3]?.text.match(/^- Order /gm)).toHaveLength(2);
});

test('a receipt of a guest waits as long as its payment can be taken back, another letter does not', async () => {
  const heldUntil = new Date('2026-11-20T10:30:00Z');
  expect(await letterOf({ kind: 'paid' }, { status: 'paid', heldUntil })).toMatchObject({ notBefore: heldUntil });
  for (const letter of [await letterOf({ kind: 'paid' }, { status: 'paid' }), await letterOf(coin, { heldUntil })])
    expect(letter?.notBefore).toBeUndefined();
});

test('another address has letters of its own', async () => {
  const shop = createShop();
  for (let times = 0; times < 5; times++) await shop.tell(coin);
  await shop.tell(coin, { contact: { name: 'Boris', email: 'boris@example.com' } });
  expect(shop.sent.map(({ to }) => to)).toEqual([...Array(4).fill('anna@example.com'), 'boris@example.com']);
});

test.each<[string, Partial<Order>]>([
  ['of an account', { userId: 'anna' }],
  ['without contact data', { contact: null }],
  ['without an e-mail', { contact: { name: 'Anna', email: null } }],
])('nothing is written about an order %s', async (_, changes) => {
  const shop = createShop();
  await shop.tell({ kind: 'placed' }, changes);
  expect([shop.sent, shop.state.counts.size]).toEqual([[], 0]);
});
