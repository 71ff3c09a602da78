import type { MikroORM } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { ShopError } from '#kernel/errors.ts';
import { onceIn } from '#kernel/once-in.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Connection, PostgresAddress } from './engine/connection.ts';
import { isAboutDeletedUser, isContention } from './engine/failures.ts';
import { explainFullDisk } from './engine/full-disk.ts';
import { keepOnlyIdleConnections } from './engine/idle-connections.ts';
import { openFolder } from './engine/open-folder.ts';
import { openPool } from './engine/open-pool.ts';
import { queriesOf } from './engine/orm.ts';
import { createSeal, type Seal } from './engine/seal.ts';
import { limitStatements } from './engine/statement-limit.ts';
import { createWriteGate, type WriteGate } from './engine/write-gate.ts';
import { proveWrite } from './engine/write-proof.ts';
import { bringUpBesideOthers, bringUpToDate, lockMigrations } from './migrations.ts';
import { createReaders, createStores, type Stores } from './stores.ts';
import type { Queries } from './tables/entities.ts';

/** The database of the shop: PostgreSQL, or PGlite in a data folder that only this process uses. */
export type Database = ReturnType<typeof databaseOf>;

/** Where PostgreSQL 15 or newer is, with the most connections to hold, or a folder (`memory://` for none) for the embedded database. */
export type DatabaseLocation = (PostgresAddress & { readonly poolSize?: number }) | { readonly folder: string };

const USUAL_POOL_SIZE = 10;
/** When the database is away, a request must fail within five seconds. */
const QUERY_MILLISECONDS = 4500;
/** For so long the answer to whether the database can write is kept. */
const PROOF_KEPT_MILLISECONDS = 1000;

/**
 * Opens the database. Throws when the folder is in use by another process. Whether PostgreSQL answers may show at the first query only:
 * `ping` asks. `seal` enciphers secrets; without it none can be stored.
 */
export async function openDatabase(location: DatabaseLocation, seal: Seal = createSeal([])): Promise<Database> {
  if ('folder' in location) return fromFolder(location.folder, seal);
  const { poolSize = USUAL_POOL_SIZE, ...address } = location;
  return fromPostgres(address, poolSize, seal);
}

async function fromPostgres(address: PostgresAddress, poolSize: number, seal: Seal): Promise<Database> {
  const { connectionTo } = await import('./engine/connection.ts');
  const connection = await connectionTo(address);
  const gate = createWriteGate();
  let pool: Pool | undefined;
  const orm = await openPool(connection, poolSize, {
    query_timeout: QUERY_MILLISECONDS,
    onConnect: async (client: ClientBase) => {
      await limitStatements(client);
      gate.guard(client);
    },
    onPoolCreated: (created: Pool) => {
      pool = created;
      keepOnlyIdleConnections(created, gate.suspect);
    },
  });
  return databaseOf(orm, {
    migrate: (seed) => migrateBesideOthers(connection, seed),
    close: () => orm.close(true),
    seal,
    gate,
    connections: () => pool && stateOf(pool, poolSize),
  });
}

/**
 * Runs pending migrations, then `seed`. Migrations have connections of their own, without a time limit, as has the wait for another instance
 * that runs them under the lock: one connection holds the lock, the other runs them. `seed` has what a transaction of the shop has.
 */
async function migrateBesideOthers(connection: Connection, seed: () => Promise<void>): Promise<void> {
  const orm = await openPool(connection, 2);
  try {
    const queries = queriesOf(orm);
    await queries.transaction().execute(async (transaction) => {
      await lockMigrations(transaction as Queries);
      await bringUpBesideOthers(queries);
      await seed();
    });
  } finally {
    await orm.close(true);
  }
}

function stateOf({ totalCount, idleCount, waitingCount }: Pool, most: number) {
  return { most, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

async function fromFolder(folder: string, seal: Seal): Promise<Database> {
  const { orm, close } = await openFolder(folder);
  // Only this process uses the embedded database, so no lock is needed.
  const migrate = (seed: () => Promise<void>) =>
    explainFullDisk(folder, async () => {
      const transaction = queriesOf(orm).transaction();
      await transaction.execute((inside) => bringUpToDate(inside as Queries));
      await seed();
    });
  return databaseOf(orm, { migrate, close, seal });
}

/** What differs between the two kinds of database. */
interface Surroundings {
  /** Runs pending migrations, then `seed`, while no other instance does. */
  readonly migrate: (seed: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly seal: Seal;
  /** Missing for the embedded database, whose writes wait for no other server. */
  readonly gate?: WriteGate;
  readonly connections?: () => ReturnType<typeof stateOf> | undefined;
}

function databaseOf(orm: MikroORM, { migrate, close, seal, gate, connections = () => undefined }: Surroundings) {
  const queries = queriesOf(orm);

  // A transaction of Kysely releases its connection even when the rollback fails; a transaction of MikroORM never would.
  const transact: Transact<Stores> = (work) =>
    retryContention(() => queries.transaction().execute((transaction) => work(createStores(transaction as Queries, seal))));

  const prove = () => proveWrite(queries);
  const ask = () => (gate ? gate.exempt(prove) : prove());
  const proof = onceIn(PROOF_KEPT_MILLISECONDS, ask, () => performance.now());
  gate?.proveBy(proof);

  return {
    transact,
    /** What is read outside a transaction. */
    readers: createReaders(queries, seal),
    /** Queries outside a transaction. */
    queries,
    /** Resolves when the database answers; throws what the driver says otherwise. */
    async ping() {
      await sql`select 1`.execute(queries);
    },
    /**
     * Like `ping`, and throws for a database that is read-only, as during a failover, or in which no order could be written within the last
     * second. Needs the tables.
     */
    async canWrite() {
      // PostgreSQL refuses this in a read-only transaction, though it deletes nothing.
      await queries.deleteFrom('rate_limits').where(sql<boolean>`false`).execute();
      await proof();
    },
    /** Runs pending migrations, then `seed`; several instances may start at once. */
    migrate: (seed: (stores: Stores) => Promise<void>) => migrate(() => transact(seed)),
    /** What the pool of connections is doing; undefined for the embedded database, and before the first connection. */
    connections,
    close,
  };
}

const MOST_ATTEMPTS = 5;

/**
 * Retries a transaction that PostgreSQL aborted because of a conflict with another transaction, or because a user whom a new row names was
 * deleted meanwhile. When a later attempt names a deleted user, throws `not_signed_in`.
 */
async function retryContention<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isAboutDeletedUser(error) && attempt > 1) throw new ShopError('not_signed_in');
    const isWorthAnother = isContention(error) || isAboutDeletedUser(error);
    if (error instanceof ShopError || attempt >= MOST_ATTEMPTS || !isWorthAnother) throw error;
    return retryContention(run, attempt + 1);
  }
}
