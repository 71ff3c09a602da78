import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { untilReady } from '../support/gated-server.ts';
import { guestOrder } from '../support/orders.ts';
import { type EmbeddedPostgres, startEmbedded } from '../support/postgres/embedded.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import { type OutsideLedger, sendOrder, writeUntilRefused } from '../support/writers.ts';

const ROUNDS = 3;

let postgres: EmbeddedPostgres;
let server: ServerProcess;
let folder: string;
beforeAll(async () => {
  postgres = await startEmbedded();
  folder = await mkdtemp(join(tmpdir(), 'shop-data-'));
  server = await startServer({ DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const sql = <Row extends object>(statement: string) => runSql<Row>(postgres.urlOf('postgres'), statement);

test('a shop whose database can put nothing more on its disk is not ready', async () => {
  await untilReady(server);
  // What a full disk refuses first: new files and new pages, while rows still find room in old ones.
  await sql('alter system set temp_file_limit = 0');
  await sql('select pg_reload_conf()');
  await expect.poll(async () => (await fetch(`${server.url}/api/health/ready`)).status, { timeout: 60_000 }).toBe(503);
  await sql('alter system reset temp_file_limit');
  await sql('select pg_reload_conf()');
  await untilReady(server);
});

test.each([
  ['killed with all its processes', 'kill'],
  ['restarted', 'fast'],
] as const)(
  'while PostgreSQL is %s under load the shop answers 503, recovers without a restart, and keeps every acknowledged order once',
  async (_, how) => {
    const ledger: OutsideLedger = { sent: new Set(), acknowledged: new Map() };
    const before = await countOrders();
    for (let round = 0; round < ROUNDS; round += 1) {
      let ended: Promise<void> | undefined;
      const refusals = await writeUntilRefused(server.url, {
        customers: 8,
        ledger,
        onOrder: (count) => {
          // Each round ends it at another moment.
          if (count === 20 + round * 7) ended = postgres.end(how);
        },
      });
      expect(new Set(refusals)).toEqual(new Set([503]));
      await ended;
      await postgres.start();
      await untilReady(server);
    }

    expect(ledger.acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 20);
    const kept = await sql<{ id: string; items: number }>(
      'select orders.id, count(*)::int as items from orders join order_items on order_id = orders.id group by orders.id',
    );
    const items = new Map(kept.map((row) => [row.id, row.items]));
    expect([...ledger.acknowledged.values()].filter((id) => items.get(id) !== guestOrder.items.length)).toEqual([]);
    // Customers without an answer retry under the same key and have one order each.
    for (const key of ledger.sent) {
      const { status, id } = await sendOrder(server.url, key);
      expect([status, id]).toEqual([201, ledger.acknowledged.get(key) ?? id]);
    }
    expect(await countOrders()).toBe(before + ledger.sent.size);
  },
);

test('the shop turns off no setting that makes PostgreSQL durable', async () => {
  // Asked on a connection of the shop's own: a setting may be of a connection alone.
  const database = await openDatabase(readDatabaseAddress(postgres.urlOf('postgres')));
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await kysely<{ value: string }>`select current_setting(${name}) as value`.execute(database.queries);
    expect([name, rows[0]?.value]).toEqual([name, 'on']);
  }
  await database.close();
});

async function countOrders(): Promise<number> {
  const [row] = await sql<{ count: number }>('select count(*)::int as count from orders');
  return row?.count ?? 0;
}
