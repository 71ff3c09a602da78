import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { composeShop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { type PostgresServer, startPostgres } from './postgres/server.ts';
import { templateDatabase } from './provided.ts';
import { sharedByProjects } from './shared-by-projects.ts';
import { runSql } from './sql.ts';

/** Starts one PostgreSQL for the whole run, with a database, migrated and seeded, that every test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { thing: server, leave } = await sharedByProjects('sharedPostgres', startWithTemplate, (each) => each.stop());
  project.provide('postgresOrigin', server.urlOf(''));
  return leave;
}

async function startWithTemplate(): Promise<PostgresServer> {
  const server = await startPostgres({ isUnsynced: true });
  const folder = await mkdtemp(join(tmpdir(), 'shop-template-'));
  try {
    await runSql(server.urlOf('postgres'), `CREATE DATABASE ${templateDatabase}`);
    const shop = await composeShop(
      readConfig({ DATABASE_URL: server.urlOf(templateDatabase), DATA_DIR: folder, LOG_LEVEL: 'error' }),
    );
    await shop.close();
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
