import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { post } from '../../support/customers.ts';
import { oneRitual, type PlacedOrder } from '../../support/orders.ts';
import type { ServerProcess } from '../../support/server-process.ts';

/** Places an order at one instance, opens its payment at another, pays it at the first, and waits until the second says that it is paid. */
export async function buyAt([one, other]: readonly [ServerProcess, ServerProcess]): Promise<PlacedOrder> {
  const order = await created<PlacedOrder>(one, '/api/orders', oneRitual);
  const newPayment = { orderId: order.id, currency: 'BTC', amountUsd: oneRitual.total };
  const { id } = await created<{ id: string }>(other, '/api/crypto/payment', newPayment);
  expect((await post(`${one.url}/api/sandbox/crypto/payments/${id}/transfers`, {})).ok).toBe(true);
  const statusOf = async (path: string) => ((await (await fetch(`${other.url}${path}`)).json()) as { status: string }).status;
  await expect.poll(() => statusOf(`/api/crypto/payment/${id}/status`), { timeout: 60_000 }).toBe('completed');
  expect(await statusOf(`/api/orders/${order.id}`)).toBe('paid');
  return order;
}

async function created<Body>({ url }: ServerProcess, path: string, body: object): Promise<Body> {
  const answer = await post(`${url}${path}`, body, { 'idempotency-key': randomUUID() });
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  return JSON.parse(text) as Body;
}
