import { expect, inject, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { untilReady } from '../support/gated-server.ts';
import { startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import { sendOrder } from '../support/writers.ts';

test('of several servers the shop starts and sells at the one that takes writes, and never reads at one that only follows', async () => {
  const database = await freshDatabase('postgres');
  const real = new URL(database.env.DATABASE_URL ?? '');
  const name = real.pathname.slice(1);
  const nobody = `127.0.0.1:${await freePort()}`;
  const { href } = real;
  const address = href.replace(real.host, `${nobody},${real.host}`);
  const shop = await startServer({
    ...database.env,
    DATABASE_URL: `${address}?target_session_attrs=read-write&sslmode=disable`,
    RATE_LIMITS: 'off',
  });
  const { status, id } = await sendOrder(shop.url);
  expect(status).toBe(201);

  await runSql(href, `alter database ${name} set default_transaction_read_only = on`);
  await runSql(href, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
    name,
  ]);
  const read = async () => (await fetch(`${shop.url}/api/orders/${id}`)).status;
  await expect.poll(read, { timeout: 60_000 }).toBe(503);
  expect((await sendOrder(shop.url)).status).toBe(503);

  await runSql(`${inject('postgresOrigin')}postgres`, `alter database ${name} reset default_transaction_read_only`);
  await untilReady(shop);
  expect((await sendOrder(shop.url)).status).toBe(201);
  expect(await read()).toBe(200);
  expect((await shop.stop()).code).toBe(0);
  await database.drop();
});
