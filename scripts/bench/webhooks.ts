import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { createSeal } from '../../src/adapters/postgres/engine/seal.ts';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import { startWebhookReceiver } from '../../test/support/stand-ins/webhook-receiver.ts';
import { until } from '../until.ts';

const SECRET = 'the-secret-of-a-shop-that-sends-webhooks';
const EVENTS = 100_000;
const WEBHOOKS = 4;
const EVENTS_OF_AN_ORDER = 5;
const WAITING = "select from webhook_deliveries where state <> 'delivered' limit 1";
/** The events take a minute or two. */
const LONGEST_SECONDS = 1200;

/** How many events in a second reach the programs of four partners while 100,000 wait. The events of an order must come in their order. */
export async function webhooksPerSecond(env: Record<string, string> & { DATABASE_URL: string }): Promise<number> {
  const receiver = await startWebhookReceiver();
  const ids = Array.from({ length: WEBHOOKS }, () => randomUUID());
  await addWebhooks(env.DATABASE_URL, receiver.url, ids);
  for (const id of ids) await addEvents(env.DATABASE_URL, id, EVENTS / WEBHOOKS);
  const started = performance.now();
  const shop = await startServer({ ...env, SECRET_KEYS: SECRET, LOG_LEVEL: 'error' });
  try {
    const isDone = async () => (await runSql(env.DATABASE_URL, WAITING)).length === 0;
    await until(isDone, LONGEST_SECONDS, 'Not all events arrived');
    const seconds = (performance.now() - started) / 1000;
    refuseDisorder(receiver.events());
    return EVENTS / seconds;
  } finally {
    await shop.stop();
    await receiver.close();
  }
}

async function addWebhooks(databaseUrl: string, url: string, ids: readonly string[]): Promise<void> {
  const database = await openDatabase(readDatabaseAddress(databaseUrl), createSeal([SECRET]));
  const webhook = {
    url,
    secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    description: '',
    // The events that wait are written below, and the shop adds none.
    types: ['order.created'],
    state: 'enabled',
    createdAt: new Date(),
    disabledFor: null,
    formerSecrets: [],
    failingSince: null,
    heldUntil: null,
    toldAt: null,
  } as const;
  try {
    for (const id of ids) {
      const partner = { slug: `partner-${id}`, name: 'Bench', email: 'bench@example.com', language: 'en' } as const;
      await database.transact(async ({ webhooks, partners }) => {
        await partners.addMissing([partner]);
        await webhooks.add({ ...webhook, id, partner: partner.slug, createdBy: id });
      });
    }
  } finally {
    await database.close();
  }
}

async function addEvents(databaseUrl: string, webhookId: string, count: number): Promise<void> {
  await runSql(
    databaseUrl,
    `insert into webhook_deliveries (id, webhook_id, event_id, type, order_id, version, at, data, state, attempts, next_attempt_at, created_at, tries)
      select gen_random_uuid(), $1, gen_random_uuid(), 'order.status_changed', orders.id, version, now(), '{"status": "paid"}', 'waiting', 0,
        now() - interval '1 minute', now(), '[]'
      from (select gen_random_uuid() as id from generate_series(1, $2::int)) orders, generate_series(1, $3::int) version
      order by version`,
    [webhookId, Math.ceil(count / EVENTS_OF_AN_ORDER), EVENTS_OF_AN_ORDER],
  );
  await runSql(databaseUrl, 'analyze webhook_deliveries');
}

/** Throws when an order's events did not come in their order. */
function refuseDisorder(events: readonly { order: string; version: number }[]): void {
  const last = new Map<string, number>();
  for (const { order, version } of events) {
    if (version < (last.get(order) ?? 0)) throw new Error(`Version ${version} of order ${order} came after ${last.get(order)}`);
    last.set(order, version);
  }
}
