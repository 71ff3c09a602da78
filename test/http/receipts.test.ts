import { expect, test } from 'vitest';
import type { components } from '#contract';
import { RECEIPT_WORDS } from '#words/letters.ts';
import { openShop } from '../support/shop.ts';
import { messagesTo, newContact } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';

const shop = await openShop();
const steps = stepsOf(shop);

test('receipts are numbered without gaps, however many orders are paid at once and whatever fails in between', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => steps.placeOrder()));
  const failing = shop.database.transact(async (stores) => {
    await stores.orders.lock(orders[0]?.id ?? '');
    await stores.orders.numberReceipt(orders[0]?.id ?? '');
    throw new Error('the settlement failed');
  });
  await expect(failing).rejects.toThrow('the settlement failed');
  const paid = await Promise.all(orders.map(({ id }) => steps.payByCard(id)));
  expect(paid.map(({ receiptNumber }) => receiptNumber ?? 0).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a receipt's number stands in its mail, on the page of the order and in the ledger, and a repeated payment does not change it", async () => {
  const { id, receiptNumber: before } = await steps.placeOrder();
  expect(before).toBeUndefined();
  const { receiptNumber } = await steps.payByCard(id);
  await steps.payByCard(id);
  expect((await steps.readOrder(id)).receiptNumber).toBe(receiptNumber);
  const { mails, ledger } = await recordsOf(shop, id);
  const words = mails.map(({ language, text }) => text.includes(`${RECEIPT_WORDS[language].receipt} ${receiptNumber}`));
  expect(words).toEqual([true]);
  expect(ledger.find(({ kind }) => kind === 'order_paid')?.data).toMatchObject({ receiptNumber });
});

const receiptOf = (orderId: string, file = 'receipt') => shop.request({ url: `/api/orders/${orderId}/${file}` });

test('an order has a receipt once it is paid, with the transfer that paid it and no more of the customer than the order shows', async () => {
  const email = newContact();
  const order = await steps.placeOrder({ customerEmail: email });
  const payment = await steps.openPayment(order);
  for (const file of ['receipt', 'receipt.pdf']) expect((await receiptOf(order.id, file)).statusCode).toBe(404);
  await steps.transfer(payment.id);
  const paid = await steps.readOrder(order.id);
  const receipt = (await receiptOf(order.id)).json<components['schemas']['Receipt']>();
  const { firstName, maskedEmail } = paid.contact;
  expect(receipt).toMatchObject({ number: paid.receiptNumber, orderId: order.id, total: paid.total, items: paid.items });
  expect(receipt.customer).toEqual({ firstName, maskedEmail });
  expect(receipt.payments).toEqual([
    {
      method: 'crypto',
      currency: 'BTC',
      network: 'Bitcoin',
      amount: '0.00500000',
      transactionIds: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    },
  ]);
  const [letter] = await messagesTo(shop, email);
  expect(letter?.text).toContain(`/order/${order.id}/receipt`);
});

test('the receipt as a file is a PDF with its number as its name, in the language asked', async () => {
  const { id } = await steps.placeOrder();
  const { receiptNumber } = await steps.payByCard(id);
  const russian = await receiptOf(id, 'receipt.pdf?lang=ru');
  const english = await receiptOf(id, 'receipt.pdf?lang=en');
  expect(english.headers['content-type']).toBe('application/pdf');
  expect(english.headers['content-disposition']).toBe(`attachment; filename="receipt-${receiptNumber}.pdf"`);
  expect([russian, english].map(({ rawPayload }) => /\/Lang \((\w+)\)/.exec(rawPayload.toString('latin1'))?.[1])).toEqual([
    'ru',
    'en',
  ]);
});
