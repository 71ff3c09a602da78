import { expect, test } from 'vitest';
import { RECEIPT_WORDS } from '#words/letters.ts';
import { openShop } from '../support/shop.ts';
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

test("a receipt's number stands in its mail, on the page of the order and in the ledger, and never changes", async () => {
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
