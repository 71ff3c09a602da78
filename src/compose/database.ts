import { ConfigError } from '#kernel/config-error.ts';
import { codeOf, NO_CODE } from '#kernel/error-code.ts';
import { FIRST_LANGUAGE } from '#kernel/language.ts';
import { createClaims } from '#modules/orders/index.ts';
import { keysOfClaims } from '../adapters/postgres/customers/claims.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../adapters/postgres/database.ts';
import { createSeal, type Seal } from '../adapters/postgres/engine/seal.ts';
import type { MarkStore } from '../adapters/postgres/operations/marks.ts';
import type { Config } from '../config/read-config.ts';
import { LEGAL_TEXTS, readArticles, readLegalTexts } from '../seed/read-articles.ts';
import { readServices } from '../seed/read-catalogue.ts';
import { readMuhurtaRules } from '../seed/read-muhurta-rules.ts';
import { SANDBOX_PARTNER } from '../seed/sandbox-partner.ts';
import { configuredSeller } from './legal-texts.ts';

/**
 * Opens the database, runs pending migrations, fills what is empty with the seed, and adds legal texts that are missing, the seller of the
 * settings and the partners that only the settings name; a new sandbox without any gets the partner of the documentation. Throws like
 * `openExistingDatabase`, and ConfigError when the database is a rehearsal's and the shop is not, or the other way, or when `SECRET_KEYS`
 * lacks a key that open claims need.
 */
export async function openFilledDatabase(config: Config): Promise<Database> {
  const database = await openExistingDatabase(config);
  await database.migrate(async ({ catalogue, articles, partners, seller, muhurtaRules, marks }) => {
    const isNew = await catalogue.isEmpty();
    await keepRehearsalsApart(marks, isNew, config);
    if (isNew) await catalogue.saveServices(readServices());
    if (await articles.isEmpty()) await articles.save(readArticles());
    await articles.addMissing(LEGAL_TEXTS, readLegalTexts);
    if (await muhurtaRules.isEmpty()) await muhurtaRules.addFirst(readMuhurtaRules());
    const needsExample = isNew && config.isSandbox && config.partners.length === 0;
    const listedPartners = needsExample ? [SANDBOX_PARTNER] : config.partners;
    await partners.addMissing(listedPartners.map((partner) => ({ ...partner, language: FIRST_LANGUAGE })));
    await seller.addConfigured(configuredSeller(config));
  });
  await refuseLostClaims(database, config);
  return database;
}

/** A rehearsal marks a new database, and opens no other without the mark. No shop opens a database with the mark. Throws ConfigError. */
async function keepRehearsalsApart(marks: MarkStore, isNew: boolean, { isRehearsal }: Config): Promise<void> {
  if (isRehearsal && isNew) await marks.set('rehearsal');
  if ((await marks.has('rehearsal')) === isRehearsal) return;
  const rule = isRehearsal
    ? 'holds the data of a shop, which no rehearsal opens'
    : 'was made by a rehearsal, and no shop opens it';
  throw new ConfigError('DATABASE_URL', `leads to a database that ${rule}`);
}

/** Closes the database and throws ConfigError when `SECRET_KEYS` lacks a key under which a customer's claim stands. */
export async function refuseLostClaims(
  database: Pick<Database, 'queries' | 'close'>,
  { secretKeys }: Pick<Config, 'secretKeys'>,
) {
  const { keys } = createClaims(secretKeys);
  if ((await keysOfClaims(database.queries)).every((key) => keys.includes(key))) return;
  await database.close();
  throw new ConfigError('SECRET_KEYS', 'lacks a key with which customers of deleted accounts prove what they may claim');
}

/**
 * Opens the database as it is. Throws ConfigError when no PostgreSQL answers, or none as the address asks, such as with encryption, and
 * OperatorError when another process holds the embedded database, or its disk is full. Each silent server is waited for nine seconds at most.
 */
export async function openExistingDatabase({ database: location, secretKeys }: Config): Promise<Database> {
  const seal = createSeal(secretKeys);
  return 'folder' in location ? openDatabase(location, seal) : reachDatabase(location, seal).catch(refuseUnreachable);
}

/** How often a connection is tried: a server that is busy, or has just started, may not answer the first. */
const TRIES = 3;

async function reachDatabase(address: DatabaseLocation, seal: Seal, triesLeft = TRIES): Promise<Database> {
  try {
    const database = await openDatabase(address, seal);
    await database.ping().catch(async (error) => {
      await database.close();
      throw error;
    });
    return database;
  } catch (error) {
    if (triesLeft === 1 || error instanceof ConfigError || codeOf(error) !== NO_CODE) throw error;
    return reachDatabase(address, seal, triesLeft - 1);
  }
}

/** Throws ConfigError that names only the variable, because errors of the driver repeat host, user or database. */
export function refuseUnreachable(error: unknown): never {
  if (error instanceof ConfigError) throw error;
  if (error instanceof Error && /does not support SSL/.test(error.message))
    throw new ConfigError('DATABASE_URL', 'asks for an encrypted connection, which the server does not offer');
  throw new ConfigError('DATABASE_URL', `leads to no database (${codeOf(error)})`);
}
