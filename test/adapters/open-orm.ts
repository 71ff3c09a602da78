import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MikroORM as OnPostgres } from '@mikro-orm/postgresql';
import type { MikroORM } from '@mikro-orm/sql';
import { inject } from 'vitest';
import { openFolder } from '../../src/adapters/postgres/engine/open-folder.ts';
import { ORM_OPTIONS, queriesOf } from '../../src/adapters/postgres/engine/orm.ts';
import { bringUpToDate, migrationsOf, runMigrations } from '../../src/adapters/postgres/migrations.ts';
import { entities, type Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { emptyDatabase, type FreshDatabase } from '../support/fresh-database.ts';

/** The first of the migrations of before the baseline. */
const FIRST_OF_HISTORY = '2026-11-20-purchase';

/** MikroORM itself on a database of a test, for tests of the migrations. `drop` closes and removes it. */
export async function openOrm(fresh: FreshDatabase) {
  const { DATABASE_URL: clientUrl, DATA_DIR: folder = '' } = fresh.env;
  const { orm, close } = clientUrl ? await openServer(clientUrl) : await openFolder(join(folder, 'database'));
  orm.discoverEntity(entities);
  const within = (work: (queries: Queries) => Promise<void>) =>
    queriesOf(orm)
      .transaction()
      .execute((transaction) => work(transaction as Queries));
  /** What a start on the embedded database does. On PostgreSQL a start runs each migration in a transaction of its own once the baseline is there. */
  const migrate = () => within(bringUpToDate);
  /** Makes the tables of an empty database as a shop of before the baseline did, up to this migration. */
  const beginFormer = async (last: string) => {
    const migrations = await migrationsOf([FIRST_OF_HISTORY]);
    const end = migrations.findIndex(({ name }) => name === last);
    if (end === -1) throw new Error(`no such migration: ${last}`);
    await within((queries) => runMigrations(queries, migrations.slice(0, end + 1)));
  };
  /** Makes the tables of an empty database as a released shop did, up to this migration. */
  const beginReleased = async (last: string) => {
    const released = (await migrationsOf([])).filter(({ name }) => name <= last);
    await within((queries) => runMigrations(queries, released));
  };
  const drop = async () => {
    await close();
    await fresh.drop();
  };
  return { orm, migrate, beginFormer, beginReleased, close, drop };
}

/** A database of a test, opened without a shop. */
export async function inside<Result>(fresh: FreshDatabase, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const { orm, close } = await openOrm(fresh);
  return work(queriesOf(orm)).finally(close);
}

/** Of a test of migrations: an empty database of the kind that the project asks for, what runs a statement in it, and what adds an order. */
export async function openEmpty() {
  const opened = await openOrm(await emptyDatabase(inject('databaseKind')));
  const run = <Row extends object = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
    opened.orm.em.fork().execute<Row[]>(statement, [...values]);
  /** Stores an order with the columns that each version has. Returns its id. */
  const addOrder = async (status = 'paid', at: Date | string = new Date()): Promise<string> => {
    const id = randomUUID();
    await run(
      `insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
        values (?, ?, ?, 'ru', 'crypto', 30000, '')`,
      [id, status, at],
    );
    return id;
  };
  return { ...opened, run, addOrder };
}

async function openServer(clientUrl: string) {
  const orm = (await OnPostgres.init({ ...ORM_OPTIONS, clientUrl })) as MikroORM;
  return { orm, close: () => orm.close(true) };
}
