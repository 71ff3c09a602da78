import { type QueryExecutorProvider, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { readConnectionLimit } from '../../src/adapters/postgres/engine/connection-limit.ts';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { codeOf } from '../../src/kernel/error-code.ts';
import { templateDatabase } from '../support/provided.ts';
import { openStartUpGate } from '../support/start-up-gate.ts';

/** A database behind a gate; `asPooler` as if each transaction could meet another connection. */
async function open(asPooler: boolean) {
  const url = new URL(`${inject('postgresOrigin')}${templateDatabase}?sslmode=disable`);
  const gate = await openStartUpGate(Number(url.port), { asPooler });
  url.port = `${gate.port}`;
  const database = await openDatabase(readDatabaseAddress(url.href));
  onTestFinished(async () => {
    await database.close();
    gate.close();
  });
  return { database, gate };
}

const limitIn = async (queries: QueryExecutorProvider) =>
  (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(queries)).rows[0]?.limit;

describe.each([
  ['directly', false],
  ['behind a pooler', true],
])('connected %s', (_, asPooler) => {
  test('the start-up names user, database and encoding alone: poolers refuse limits there', async () => {
    const { database, gate } = await open(asPooler);
    await database.ping();
    expect(gate.startUps).toHaveLength(1);
    expect(gate.startUps[0]).toMatch(/user \S+ database \S+/);
    expect(gate.startUps[0]).not.toMatch(/timeout|options/);
  });

  test('a statement alone and each statement of a transaction are limited, and the limit ends them', async () => {
    const { database } = await open(asPooler);
    expect(await limitIn(database.queries)).toBe('4s');
    const inTransaction = database.queries.transaction();
    expect(await inTransaction.execute(limitIn)).toBe('4s');
    const endless = sql`select pg_sleep(60)`.execute(database.queries);
    expect(await endless.catch(codeOf)).toBe('57014');
    expect(await limitIn(database.queries)).toBe('4s');
  });

  test('a transaction of a backup sees the database as it stood at its beginning, and is limited too', async () => {
    const { database } = await open(asPooler);
    const snapshot = database.queries.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    const isolation = sql<{ level: string }>`select current_setting('transaction_isolation') as level`;
    await snapshot.execute(async (queries) => {
      expect((await isolation.execute(queries)).rows).toEqual([{ level: 'repeatable read' }]);
      expect(await limitIn(queries)).toBe('4s');
    });
  });

  test('a statement that fails is told as it failed, and the next one is limited too', async () => {
    const { database } = await open(asPooler);
    expect(await sql`select 1 / 0`.execute(database.queries).catch(codeOf)).toBe('22012');
    const halfway = database.queries.transaction();
    expect(await halfway.execute((queries) => sql`select 1 / 0`.execute(queries)).catch(codeOf)).toBe('22012');
    expect(await limitIn(database.queries)).toBe('4s');
  });
});

test('PostgreSQL allows the shop no connection that it reserves for others', async () => {
  const { database } = await open(false);
  const { allowed } = await readConnectionLimit(database.queries);
  const setting = (name: string) => sql`current_setting(${name})::int`;
  const { rows } = await sql<{ most: number; reserved: number }>`select ${setting('max_connections')} as most,
    ${setting('superuser_reserved_connections')} as reserved`.execute(database.queries);
  const { most = 0, reserved = 0 } = rows[0] ?? {};
  expect(reserved).toBeGreaterThan(0);
  expect(allowed).toBeLessThanOrEqual(most - reserved);
  expect(allowed).toBeGreaterThan(4);
});
