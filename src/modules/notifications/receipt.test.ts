import { expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import type { Order } from '#modules/orders/index.ts';
import { createSendReceipt } from './send-receipt.ts';

const order = {
  id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  number: 1042,
  status: 'paid',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  language: 'ru',
  contact: { name: 'Анна Иванова', email: 'anna@example.com' },
  paymentMethod: 'crypto',
  items: [
    { id: 'ganesha', name: { ru: 'Ганеша <b>', en: 'Ganesha <b>' }, price: cents(30_000), quantity: 2, weeks: 4 },
    { id: 'saraswati', name: { ru: 'Сарасвати', en: 'Saraswati' }, price: cents(8_750), quantity: 1, weeks: 1 },
  ],
  total: cents(68_750),
  specialInstructions: 'Для мамы',
  isErased: false,
} satisfies Order;

async function receiptOf(
  changes: Partial<Pick<Order, 'contact' | 'language' | 'receiptNumber' | 'status'>>,
  { isTest = false } = {},
): Promise<Message[]> {
  const sent: Message[] = [];
  const send = createSendReceipt({
    newId: () => 'm-1',
    orderUrl: (id, language) => `https://shop.example/${language}/order/${id}`,
    isTest,
  });
  await send({ ...order, ...changes }, { add: async (message) => void sent.push(message) });
  return sent;
}

test('the receipt names the items, the total and the order, in the language of the order', async () => {
  const [russian] = await receiptOf({});
  expect(russian).toMatchObject({ channel: 'email', to: 'anna@example.com', subject: 'Заказ оплачен', language: 'ru' });
  expect(russian?.text).toMatch(/- Ганеша <b>, 1 месяц × 2: 600\s\$\n- Сарасвати, 1 неделя: 87,50\s\$\n/);
  expect(russian?.text).toContain('Заказ № 1042');
  expect(russian?.text).toMatch(/Оплачено: 687,50\s\$/);
  expect(russian?.text).toContain(`https://shop.example/ru/order/${order.id}`);
  const [english] = await receiptOf({ language: 'en' });
  expect(english?.text).toContain('- Ganesha <b>, 1 month × 2: $600\n- Saraswati, 1 week: $87.50\n');
  expect(english?.text).toContain('Paid: $687.50');
  expect(english?.text).toContain(`https://shop.example/en/order/${order.id}`);
});

test.each([
  ['ru', 'Чек № 1042'],
  ['en', 'Receipt no. 1042'],
] as const)('the receipt has its number, in %s', async (language, words) => {
  const [message] = await receiptOf({ language, receiptNumber: 1042 });
  expect(message?.text).toContain(words);
  expect((await receiptOf({ language }))[0]?.text).not.toContain(words.slice(0, 5));
});

test.each([
  ['ru', /войдите.*дату начала.*санкальпу/],
  ['en', /sign in.*start date.*sankalpa/],
] as const)('the receipt says what to do next, in %s', async (language, words) => {
  const [message] = await receiptOf({ language });
  expect(message?.text).toMatch(words);
  expect(message?.html).toMatch(words);
  // A receipt is also sent once more, and to an address that is given late.
  for (const status of ['processing', 'ready', 'completed'] as const)
    expect((await receiptOf({ language, status }))[0]?.text).not.toMatch(words);
});

test.each([
  ['ru', /настоящих денег .* не платили/],
  ['en', /no real money/],
] as const)('the receipt of a shop that takes no real money says so, in %s', async (language, words) => {
  expect((await receiptOf({ language }, { isTest: true }))[0]?.text).toMatch(words);
  expect((await receiptOf({ language }))[0]?.text).not.toMatch(words);
});

test('a name in the e-mail is text, never markup', async () => {
  const [message] = await receiptOf({});
  expect(message?.html).toContain('Ганеша &lt;b&gt;, 1 месяц × 2');
  expect(message?.html).not.toContain('<b>');
});

test('an order without contact data gets no receipt', async () => {
  expect(await receiptOf({ contact: null })).toEqual([]);
});
