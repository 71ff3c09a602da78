import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { created, post } from '../support/customers.ts';
import { createEnds } from '../support/ends.ts';
import { freePort } from '../support/free-port.ts';
import { oneRitual, type PlacedOrder } from '../support/orders.ts';
import { type EmbeddedPostgres, startEmbedded } from '../support/postgres/embedded.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { smtpAnswer, startMailServer } from '../support/smtp-server.ts';
import { runSql } from '../support/sql.ts';
import { type BtcpayStandIn, startBtcpay } from '../support/stand-ins/btcpay.ts';
import { openProgram, sell } from '../torture/webhook-programs.ts';
import { type Prometheus, startPrometheus } from './support/prometheus.ts';

const ends = createEnds();
const heard = new Set<string>();
let settings: Record<string, string>;
let postgres: EmbeddedPostgres;
let btcpay: BtcpayStandIn;
let shop: ServerProcess;
let prometheus: Prometheus;
let database: string;
beforeAll(async () => {
  const folder = ends.add(await mkdtemp(join(tmpdir(), 'shop-data-')), (path) => rm(path, { recursive: true, force: true }));
  postgres = ends.add(await startEmbedded(), (each) => each.stop());
  await runSql(postgres.urlOf('postgres'), 'create database shop');
  database = postgres.urlOf('shop');
  // A mailbox that is gone is given up at once; any other does not take its mail now.
  const mail = ends.add(
    await startMailServer({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('gone') ? smtpAnswer(550, 'gone') : smtpAnswer(451, 'later')),
    }),
    (each) => each.close(),
  );
  btcpay = ends.add(await startBtcpay({ clock: () => new Date() }), (each) => each.close());
  const { storeId, apiKey } = btcpay.state;
  const metricsPort = await freePort();
  settings = {
    DATA_DIR: folder,
    DATABASE_URL: database,
    DATABASE_POOL: '4',
    METRICS_PORT: `${metricsPort}`,
    TRUST_PROXY: '127.0.0.1',
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'shop@example.com',
    LOG_LEVEL: 'fatal',
    CRYPTO_GATEWAY: 'btcpay',
    BTCPAY_URL: btcpay.url,
    BTCPAY_STORE_ID: storeId,
    BTCPAY_API_KEY: apiKey,
    BTCPAY_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
  };
  shop = await startServer(settings);
  prometheus = ends.add(await startPrometheus(metricsPort), (each) => each.stop());
});
afterAll(() => ends.all());

const ask = (statement: string) => runSql(database, statement);

/** A transaction of somebody else that was begun and is never ended, until the returned function is called. */
async function hold(statements: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(statements);
  return () => client.end();
}

/** Lets trouble happen again and again until these alerts ring. */
async function expectRinging(alerts: readonly string[], trouble: () => Promise<unknown> = async () => undefined): Promise<void> {
  await expect
    .poll(
      async () => {
        await trouble().catch(() => undefined);
        for (const alert of await prometheus.ringing()) heard.add(alert);
        return alerts.filter((alert) => heard.has(alert));
      },
      { timeout: 200_000, interval: 300 },
    )
    .toEqual(alerts);
}

let visitors = 0;
/** Everybody comes from another network, and repeats nothing. */
const send = (path: string, body: object, headers = {}) => {
  visitors += 1;
  const from = `10.${visitors >> 8}.${visitors & 255}.1`;
  return post(`${shop.url}${path}`, body, { 'x-forwarded-for': from, 'idempotency-key': randomUUID(), ...headers });
};
const order = (customerEmail: string) => created<PlacedOrder>(send('/api/orders', { ...oneRitual, customerEmail }));
const pay = (orderId: string) => send('/api/crypto/payment', { orderId, currency: 'BTC', amountUsd: oneRitual.total });

test('each alert rings by what it is for, and the dashboard asks for what there is', async () => {
  const reviewed = await order('gone-1@example.com');
  const stuck = await order('gone-2@example.com');
  for (const { id } of [reviewed, stuck]) expect((await pay(id)).status).toBe(201);
  const program = await openProgram(shop.url, 'a program');
  ends.add(program, ({ receiver }) => receiver.close());
  program.receiver.script.usual = 500;
  await sell(shop.url, program);
  await btcpay.close();

  // The first run of the jobs adds their rows.
  const sealed = "select from jobs where name = 'seal the ledger' and done_at is not null";
  await expect.poll(() => ask(sealed), { timeout: 30_000 }).toHaveLength(1);
  // A transaction that never ends holds a payment, a letter and a job.
  const past = "now() - interval '20 minutes'";
  const release = await hold(`
    begin; update payments set next_check_at = ${past}, checked_at = ${past} where order_id = '${stuck.id}';
      update jobs set next_run_at = ${past} where name = 'seal the ledger';
      insert into messages (id, channel, recipient, subject, text, html, language, attempts, next_attempt_at, created_at)
        values (gen_random_uuid(), 'email', 'held@example.com', '', '', '', 'ru', 0, ${past}, ${past}); commit;
    begin; select from payments where order_id = '${stuck.id}' for update; select from jobs where name = 'seal the ledger' for update;
      select from messages where recipient = 'held@example.com' for update`);
  // What takes days is told as if they had passed.
  await ask("update migrations set executed_at = executed_at - interval '3 days'");
  await ask(
    `update payments set reviews = '{surplus}', created_at = now() - interval '2 days' where order_id = '${reviewed.id}'`,
  );
  await ask('alter table secret_answers rename to broken');
  await ask("update jobs set next_run_at = now() where name = 'forget secret answers'");

  let count = 0;
  const signed = { 'btcpay-sig': `sha256=${'0'.repeat(64)}` };
  await expectRinging(
    [
      ...[
        'ShopPaymentsUnchecked',
        'ShopGatewayFails',
        'ShopGatewaySilent',
        'ShopNoticesRefused',
        'ShopTaskFails',
        'ShopTaskLate',
      ],
      ...['ShopMessagesFail', 'ShopMessagesGivenUp', 'ShopSignInAlarm', 'ShopMoneyWaits', 'ShopWebhookFails', 'ShopQueueLate'],
      'ShopDutyUndone',
    ],
    async () => {
      count += 1;
      await ask("update webhooks set failing_since = now() - interval '2 hours' where failing_since is not null");
      await send('/api/auth/request-login', { contact: `+7999123${1000 + count}` });
      await send('/api/webhooks/btcpay', { deliveryId: randomUUID(), type: 'InvoiceSettled' }, signed);
      const { id } = await order(count % 5 ? `later-${count}@example.com` : `gone-${count}@example.com`);
      await pay(id);
    },
  );
  const { panels } = JSON.parse(await readFile('docker/dashboard.json', 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  for (const { expr } of panels.flatMap(({ targets }) => targets))
    expect(await prometheus.seriesOf(expr), expr).toBeGreaterThan(0);
  for (const duty of [['verify-ledger'], ['backup', '--to', join(settings.DATA_DIR ?? '', 'backup')]])
    execFileSync(process.execPath, ['dist/shop/operator.js', ...duty], { env: { ...process.env, ...settings } });
  await release();
  await expect.poll(() => prometheus.ringing(), { timeout: 60_000 }).not.toContain('ShopDutyUndone');

  // Somebody has locked the orders: who asks for one waits, and keeps a connection from others.
  const unlock = await hold('begin; lock table orders in access exclusive mode');
  const crowd = () => Promise.all(Array.from({ length: 12 }, () => fetch(`${shop.url}/api/orders/${stuck.id}`)));
  await expectRinging(['ShopConnectionsShort', 'ShopSlow', 'ShopErrors'], crowd);
  await unlock();

  // As after a failover to a server that follows another.
  await ask('alter database shop set default_transaction_read_only = on');
  await runSql(postgres.urlOf('postgres'), "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'");
  await expectRinging(['ShopNotWriting']);
  await postgres.end('fast');
  await expectRinging(['ShopDatabaseAway']);
  await shop.stop('SIGKILL');
  await expectRinging(['ShopDown']);

  const { groups } = parse(await readFile('docker/alerts.yaml', 'utf8')) as { groups: { rules: { alert: string }[] }[] };
  expect([...heard].sort()).toEqual(groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort());
});
