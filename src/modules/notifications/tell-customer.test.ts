import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { memoryCounter, memoryState } from '#kernel/testing/memory.ts';
import type { CoinRequest, Order, OrderChange } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { ORDER_CHANGE_WORDS } from '#words/order-changes.ts';
import { createTellCustomer } from './tell-customer.ts';
import { createTellGuest } from './tell-guest.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

const notBefore = new Date('2026-11-20T10:10:00Z');
const order = anOrder('pending', { language: 'en' });
const coin: CoinRequest = {
  amount: '0.00300000',
  unit: 'BTC',
  network: 'Bitcoin',
  address: 'bc1qaddress',
  until: new Date('2026-11-20T10:20:00Z'),
};
const part: OrderChange = { kind: 'part', received: cents(12_000), rest: cents(18_050), coin };
const expired: OrderChange = { kind: 'expired', rest: cents(30_000) };
const { name, weeks } = anItem();
const reason = '17.11.2026: 0 $';
const CHANGES: readonly OrderChange[] = Object.values({
  part,
  expired,
  seen: { kind: 'seen' },
  unpaid: { kind: 'unpaid' },
  declined: { kind: 'declined', by: 'shop', reason },
  cancelled: { kind: 'cancelled' },
  changed: { kind: 'changed' },
  postponed: { kind: 'postponed', rituals: [{ name, weeks }], startDate: '2026-12-10' as CalendarDate, reason },
  postponement_declined: { kind: 'postponement_declined', reason },
  postponement_overtaken: { kind: 'postponement_overtaken' },
  processing: { kind: 'processing', notBefore },
  ready: { kind: 'ready', notBefore },
  reported: { kind: 'reported', ritual: name },
  completed: { kind: 'completed' },
} satisfies Record<OrderChange['kind'], OrderChange>);

/** A shop that writes three letters a day to an address about orders that are not paid. */
function createShop() {
  const { sent, messages } = createOutbox();
  const state = { ...memoryState(), counts: new Map<string, number>() };
  const deps = { ...letterPlace, newId: createTestIds(), clock: createTestClock().clock, mailsPerDay: 3 };
  const mail = { messages, counter: memoryCounter(state), orders: { ofGuest: async () => [] } };
  const tellCustomer = createTellCustomer(deps);
  const tellGuest = createTellGuest(deps);
  return {
    sent,
    state,
    subjects: () => sent.map(({ subject }) => subject),
    tell: (change: OrderChange, changes: Partial<Order> = {}) => tellCustomer({ ...order, ...changes } as Order, change, mail),
    tellPlaced: () => tellGuest(order, { kind: 'placed' }, mail),
  };
}

async function letterOf(change: OrderChange, changes: Partial<Order> = {}): Promise<Message> {
  const shop = createShop();
  await shop.tell(change, changes);
  return shop.sent[0] as Message;
}

const inEachLanguage = CHANGES.flatMap((change) => LANGUAGES.map((language) => [change.kind, language, change] as const));

test.each(inEachLanguage)(
  'the letter "%s" in %s names the order and has its link, as text and as HTML',
  async (_, language, change) => {
    const letter = await letterOf(change, { language });
    const url = `https://shop.example/${language}/order/${order.id}`;
    expect(letter).toMatchObject({ channel: 'email', to: 'anna@example.com', about: order.id, language });
    expect(letter.subject).toMatch(/(Заказ|заказу|заказа) № 1042|[Oo]rder No\. 1042/);
    expect(letter.text).toContain(`: ${url}\n`);
    expect(letter.html).toContain(`<a href="${url}"`);
    expect(letter.html).toContain(`<html lang="${language}">`);
  },
);

test.each(inEachLanguage)('the letter "%s" in %s speaks that language alone', async (_, language, change) => {
  const { subject, text } = await letterOf(change, { language });
  const cyrillic = /[а-яё]{3}/i;
  if (language === 'en') expect(subject + text).not.toMatch(cyrillic);
  for (const paragraph of [subject, ...text.split('\n\n').filter((each) => each.length > 90)])
    expect(cyrillic.test(paragraph)).toBe(language === 'ru');
});

test.each(CHANGES)('the letter "$kind" tells nothing about the customer', async (change) => {
  const contact = { name: 'Anna Secret', email: 'anna@example.com' };
  const { text, html } = await letterOf(change, { contact, specialInstructions: 'For mother' });
  expect(text + html).not.toMatch(/Secret|anna@|mother/);
});

test('the letter about a part whose address has expired names no address, but where to pay the rest', async () => {
  const { coin: _, ...ended } = part;
  const { text } = await letterOf(ended);
  expect(text).toContain('The rest can be paid at a fresh rate: open the order.');
  expect(text).not.toMatch(/bc1q|BTC/);
});

test.each([
  ['the partner', { partner: 'Indra' }, 'Indra'],
  ['the shop', 'shop', null],
] as const)('whoever did not find the money is named: %s', async (_, by, name) => {
  const { text } = await letterOf({ kind: 'declined', by, reason });
  expect(text).toContain(ORDER_CHANGE_WORDS.en.declined.says(name));
});

test('as long as an order has no receipt, a letter says what to do for a reader who has ordered nothing', async () => {
  const stranger = /If you have ordered nothing/;
  expect((await letterOf({ kind: 'ready', notBefore })).text).toMatch(stranger);
  expect((await letterOf({ kind: 'ready', notBefore }, { receiptNumber: 7 })).text).not.toMatch(stranger);
});

test.each<[string, Partial<Order>]>([
  ['without contact data', { contact: null }],
  ['without an e-mail', { contact: { name: 'Anna', email: null } }],
])('nothing is written about an order %s', async (_, changes) => {
  const shop = createShop();
  for (const change of CHANGES) await shop.tell(change, changes);
  expect([shop.sent, shop.state.counts.size]).toEqual([[], 0]);
});

test('letters about unpaid orders count as letters of the day: after three comes one digest', async () => {
  const shop = createShop();
  await shop.tellPlaced();
  await shop.tell(expired);
  await shop.tell({ kind: 'unpaid' }, { id: uuid(101), number: 1043 });
  for (let times = 0; times < 3; times++) await shop.tell({ kind: 'unpaid' }, { id: uuid(102) });
  expect(shop.subjects()).toEqual([
    'Order No. 1042 is placed',
    'Order No. 1042 is not paid yet',
    'Order No. 1043 is closed',
    'Orders with your address',
  ]);
  expect(shop.sent[3]?.text).toContain(uuid(102));
});

test('strangers who order with an address do not use up the letters of its account', async () => {
  const shop = createShop();
  for (let times = 0; times < 9; times++) await shop.tellPlaced();
  for (let times = 0; times < 9; times++) await shop.tell(expired, { userId: 'anna' });
  expect(shop.subjects()).toEqual([
    ...Array(3).fill('Order No. 1042 is placed'),
    'Orders with your address',
    ...Array(3).fill('Order No. 1042 is not paid yet'),
  ]);
});

test('letters about money are sent however many there were about unpaid orders', async () => {
  const shop = createShop();
  for (let times = 0; times < 9; times++) await shop.tellPlaced();
  await shop.tell({ kind: 'seen' });
  expect(shop.subjects().at(-1)).toBe('We see the transfer for order No. 1042');
});

test('of one kind of news an order gets ten letters a day, and other news and other orders have letters of their own', async () => {
  const shop = createShop();
  for (let times = 0; times < 11; times++) await shop.tell({ kind: 'reported', ritual: name });
  expect(shop.sent).toHaveLength(10);
  await shop.tell({ kind: 'completed' });
  await shop.tell({ kind: 'reported', ritual: name }, { id: uuid(101), number: 1043 });
  expect(shop.subjects().slice(10)).toEqual([
    'Order No. 1042 is completed, with its report',
    'Order No. 1043: the report on a ritual is ready',
  ]);
});

test('a letter about a step that can be taken back waits until that time is over, and can be withdrawn by its topic', async () => {
  expect(await letterOf({ kind: 'ready', notBefore })).toMatchObject({ notBefore, topic: 'ready' });
  expect(await letterOf({ kind: 'completed' })).not.toHaveProperty('notBefore');
});
