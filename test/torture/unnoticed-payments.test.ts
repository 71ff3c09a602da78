import pLimit from 'p-limit';
import { expect, inject, test } from 'vitest';
import { created, post } from '../support/customers.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { oneRitual } from '../support/orders.ts';
import { startServer } from '../support/server-process.ts';
import { startVendor } from '../support/vendor.ts';

const isFull = inject('crowd') === 'full';
const ORDERS = isFull ? 100 : 2;
const gateways = isFull ? (['nowpayments', 'btcpay'] as const) : (['btcpay'] as const);

test.for(gateways)(
  'with the browser closed and every notice dropped orders whose coins came become paid (%s)',
  async (gateway) => {
    const database = await freshDatabase('postgres');
    // The vendor's notices come nowhere.
    const vendor = await startVendor[gateway]({ send: () => undefined });
    const shop = await startServer({ ...database.env, ...vendor.settings, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
    const orders = await pLimit(10).map(Array(ORDERS).fill(oneRitual), (order) => openPayment(shop.url, order));

    const times: number[] = [];
    const paid = orders.map(async ({ id, address }) => {
      vendor.arrive(address, '0.005');
      const start = performance.now();
      await expect.poll(() => statusOf(shop.url, id), { timeout: 180_000, interval: 250 }).toBe('paid');
      times.push((performance.now() - start) / 1000);
    });
    await Promise.all(paid);
    await shop.stop();
    await vendor.close();
    await database.drop();
    if (!isFull) return;
    process.stdout.write(
      `${ORDERS} orders at ${gateway} without a notice: the last was paid after ${Math.max(...times).toFixed(1)} s\n`,
    );
    expect(Math.max(...times)).toBeLessThan(60);
  },
);

async function openPayment(url: string, body: object): Promise<{ id: string; address: string }> {
  const { id, total } = await created<{ id: string; total: number }>(post(`${url}/api/orders`, body));
  const payment = { orderId: id, currency: 'BTC', amountUsd: total };
  const { address } = await created<{ address: string }>(post(`${url}/api/crypto/payment`, payment));
  return { id, address };
}

async function statusOf(url: string, orderId: string): Promise<string> {
  const answer = await fetch(`${url}/api/orders/${orderId}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { status: string }).status;
}
