import { setFlagsFromString } from 'node:v8';
import type { EntityManager, EntitySchema, MikroORM } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { ShopError } from '#kernel/errors.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { PostgresAddress } from './engine/connection.ts';
import { lockDataFolder } from './engine/data-folder-lock.ts';
import { layEmptyDatabase } from './engine/empty-database.ts';
import { isAboutDeletedUser, isContention } from './engine/failures.ts';
import { beginningWhole, tellingFullDisk } from './engine/full-disk.ts';
import { keepOnlyIdleConnections } from './engine/idle-connections.ts';
import { createSeal, type Seal } from './engine/seal.ts';
import { limitStatements } from './engine/statement-limit.ts';
import { VALUE_PARSERS } from './engine/value-parsers.ts';
import { createWriteGate, type WriteGate } from './engine/write-gate.ts';
import { onceASecond, proveWrite } from './engine/write-proof.ts';
import { bringUpBesideOthers, bringUpToDate, lockMigrations } from './migrations.ts';
import { createStores, type Stores } from './stores.ts';
import type { Queries } from './tables/entities.ts';

/** The database of the shop: PostgreSQL, or PGlite in a data folder that only this process uses. */
export interface Database {
  readonly transact: Transact<Stores>;
  /** Queries outside a transaction. */
  readonly queries: Queries;
  /** Resolves when the database answers; throws `unavailable` otherwise. */
  ping(): Promise<void>;
  /** Like `ping`, and throws for a database that is read-only, as during a failover, or in which no order could be written a second ago. Needs the tables. */
  canWrite(): Promise<void>;
  /** Runs pending migrations, then `seed`; several instances may start at once. */
  migrate(seed: (stores: Stores) => Promise<void>): Promise<void>;
  /** What the pool of connections is doing; undefined for the embedded database, and before the first connection. */
  connections(): { most: number; busy: number; idle: number; waiting: number } | undefined;
  close(): Promise<void>;
}

/** Where PostgreSQL 15 or newer is, with the most connections to hold, or a folder (`memory://` for none) for the embedded database. */
export type DatabaseLocation = (PostgresAddress & { readonly poolSize?: number }) | { readonly folder: string };

const USUAL_POOL = 10;

/**
 * Options of MikroORM that both databases share. Queries take only their types from the entities: to discover the entities would be a
 * twelfth of the start. What compares them with the tables names them.
 */
export const ORM_OPTIONS = {
  entities: [],
  discovery: { warnWhenNoEntities: false },
  // Statements and parameters are never logged, because they hold personal data.
  debug: false,
  logger: () => undefined,
};

/**
 * Opens the database. Throws when the folder is in use by another process, or when PostgreSQL does not answer on first use. `seal`
 * enciphers messages with secrets; without it none can be stored.
 */
export async function openDatabase(location: DatabaseLocation, seal: Seal = createSeal([])): Promise<Database> {
  return 'folder' in location ? fromFolder(location.folder, seal) : fromPostgres(location, seal);
}

async function fromPostgres(
  { poolSize = USUAL_POOL, ...address }: PostgresAddress & { readonly poolSize?: number },
  seal: Seal,
): Promise<Database> {
  const { connectionTo } = await import('./engine/connection.ts');
  const connection = await connectionTo(address);
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const options = { ...ORM_OPTIONS, dbName: connection.database || 'postgres' };
  const gate = createWriteGate();
  let own: Pool | undefined;
  const orm = await MikroORM.init({
    ...options,
    pool: { min: 0, max: poolSize },
    // When the database is away, a request must fail within five seconds.
    driverOptions: {
      ...connection,
      query_timeout: 4500,
      onConnect: async (client: ClientBase) => {
        await limitStatements(client);
        gate.guard(client);
      },
      onPoolCreated: (pool: Pool) => {
        own = pool;
        keepOnlyIdleConnections(pool, gate.suspect);
      },
    },
  });
  // Migrations have no time limit, and neither has the wait for another instance that runs them under the lock.
  const migrate = async (seed: () => Promise<void>) => {
    const patient = await MikroORM.init({
      ...options,
      pool: { min: 0, max: 2 },
      driverOptions: { ...connection },
    });
    try {
      const queries = queriesOf(patient);
      await queries.transaction().execute(async (transaction) => {
        await lockMigrations(transaction as Queries);
        await bringUpBesideOthers(queries);
        await seed();
      });
    } finally {
      await patient.close(true);
    }
  };
  return describe(orm, { migrate, release: async () => undefined, seal, gate, connections: () => own && stateOf(own, poolSize) });
}

async function fromFolder(folder: string, seal: Seal): Promise<Database> {
  const { orm, release } = await openFolder(folder);
  // Only this process uses the embedded database, so no lock is needed.
  const migrate = (seed: () => Promise<void>) =>
    tellingFullDisk(folder, async () => {
      await queriesOf(orm)
        .transaction()
        .execute((transaction) => bringUpToDate(transaction as Queries));
      await seed();
    });
  return describe(orm, { migrate, release, seal });
}

/** The embedded database fills its cache with zeros when it starts: its own 128 MB would be a fifth of the start, and stay in memory. */
const EMBEDDED_CACHE = '16MB';

/**
 * Locks the folder of an embedded database and opens it, with entities for what compares them with the tables. Throws OperatorError when
 * another process uses it, or when its disk is full.
 */
export async function openFolder(
  folder: string,
  { entities }: { readonly entities: EntitySchema[] } = ORM_OPTIONS,
): Promise<{ orm: MikroORM; release: () => Promise<void> }> {
  // By default V8 optimizes PGlite's code at once, for more than half of a start's processor time, and no statement gets quicker by it.
  setFlagsFromString('--wasm-tiering-budget=2000000000');
  const [{ MikroORM }, { PGlite }] = await Promise.all([import('@mikro-orm/pglite'), import('@electric-sql/pglite')]);
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_CACHE}`];
  const open = async () => {
    const driverOptions = { parsers: VALUE_PARSERS, startParams };
    const orm = await MikroORM.init({ ...ORM_OPTIONS, entities, dbName: folder, driverOptions });
    await orm.em.getConnection().execute('select 1');
    return orm;
  };
  if (folder.startsWith('memory://')) return { orm: await open(), release: async () => undefined };
  const release = await tellingFullDisk(folder, () => lockDataFolder(folder));
  const begun = async (isNew: boolean) => {
    if (isNew) await layEmptyDatabase(folder);
    return open();
  };
  return { orm: await beginningWhole(folder, (isNew) => tellingFullDisk(folder, () => begun(isNew))), release };
}

/** Kysely on the connections of MikroORM. */
export function queriesOf(orm: MikroORM): Queries {
  return (orm.em.fork() as EntityManager).getKysely() as unknown as Queries;
}

interface Surroundings {
  /** Runs pending migrations, then `seed`, while no other instance does. */
  readonly migrate: (seed: () => Promise<void>) => Promise<void>;
  readonly release: () => Promise<void>;
  readonly seal: Seal;
  /** Of a database whose writes may wait for another server. */
  readonly gate?: WriteGate;
  readonly connections?: Database['connections'];
}

function stateOf({ totalCount, idleCount, waitingCount }: Pool, most: number) {
  return { most, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

function describe(orm: MikroORM, { migrate, release, seal, gate, connections = () => undefined }: Surroundings): Database {
  const queries = queriesOf(orm);

  // A transaction of Kysely releases its connection even when the rollback fails; a transaction of MikroORM never would.
  const transact: Transact<Stores> = (work) =>
    retryContention(() => queries.transaction().execute((transaction) => work(createStores(transaction as Queries, seal))));

  const ping = async () => {
    await sql`select 1`.execute(queries);
  };

  // PostgreSQL refuses this in a read-only transaction, though it changes nothing.
  const prove = () => proveWrite(queries);
  const proof = onceASecond(() => (gate ? gate.exempt(prove) : prove()));
  gate?.proveBy(proof);
  const canWrite = async () => {
    await queries.deleteFrom('rate_limits').where(sql<boolean>`false`).execute();
    await proof();
  };

  const close = async () => {
    await orm.close(true);
    await release();
  };

  return {
    transact,
    queries,
    ping,
    canWrite,
    migrate: (seed) => migrate(() => transact(seed)),
    connections,
    close,
  };
}

const MOST_ATTEMPTS = 5;

/**
 * Retries a transaction that PostgreSQL aborted because of a conflict with another transaction. A row of a user whose account was deleted
 * meanwhile is refused: the second attempt finds nobody, as any later request would, or is `not_signed_in`.
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
