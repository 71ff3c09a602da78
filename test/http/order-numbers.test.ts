import { expect, test } from 'vitest';
import type { components } from '#contract';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { createFollow } from '../../src/http/requests/references.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { byKey, createKey } from './steps/keys.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const steps = stepsOf(shop);

test('fifty orders at once get fifty numbers, all from 1001 on', async () => {
  const numbers = (await atOnce(50, () => steps.placeOrder())).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(50);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1001);
});

test('an order that was rolled back leaves its number to nobody', async () => {
  let lost = 0;
  const failed = shop.database.transact(async ({ orders }) => {
    lost = await orders.nextNumber();
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(lost).toBeGreaterThan(1000);
  expect((await steps.placeOrder()).number).toBeGreaterThan(lost);
});

/** A customer's order by a partner's link, which a card has paid. */
async function soldToAnna() {
  const anna = await signIn(shop);
  const { id, number } = await paidOrder(shop, { partner: 'indra', customerEmail: anna.contact });
  return { anna, id, number };
}

test('everybody with the link of an order is told its number, on its page and in its receipt', async () => {
  const { id, number } = await soldToAnna();
  expect((await steps.readOrder(id)).number).toBe(number);
  expect((await shop.request({ url: `/api/orders/${id}/receipt` })).json()).toMatchObject({ orderId: id, orderNumber: number });
});

test('a customer is told the numbers of their orders, in the list and in the copy of all data', async () => {
  const { anna, id, number } = await soldToAnna();
  const [listed] = (await anna.request({ url: '/api/orders' })).json<components['schemas']['CustomerOrder'][]>();
  expect(listed).toMatchObject({ id, number });
  expect((await anna.request({ url: '/api/account/export' })).json().orders).toMatchObject([{ id, number }]);
});

test('the shop finds an order by its number, reads it and downloads it', async () => {
  const { id, number } = await soldToAnna();
  const admin = await signInStaff(shop, 'administrator');
  const found = await admin.request({ url: `/api/admin/orders?q=${number}` });
  expect(found.json().items).toMatchObject([{ id, number }]);
  expect((await admin.request({ url: `/api/admin/orders/${id}` })).json()).toMatchObject({ id, number });
  const file = await admin.request({ url: `/api/admin/exports/orders?q=${number}&format=jsonl` });
  expect(JSON.parse(file.payload)).toMatchObject({ id, number });
  const table = await admin.request({ url: `/api/admin/exports/orders?q=${number}` });
  expect(table.payload.split('\r\n')[1]).toMatch(new RegExp(`^${number},`));
});

test('a program of the partner finds its order by its number, and no other’s', async () => {
  const { id, number } = await soldToAnna();
  const indra = await signInStaff(shop, 'partner', { partner: 'indra' });
  const { key } = await createKey(indra);
  const headers = byKey(key);
  const list = await shop.request({ url: `/api/partner/indra/orders?number=${number}`, headers });
  // The first contract has the beginning of the id under this name.
  expect(list.json().items).toMatchObject([{ id, orderNumber: number, number: id.slice(0, 8) }]);
  const none = await steps.placeOrder();
  expect((await shop.request({ url: `/api/partner/indra/orders?number=${none.number}`, headers })).json().items).toEqual([]);
});

test('no operation that everybody may call takes a number of an order in its address or headers', () => {
  const document = readContract({ withSandbox: true });
  const open = (createFollow(document)(allOperations(document)) as Described[]).filter(
    (operation) => operation['x-permission'] === undefined,
  );
  const taking = open.filter(({ parameters = [] }) => parameters.some(({ name }) => /number/i.test(name)));
  expect(open.length).toBeGreaterThan(20);
  expect(taking.map(({ operationId }) => operationId)).toEqual([]);
});

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly 'x-permission'?: string;
}
