import { expect, inject, test } from 'vitest';
import { emptyDatabase } from '../support/fresh-database.ts';
import { startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';

test('while PostgreSQL is away the server is alive, says that it is not ready, and comes back without a restart', async () => {
  const database = await emptyDatabase('postgres');
  const server = await startServer(database.env);
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await statusOf('/api/health/ready')).toBe(200);

  await closeDatabase(database.env.DATABASE_URL ?? '');
  expect(await statusOf('/api/health/ready')).toBe(503);
  expect(await statusOf('/api/orders/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e')).toBe(503);
  expect(await statusOf('/api/health/live')).toBe(200);

  await openDatabase(database.env.DATABASE_URL ?? '');
  expect(await statusOf('/api/health/ready')).toBe(200);
  expect((await server.stop()).code).toBe(0);
  await database.drop();
});

/** Lets nobody in any more and throws out whoever is connected. */
async function closeDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await runSql(admin(), `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await runSql(admin(), 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
}

async function openDatabase(url: string): Promise<void> {
  await runSql(admin(), `ALTER DATABASE ${new URL(url).pathname.slice(1)} ALLOW_CONNECTIONS true`);
}

function admin(): string {
  return `${inject('postgresOrigin')}postgres`;
}
