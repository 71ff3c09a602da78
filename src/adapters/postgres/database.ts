import { Migrator } from '@mikro-orm/migrations';
import type { EntityManager, MikroORM } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { codeOf } from '#kernel/error-code.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { PostgresAddress } from './connection.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Queries } from './entities.ts';
import { keepOnlyIdleConnections, READ_ONLY } from './idle-connections.ts';
import { Purchase } from './migrations/001-purchase.ts';
import { Reading } from './migrations/002-reading.ts';
import { CustomersAuth } from './migrations/003-customers-auth.ts';
import { CustomersData } from './migrations/004-customers-data.ts';
import { MoneyFacts } from './migrations/005-money-facts.ts';
import { PhoneCustomers } from './migrations/006-phone-customers.ts';
import { Consultations } from './migrations/007-consultations.ts';
import { MessageLinks } from './migrations/008-message-links.ts';
import { OrderPartner } from './migrations/009-order-partner.ts';
import { PaymentWatch } from './migrations/010-payment-watch.ts';
import { OrderBrowser } from './migrations/011-order-browser.ts';
import { Search } from './migrations/012-search.ts';
import { OneLivePayment } from './migrations/013-one-live-payment.ts';
import { Pages } from './migrations/014-pages.ts';
import { KnownBrowsers } from './migrations/015-known-browsers.ts';
import { GatewayNotices } from './migrations/016-gateway-notices.ts';
import { LedgerChain } from './migrations/017-ledger-chain.ts';
import { Receipts } from './migrations/018-receipts.ts';
import { Jobs } from './migrations/019-jobs.ts';
import { Enough } from './migrations/020-enough.ts';
import { SandboxCardRefunds } from './migrations/021-sandbox-card-refunds.ts';
import { CardSessions } from './migrations/022-card-sessions.ts';
import { Figures } from './migrations/023-figures.ts';
import { Desk } from './migrations/024-desk.ts';
import { TransactionIds } from './migrations/025-transaction-ids.ts';
import { CardMoneyReadings } from './migrations/026-card-money.ts';
import { AskedRefunds } from './migrations/027-asked-refunds.ts';
import { Staff } from './migrations/028-staff.ts';
import { Pictures } from './migrations/029-pictures.ts';
import { SecondFactors } from './migrations/030-second-factors.ts';
import { Partners } from './migrations/031-partners.ts';
import { Reports } from './migrations/032-reports.ts';
import { ConsultationNotes } from './migrations/033-consultation-notes.ts';
import { HandConfirmations } from './migrations/034-hand-confirmations.ts';
import { Clients } from './migrations/035-clients.ts';
import { Performing } from './migrations/036-performing.ts';
import { ReadActions } from './migrations/037-read-actions.ts';
import { Overview } from './migrations/038-overview.ts';
import { Office } from './migrations/039-office.ts';
import { Content } from './migrations/040-content.ts';
import { Planned } from './migrations/041-planned.ts';
import { DeskMarks } from './migrations/042-desk-marks.ts';
import { OffSale } from './migrations/043-off-sale.ts';
import { UndoRituals } from './migrations/044-undo-rituals.ts';
import { StaffNews } from './migrations/045-staff-news.ts';
import { OpenRefunds } from './migrations/046-open-refunds.ts';
import { ContentPictures } from './migrations/047-content-pictures.ts';
import { PostponementAsks } from './migrations/048-postponement-asks.ts';
import { ApiKeys } from './migrations/049-api-keys.ts';
import { Settings } from './migrations/050-settings.ts';
import { SecondPersons } from './migrations/051-second-persons.ts';
import { PushDevices } from './migrations/052-push-devices.ts';
import { EvidenceFiles } from './migrations/053-evidence.ts';
import { AgreedAlone } from './migrations/054-agreed-alone.ts';
import { ChangedOrders } from './migrations/055-changed-orders.ts';
import { Seller } from './migrations/056-seller.ts';
import { Webhooks } from './migrations/057-webhooks.ts';
import { SandboxInbox } from './migrations/058-sandbox-inbox.ts';
import { BegunOrders } from './migrations/059-begun-orders.ts';
import { CardAlarms } from './migrations/060-card-alarms.ts';
import { createSeal, type Seal } from './seal.ts';
import { limitStatements } from './statement-limit.ts';
import { createStores, type Stores } from './stores.ts';

/** The database of the shop: PostgreSQL, or PGlite in a data folder that only this process uses. */
export interface Database {
  readonly transact: Transact<Stores>;
  /** Queries outside a transaction. */
  readonly queries: () => Queries;
  /** Resolves when the database answers; throws `unavailable` otherwise. */
  ping(): Promise<void>;
  /** Like `ping`, and throws for a database that is read-only, as during a failover. Needs the tables. */
  canWrite(): Promise<void>;
  /** Runs pending migrations, then `seed`; several instances may start at once. */
  migrate(seed: (stores: Stores) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Where PostgreSQL 15 or newer is, or a folder (`memory://` for none) for the embedded database. */
export type DatabaseLocation = PostgresAddress | { readonly folder: string };

/** In the order in which they run. */
const migrationsList = [
  Purchase,
  Reading,
  CustomersAuth,
  CustomersData,
  MoneyFacts,
  PhoneCustomers,
  Consultations,
  MessageLinks,
  OrderPartner,
  PaymentWatch,
  OrderBrowser,
  Search,
  OneLivePayment,
  Pages,
  KnownBrowsers,
  GatewayNotices,
  LedgerChain,
  Receipts,
  Jobs,
  Enough,
  SandboxCardRefunds,
  CardSessions,
  Figures,
  Desk,
  TransactionIds,
  CardMoneyReadings,
  AskedRefunds,
  Staff,
  Pictures,
  SecondFactors,
  Partners,
  Reports,
  ConsultationNotes,
  HandConfirmations,
  Clients,
  Performing,
  ReadActions,
  Overview,
  Office,
  Content,
  Planned,
  DeskMarks,
  OffSale,
  UndoRituals,
  StaffNews,
  OpenRefunds,
  ContentPictures,
  PostponementAsks,
  ApiKeys,
  Settings,
  SecondPersons,
  PushDevices,
  EvidenceFiles,
  AgreedAlone,
  ChangedOrders,
  Seller,
  Webhooks,
  SandboxInbox,
  BegunOrders,
  CardAlarms,
];

/** Holds off every other instance that would run migrations, until the transaction ends. */
export const LOCK_MIGRATIONS = "select pg_advisory_xact_lock(hashtext('vedic-rituals-shop migrations'))";

/**
 * Options of MikroORM that both databases share. Queries take only their types from the entities, and migrations are plain SQL: to
 * discover the entities would be a twelfth of the start. What compares them with the tables names them.
 */
export const ORM_OPTIONS = {
  entities: [],
  discovery: { warnWhenNoEntities: false },
  extensions: [Migrator],
  migrations: { migrationsList, snapshot: false, tableName: 'migrations' },
  // Statements and parameters are never logged, because they hold personal data.
  debug: false,
  logger: () => undefined,
};

/** The names of all migrations, in their order. */
export function migrationNames({ driver, config }: MikroORM): string[] {
  return migrationsList.map((Migration) => new Migration(driver, config).name);
}

/**
 * Opens the database. Throws when the folder is in use by another process, or when PostgreSQL does not answer on first use. `seal`
 * enciphers messages with secrets; without it none can be stored.
 */
export async function openDatabase(location: DatabaseLocation, seal: Seal = createSeal([])): Promise<Database> {
  return 'folder' in location ? fromFolder(location.folder, seal) : fromPostgres(location, seal);
}

async function fromPostgres(address: PostgresAddress, seal: Seal): Promise<Database> {
  const { connectionTo } = await import('./connection.ts');
  const connection = await connectionTo(address);
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const options = { ...ORM_OPTIONS, dbName: connection.database || 'postgres' };
  const orm = await MikroORM.init({
    ...options,
    pool: { min: 0, max: 10 },
    // When the database is away, a request must fail within five seconds.
    driverOptions: { ...connection, query_timeout: 4500, onConnect: limitStatements, onPoolCreated: keepOnlyIdleConnections },
  });
  // Migrations have no time limit, and neither has the wait for another instance that runs them under the lock.
  const migrate = async (seed: () => Promise<void>) => {
    const patient = await MikroORM.init({
      ...options,
      pool: { min: 0, max: 2 },
      driverOptions: { ...connection },
    });
    try {
      await patient.em.fork().transactional(async (em) => {
        await em.execute(LOCK_MIGRATIONS);
        await patient.migrator.up();
        await seed();
      });
    } finally {
      await patient.close(true);
    }
  };
  return describe(orm, { migrate, release: async () => undefined, seal });
}

async function fromFolder(folder: string, seal: Seal): Promise<Database> {
  const release = folder.startsWith('memory://') ? async () => undefined : await lockDataFolder(folder);
  const { MikroORM } = await import('@mikro-orm/pglite');
  const orm = await MikroORM.init({ ...ORM_OPTIONS, dbName: folder });
  // Only this process uses the embedded database, so no lock is needed.
  const migrate = async (seed: () => Promise<void>) => {
    await orm.migrator.up();
    await seed();
  };
  return describe(orm, { migrate, release, seal });
}

interface Surroundings {
  /** Runs pending migrations, then `seed`, while no other instance does. */
  readonly migrate: (seed: () => Promise<void>) => Promise<void>;
  readonly release: () => Promise<void>;
  readonly seal: Seal;
}

function describe(orm: MikroORM, { migrate, release, seal }: Surroundings): Database {
  const queriesOf = (em: EntityManager) => em.getKysely() as unknown as Queries;
  const queries = queriesOf(orm.em.fork() as EntityManager);

  // A transaction of Kysely releases its connection even when the rollback fails; a transaction of MikroORM never would.
  const transact: Transact<Stores> = (work) =>
    retryContention(() => queries.transaction().execute((transaction) => work(createStores(transaction as Queries, seal))));

  const ping = async () => {
    await sql`select 1`.execute(queries);
  };

  // PostgreSQL refuses this in a read-only transaction, though it changes nothing.
  const canWrite = async () => {
    await queries.deleteFrom('rate_limits').where(sql<boolean>`false`).execute();
  };

  const close = async () => {
    await orm.close(true);
    await release();
  };

  return { transact, queries: () => queries, ping, canWrite, migrate: (seed) => migrate(() => transact(seed)), close };
}

const CONTENTION = new Set(['40001', '40P01']);
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
    const isWorthAnother = CONTENTION.has(codeOf(error)) || isAboutDeletedUser(error);
    if (error instanceof ShopError || attempt >= MOST_ATTEMPTS || !isWorthAnother) throw error;
    return retryContention(run, attempt + 1);
  }
}

function isAboutDeletedUser(error: unknown): boolean {
  return codeOf(error) === '23503' && /user_id/.test((error as { constraint?: string }).constraint ?? '');
}

/** True when the database was unreachable, restarting, read-only, too busy or too slow. Nothing was changed then. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0|53)/.test(code) || CONTENTION.has(code) || UNREACHABLE.has(code)) return true;
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: unknown };
  return (
    /timeout|Connection terminated|Client has encountered a connection error/i.test(message) ||
    (cause !== undefined && isUnavailable(cause))
  );
}

/** True when the same would happen to any other transaction, too: the database is unavailable, not just a row that somebody has locked. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) && codeOf(error) !== LOCK_NOT_AVAILABLE;
}

const LOCK_NOT_AVAILABLE = '55P03';
const UNREACHABLE = new Set([READ_ONLY, '57014', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
