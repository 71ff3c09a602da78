import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { freshDatabase } from '../support/fresh-database.ts';
import { guestOrder, type PlacedOrder } from '../support/orders.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { killAtFirstAnswer } from './kill-at-first-answer.ts';

const rounds = { few: 1, small: 2, full: 50 }[inject('crowd')];
const ordersAtOnce = 4;

test.concurrent.each(['pglite', 'postgres'] as const)(
  'an acknowledged order survives kill -9, once and with its items (%s)',
  async (kind) => {
    const database = await freshDatabase(kind);
    const env = { SHOP_MODE: 'sandbox', RATE_LIMITS: 'off', ...database.env };
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < rounds; round++) {
      const server = await startServer(env);
      await expectKept(server, [...acknowledged].slice(-ordersAtOnce));
      for (const [key, id] of await killAfterFirstAnswer(server)) acknowledged.set(key, id);
    }

    const server = await startServer(env);
    await expectKept(server, [...acknowledged]);
    await expectRepliesTheSame(server, acknowledged);
    expect((await server.stop()).code).toBe(0);
    await database.drop();

    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
  },
);

/**
 * Places orders at once and kills the server as soon as one order is acknowledged. Returns the ids of acknowledged orders by
 * their keys.
 */
async function killAfterFirstAnswer(server: ServerProcess): Promise<Map<string, string>> {
  const placed = new Map<string, string>();
  const place = async () => {
    const key = randomUUID();
    placed.set(key, (await placeOrder(server, key)).id);
  };
  await killAtFirstAnswer(
    server,
    Array.from({ length: ordersAtOnce }, () => place),
  );
  return placed;
}

async function placeOrder(server: ServerProcess, key: string): Promise<PlacedOrder> {
  const response = await fetch(`${server.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(guestOrder),
  });
  const body = await response.text();
  expect(response.status, body).toBe(201);
  return JSON.parse(body);
}

/** Reads every order and compares it with the order that was sent. */
async function expectKept(server: ServerProcess, orders: readonly (readonly [key: string, id: string])[]): Promise<void> {
  for (const [, id] of orders) {
    const response = await fetch(`${server.url}/api/orders/${id}`);
    expect(response.status).toBe(200);
    const { items, total } = (await response.json()) as PlacedOrder;
    expect(items.map(({ id, price, quantity }) => ({ id, price, quantity }))).toEqual(
      guestOrder.items.map(({ id, price, quantity }) => ({ id, price, quantity })),
    );
    expect(total).toBe(guestOrder.total);
  }
}

/** Checks that a client who repeats a request after the crash gets the same order and not a second one. */
async function expectRepliesTheSame(server: ServerProcess, acknowledged: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, id] of acknowledged) expect((await placeOrder(server, key)).id).toBe(id);
}
