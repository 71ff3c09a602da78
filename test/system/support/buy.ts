import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { created, post } from '../../support/customers.ts';
import { oneRitual, type PlacedOrder } from '../../support/orders.ts';
import type { ServerProcess } from '../../support/server-process.ts';

/** Places an order at one instance, opens its payment at another, pays it at the first, and waits until the second says that it is paid. */
export async function buyAt([one, other]: readonly [ServerProcess, ServerProcess]): Promise<PlacedOrder> {
  const order = await created<PlacedOrder>(post(`${one.url}/api/orders`, oneRitual, ownKey()));
  const newPayment = { orderId: order.id, currency: 'BTC', amountUsd: oneRitual.total };
  const { id } = await created<{ id: string }>(post(`${other.url}/api/crypto/payment`, newPayment, ownKey()));
  expect((await post(`${one.url}/api/sandbox/crypto/payments/${id}/transfers`, {})).ok).toBe(true);
  const statusOf = async (path: string) => ((await (await fetch(`${other.url}${path}`)).json()) as { status: string }).status;
  await expect.poll(() => statusOf(`/api/crypto/payment/${id}/status`), { timeout: 60_000 }).toBe('completed');
  expect(await statusOf(`/api/orders/${order.id}`)).toBe('paid');
  return order;
}

const ownKey = () => ({ 'idempotency-key': randomUUID() });
