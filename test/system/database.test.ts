import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilReady } from '../support/gated-server.ts';
import { startServer } from '../support/server-process.ts';
import { sendOrder } from '../support/writers.ts';
import { buyAt } from './support/buy.ts';
import { type EncryptedPostgres, startEncryptedPostgres } from './support/encrypted-postgres.ts';
import { type PgBouncer, POOL_SIZE, startPgBouncer } from './support/pgbouncer.ts';

const CUSTOMERS = 40;

let postgres: EncryptedPostgres;
let pooler: PgBouncer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  postgres = await startEncryptedPostgres();
  pooler = await startPgBouncer(postgres);
});
afterAll(async () => {
  await pooler.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Two instances that start at the same time on a new database; `port` is the pooler's. */
async function startTwo(database: string, port?: number) {
  await postgres.ask('postgres', `create database ${database}`);
  const env = { DATABASE_URL: postgres.urlOf(database, port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  return Promise.all([startServer(env), startServer(env)]);
}

test('with sslmode=verify-full two instances fill a new database and sell, and each of their connections is encrypted', async () => {
  const shops = await startTwo('direct');
  await buyAt(shops);
  const encrypted = await postgres.connections('direct');
  expect(encrypted.length).toBeGreaterThanOrEqual(shops.length);
  expect(new Set(encrypted)).toEqual(new Set([true]));
  for (const shop of shops) expect((await shop.stop()).code).toBe(0);
});

test('behind PgBouncer in transaction mode two instances fill a new database, sell to a crowd by few connections, and outlive its restart', async () => {
  const shops = await startTwo('pooled', pooler.port);
  const { id } = await buyAt(shops);

  const crowd = Array.from({ length: CUSTOMERS }, (_, index) => sendOrder(shops[index % 2]?.url ?? ''));
  const encrypted = await postgres.connections('pooled');
  const answers = await Promise.all(crowd);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(CUSTOMERS);
  expect(encrypted.length).toBeLessThanOrEqual(POOL_SIZE);
  expect(new Set(encrypted)).toEqual(new Set([true]));

  await pooler.restart();
  for (const shop of shops) await untilReady(shop);
  const again = await buyAt(shops);
  const kept = await postgres.ask<{ id: string }>('pooled', 'select id from orders');
  const expected = [id, again.id, ...answers.map((answer) => answer.id)];
  expect(kept.map((order) => order.id).sort()).toEqual(expected.sort());
  for (const shop of shops) expect((await shop.stop()).code).toBe(0);
});
