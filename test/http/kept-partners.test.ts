import { expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { placeOrder } from './steps/purchase.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' }, overrides: { clock } });

test('a payer chooses to pay a partner by hand long after the order was placed, when the shop must look for the partner again', async () => {
  const { id } = await placeOrder(shop, { ...oneRitual, partner: 'indra' });
  pass(3600);
  const answer = await shop.request({ method: 'POST', url: `/api/orders/${id}/manual-payment` });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'waiting', partner: { name: 'Indra Sharma' } });
});
