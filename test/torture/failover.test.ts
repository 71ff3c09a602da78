import { expect, inject, test } from 'vitest';
import { untilReady } from '../support/gated-server.ts';
import { runSql } from '../support/sql.ts';
import { sendOrder } from '../support/writers.ts';
import { startTwoShops } from './two-shops.ts';

const READS = 5;
const CUSTOMERS = inject('crowd') === 'full' ? 200 : 20;

test('while the database is read-only writers are told to come back, pages are served, and afterwards both instances sell again', async () => {
  const { shops: servers, databaseUrl: url, end } = await startTwoShops({ RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  const name = new URL(url).pathname.slice(1);
  const crowd = async () => {
    const all = Array.from({ length: CUSTOMERS }, (_, index) => sendOrder(servers[index % 2]?.url ?? ''));
    return new Set((await Promise.all(all)).map(({ status }) => status));
  };
  expect(await crowd()).toEqual(new Set([201]));
  const { id } = await sendOrder(servers[0].url);

  // Sessions that are open keep their setting, as connections to a former primary do: they are ended.
  await runSql(url, `alter database ${name} set default_transaction_read_only = on`);
  const endOthers = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
  await runSql(url, endOthers, [name]);
  // The first requests may meet the ended connections, which is 503 too.
  expect(await crowd()).toEqual(new Set([503]));
  const linesOf = (server: (typeof servers)[number], text: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(text));
  for (const server of servers) {
    // The log tells an outage once a second, of a request or of a job, and may have told of the ended connections first.
    const told = async () => {
      await sendOrder(server.url);
      return linesOf(server, '"25006"').length;
    };
    await expect.poll(told, { timeout: 60_000 }).toBeGreaterThan(0);
    // A proof of a write that was made before is believed for a second.
    const readiness = async () => {
      const ready = await fetch(`${server.url}/api/health/ready`);
      return [ready.status, Number(ready.headers.get('retry-after')) > 0];
    };
    await expect.poll(readiness, { timeout: 60_000 }).toEqual([503, true]);
    expect((await fetch(`${server.url}/en`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    // A connection that only readers used is still read-only afterwards: writers must not get it.
    for (let read = 0; read < READS; read += 1) expect((await fetch(`${server.url}/api/orders/${id}`)).status).toBe(200);
  }

  await runSql(`${inject('postgresOrigin')}postgres`, `alter database ${name} reset default_transaction_read_only`);
  for (const server of servers) await untilReady(server);
  expect(await crowd()).toEqual(new Set([201]));
  for (const server of servers) {
    await server.stop();
    // A refusal is a line without places in the code.
    expect(linesOf(server, '"reason":"25006"').filter((line) => line.includes('stack'))).toEqual([]);
  }
  await end();
});
