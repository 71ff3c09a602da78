import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { queriesOf } from '../../src/adapters/postgres/engine/orm.ts';
import { migrationOf } from '../../src/adapters/postgres/migration-files.ts';
import { lockMigrations, recordedMigrations, runBesideOthers, runMigrations } from '../../src/adapters/postgres/migrations.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { openOrm } from './open-orm.ts';

let opened: Awaited<ReturnType<typeof openOrm>>;
beforeAll(async () => {
  opened = await openOrm(await freshDatabase());
});
afterAll(() => opened.drop());

const queries = () => queriesOf(opened.orm);
const last = async () => (await recordedMigrations(queries())).at(-1);
/** An index as an interrupted making left it, then its making. */
const INDEX = 'drop index concurrently if exists orders_trial;\ncreate index concurrently orders_trial on orders (language);\n';
const indexes = async () => {
  const found = sql<{ valid: boolean }>`select indisvalid as valid from pg_index where indexrelid = to_regclass('orders_trial')`;
  return (await found.execute(queries())).rows;
};

test('indexes of a file of their own are made again when their making was interrupted, and by a restore in its transaction', async () => {
  const migration = migrationOf('998-trial.concurrently', () => INDEX);
  await queries()
    .transaction()
    .execute((transaction) => runMigrations(transaction as Queries, [migration]));
  expect(await indexes()).toEqual([{ valid: true }]);
  await sql`update pg_index set indisvalid = false where indexrelid = to_regclass('orders_trial')`.execute(queries());
  await runBesideOthers(queries(), [migration]);
  expect(await indexes()).toEqual([{ valid: true }]);
  expect(await last()).toBe(migration.name);
});

// The embedded database has one connection, so nobody is beside a migration.
if (inject('databaseKind') === 'postgres') {
  const column = (name: string) => migrationOf(`999-${name}`, () => `alter table orders add column ${name} text;\n`);
  const holding = async (work: () => Promise<void>) =>
    queries()
      .transaction()
      .execute(async (transaction) => {
        await sql`lock table orders in row exclusive mode`.execute(transaction);
        await work();
      });

  test('a migration that does not get its table gives up soon, and others write meanwhile', async () => {
    await holding(async () => {
      await expect(runBesideOthers(queries(), [column('refused')], 1)).rejects.toThrow(/lock timeout/);
      await sql`delete from orders where false`.execute(queries());
    });
    expect(await last()).not.toBe('999-refused');
  });

  test('a migration that does not get its table tries again', async () => {
    const { name, run } = column('patient');
    const second = Promise.withResolvers<void>();
    let tries = 0;
    const counted = (inside: Queries) => {
      tries += 1;
      if (tries === 2) second.resolve();
      return run(inside);
    };
    let running: Promise<void> | undefined;
    await holding(async () => {
      running = runBesideOthers(queries(), [{ name, run: counted }]);
      await second.promise;
    });
    await running;
    expect(await last()).toBe(name);
  });

  test('an instance that waits for migrations does not stop an index that is made while others write', async () => {
    const lock = () =>
      queries()
        .transaction()
        .execute((transaction) => lockMigrations(transaction as Queries));
    let waiting: Promise<void> | undefined;
    await queries()
      .transaction()
      .execute(async (transaction) => {
        await lockMigrations(transaction as Queries);
        waiting = lock();
        const waitingForLock = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and query like '%try_advisory%'`;
        const waiters = async () => (await waitingForLock.execute(queries())).rows.length;
        // The one that has the lock, and the one that waits for it.
        await expect.poll(waiters, { timeout: 20_000 }).toBe(2);
        await runBesideOthers(queries(), [migrationOf('999-trial.concurrently', () => INDEX)]);
      });
    await waiting;
    expect(await indexes()).toEqual([{ valid: true }]);
  });
}
