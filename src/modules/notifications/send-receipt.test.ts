import { expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import type { ConfirmedBy, Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { RECEIPT_WORDS } from '#words/letters.ts';
import { createSendReceipt } from './send-receipt.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

const items = [
  anItem({ quantity: 2 }),
  anItem({ id: 'saraswati', name: { ru: 'Сарасвати', en: 'Saraswati' }, price: cents(8_750), weeks: 1 }),
];
const order = anOrder('paid', { items, total: cents(68_750) });

interface Case {
  readonly changes?: Partial<Pick<Order, 'language' | 'receiptNumber' | 'status' | 'heldUntil'>>;
  readonly confirmedBy?: ConfirmedBy;
  readonly isTest?: boolean;
}

async function receiptOf({ changes = {}, confirmedBy, isTest = false }: Case = {}): Promise<Message> {
  const { sent, messages } = createOutbox();
  const send = createSendReceipt({ ...letterPlace, newId: () => 'm-1', isTest });
  await send({ ...order, ...changes } as Order, messages, confirmedBy);
  return sent[0] as Message;
}

test('the receipt names the items, the total and the order, in the language of the order', async () => {
  const russian = await receiptOf();
  expect(russian).toMatchObject({ channel: 'email', to: 'anna@example.com', subject: 'Заказ оплачен', language: 'ru' });
  expect(russian.text).toMatch(/- Ганеша, 1 месяц × 2: 600\s\$\n- Сарасвати, 1 неделя: 87,50\s\$\n/);
  expect(russian.text).toContain('Заказ № 1042');
  expect(russian.text).toMatch(/Оплачено: 687,50\s\$/);
  expect(russian.text).toContain(`https://shop.example/ru/order/${order.id}`);
  const english = await receiptOf({ changes: { language: 'en' } });
  for (const fact of ['- Ganesha, 1 month × 2: $600\n', 'Paid: $687.50', `https://shop.example/en/order/${order.id}`])
    expect(english.text).toContain(fact);
});

test.each([
  ['ru', 'Чек №', 'Чек № 7'],
  ['en', 'Receipt no.', 'Receipt no. 7'],
] as const)('the receipt has its number, if any, in %s', async (language, word, numbered) => {
  expect((await receiptOf({ changes: { language, receiptNumber: 7 } })).text).toContain(numbered);
  expect((await receiptOf({ changes: { language } })).text).not.toContain(word);
});

test.each([
  ['ru', /войдите.*дату начала.*санкальпу/],
  ['en', /sign in.*start date.*sankalpa/],
] as const)(
  'the receipt says in %s to sign in and choose the day, as long as that is the customer’s to do',
  async (language, words) => {
    const { text, html } = await receiptOf({ changes: { language } });
    for (const form of [text, html]) expect(form).toMatch(words);
    // A receipt is also sent once more, and to an address that is given late.
    for (const status of ['processing', 'ready', 'completed'] as const)
      expect((await receiptOf({ changes: { language, status } })).text).not.toMatch(words);
  },
);

test.each([
  ['ru', /настоящих денег .* не платили/],
  ['en', /no real money/],
] as const)('the receipt of a shop that takes no real money says so, in %s', async (language, words) => {
  expect((await receiptOf({ changes: { language }, isTest: true })).text).toMatch(words);
  expect((await receiptOf({ changes: { language } })).text).not.toMatch(words);
});

test('a receipt names who confirmed the money, when a person did', async () => {
  const words = RECEIPT_WORDS.en.confirmed;
  const textBy = async (confirmedBy?: ConfirmedBy) =>
    (await receiptOf({ changes: { language: 'en' }, ...(confirmedBy && { confirmedBy }) })).text;
  expect(await textBy({ partner: 'Indra' })).toContain(words('Indra'));
  expect(await textBy('shop')).toContain(words(null));
  const text = await textBy();
  for (const name of ['Indra', null]) expect(text).not.toContain(words(name));
});

test('a receipt waits as long as its payment can be taken back', async () => {
  const heldUntil = new Date('2026-11-20T10:30:00Z');
  expect((await receiptOf({ changes: { heldUntil } })).notBefore).toEqual(heldUntil);
  expect((await receiptOf()).notBefore).toBeUndefined();
});

test('an order without contact data gets no receipt', async () => {
  const { sent, messages } = createOutbox();
  await createSendReceipt({ ...letterPlace, newId: () => 'm-1' })(anErasedOrder('paid'), messages);
  expect(sent).toEqual([]);
});
