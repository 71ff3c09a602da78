import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { expect, inject, test } from 'vitest';
import { verifyWebhook } from '../../packages/client/src/webhooks.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { runSql } from '../support/sql.ts';
import { type ArrivedEvent, type Reaction, startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';
import { accepted, isAccepting, missing, openProgram, type Program, sell } from './webhook-programs.ts';
import { createWebhookTime } from './webhook-time.ts';

const isFull = inject('crowd') === 'full';
/** In each of them an instance is killed. */
const ROUNDS = isFull ? 6 : 1;
/** Before each kill and after it: of each program, and of the healthy one so many times as many. */
const ORDERS = isFull ? 5 : 4;
const MORE_FOR_HEALTHY = 4;
const METADATA = 'http://169.254.169.254/latest/meta-data/';

/** What the programs of sick receivers do with every webhook at first. `away`: nobody listens at all. */
const SICK: Readonly<Record<string, Reaction | 'away'>> = {
  'breaks down': 500,
  'asks for a pause': 429,
  hangs: 'hang',
  'leads inward': 'inward',
  'leads to the metadata of the machine': 'inward',
  'sends its answer byte by byte': 'drip',
  'answers without end': 'long',
  'resets connections': 'cut',
  'is away for days': 'away',
};
/** What each of them meets later, now and then; who was away for days is simply back. */
const TROUBLES: readonly Reaction[] = [500, 429, 'hang', 'inward', 'drip', 'slow', 'long', 'cut'];
/** Of ten attempts; later attempts are for what comes when the receiver is back. */
const ATTEMPTS_WHILE_SICK = 3;
const ATTEMPTS_WHILE_AWAY = 9;

interface Row {
  readonly id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly order_id: string;
  readonly version: number;
  readonly state: string;
  readonly attempts: number;
  readonly tries: readonly { readonly failure: string | null }[];
}

test('each event comes to its program at least once, under one id and in the order of its order, whatever receivers and instances suffer, and sick receivers hold up no other', async () => {
  const database = await freshDatabase('postgres');
  const databaseUrl = database.env.DATABASE_URL ?? '';
  const sql = <Result extends object>(statement: string) => runSql<Result>(databaseUrl, statement);
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', SECRET_KEYS: randomUUID(), ...database.env };
  const start = () => startServer(env, { command: [process.execPath, 'test/torture/impatient-shop.ts'] });
  const shops = await Promise.all([start(), start()]);
  const time = createWebhookTime(databaseUrl);
  const inner = await startWebhookReceiver();

  const open = (name: string) => openProgram(shops[0]?.url ?? '', name);
  const healthy = await open('is well');
  const slow = await open('is slow');
  const stubborn = await open('never accepts a certain event');
  const sick = await Promise.all(Object.keys(SICK).map(open));
  const all = [healthy, slow, stubborn, ...sick];
  slow.receiver.script.usual = 'slow';
  const refused = refuseOneEvent(stubborn);
  for (const program of sick) await fallIll(program, inner.url);

  for (let round = 0; round < ROUNDS; round++) {
    const killed = round % 2;
    const staying = shops[1 - killed] as ServerProcess;
    const enough = accepted(healthy).length + ORDERS;
    await sellToAll(staying, healthy, all);
    await expect.poll(() => accepted(healthy).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
    expect((await shops[killed]?.stop('SIGKILL'))?.signal).toBe('SIGKILL');
    await time.endClaims(0);
    await sellToAll(staying, healthy, all);
    shops[killed] = await start();
  }
  const endedByKills = time.expired.size;

  // As long as no sick receiver has accepted anything, nobody can have waited for them.
  await until(async () => {
    await time.pass(all);
    return [...missing(healthy), ...sick.filter(({ receiver, name }) => SICK[name] !== 'away' && receiver.arrived.length < 2)];
  });
  expect(sick.flatMap(accepted)).toEqual([]);

  for (const program of sick.filter(({ name }) => SICK[name] !== 'away')) recover(program);
  const rows = () => sql<Row>('select * from webhook_deliveries');
  const [away] = sick.filter(({ name }) => SICK[name] === 'away') as [Program];
  await until(async () => {
    await time.pass(all);
    const most = Math.max(...(await rows()).filter((row) => row.webhook_id === away.webhookId).map(({ attempts }) => attempts));
    return most < ATTEMPTS_WHILE_AWAY ? [most] : [];
  });
  const hoursAway = time.hoursOf(away);
  expect(accepted(away)).toEqual([]);
  await away.receiver.reopen();
  away.patience = Number.POSITIVE_INFINITY;
  await until(async () => {
    await time.pass(all);
    return sql(`select id from webhook_deliveries where state = 'waiting' limit 1`);
  });

  const delivered = await rows();
  const [dead, ...othersDead] = delivered.filter(({ state }) => state === 'dead');
  expect([dead?.event_id, othersDead]).toEqual([refused()?.id, []]);
  // Ten attempts at an event take three days.
  expect(time.hoursOf(stubborn)).toBeGreaterThan(72);
  for (const program of all) {
    const own = delivered.filter(({ webhook_id }) => webhook_id === program.webhookId);
    expect(own.filter(({ state }) => state === 'delivered').length, program.name).toBeGreaterThan(0);
    await expectTold(program, own, time.expired);
  }
  expect(inner.arrived).toEqual([]);
  const states = await sql('select distinct state from webhooks');
  expect(states).toEqual([{ state: 'enabled' }]);
  // Whose event was given up gets a letter, and nobody else.
  const letters = await sql<{ recipient: string }>(`select recipient from messages where subject like '%webhook%'`);
  expect(letters).toEqual([{ recipient: `${stubborn.partner}@example.com` }]);

  for (const shop of shops) expect((await shop.stop()).code).toBe(0);
  for (const { receiver } of [...all, { receiver: inner }]) await receiver.close();
  await database.drop();
  if (!isFull) return;
  const attempts = all.reduce((sum, { receiver }) => sum + receiver.arrived.length, 0);
  const again = all.reduce((sum, each) => sum + accepted(each).length - new Set(accepted(each).map(({ id }) => id)).size, 0);
  process.stdout.write(
    `${delivered.length} events for ${all.length} programs, ${attempts} requests, ${ROUNDS} kills that ended ${endedByKills} claims; ` +
      `${again} events were accepted again, 1 was given up; a receiver was away for ${hoursAway.toFixed(0)} hours\n`,
  );
});

const until = (left: () => Promise<readonly unknown[]>) => expect.poll(left, { timeout: 600_000, interval: 100 }).toEqual([]);

async function sellToAll({ url }: ServerProcess, healthy: Program, all: readonly Program[]): Promise<void> {
  const buyers = all.flatMap((program) => Array<Program>(ORDERS * (program === healthy ? MORE_FOR_HEALTHY : 1)).fill(program));
  await pLimit(6).map(buyers, (program) => sell(url, program));
}

/** The first event that arrives is refused for ever; returns which it was. */
function refuseOneEvent({ receiver: { script } }: Program): () => ArrivedEvent | undefined {
  let refused: ArrivedEvent | undefined;
  script.choose = (event) => {
    refused ??= event;
    return event.id === refused.id ? 500 : 200;
  };
  return () => refused;
}

async function fallIll(program: Program, inner: string): Promise<void> {
  const { name, receiver } = program;
  const reaction = SICK[name] ?? 500;
  program.patience = reaction === 'away' ? ATTEMPTS_WHILE_AWAY : ATTEMPTS_WHILE_SICK;
  if (reaction === 'away') return receiver.close();
  const headers: Record<string, string> = reaction === 429 ? { 'retry-after': '7200' } : {};
  Object.assign(receiver.script, { usual: reaction, headers, inward: name.includes('metadata') ? METADATA : inner });
}

/** From now on a quarter of the events meet trouble once more, when they come for the first time since. */
function recover(program: Program): void {
  const troubles = fc.sample(fc.constantFrom(...TROUBLES), { numRuns: 1000, seed: program.name.length });
  const seen = new Set<string>();
  program.patience = Number.POSITIVE_INFINITY;
  Object.assign(program.receiver.script, {
    usual: 200,
    choose: ({ id }: ArrivedEvent) => {
      if (seen.has(id)) return 200;
      seen.add(id);
      return seen.size % 4 === 0 ? troubles[seen.size / 4] : 200;
    },
  });
}

/** Holds what the program has got against what its orders have made. */
async function expectTold(program: Program, rows: readonly Row[], expired: ReadonlySet<string>): Promise<void> {
  const { name, receiver, secret } = program;
  const byEvent = new Map(rows.map((row) => [row.event_id, row]));
  const took = accepted(program);
  const tookIds = new Set(took.map(({ id }) => id));
  const dead = rows.filter(({ state }) => state === 'dead');

  // Every event that the orders made, and nothing else.
  expect(missing(program), name).toHaveLength(dead.length);
  expect([...tookIds, ...dead.map((row) => row.event_id)].toSorted(), name).toEqual([...byEvent.keys()].toSorted());
  expect(new Set(rows.map((row) => `${row.order_id} ${row.version}`)).size, name).toBe(rows.length);

  // One id and one body for each event, signed at each attempt.
  for (const arrival of receiver.arrived) {
    const { event, headers, body } = arrival;
    expect(byEvent.get(event.id), name).toMatchObject({ order_id: event.order, version: event.version });
    const now = Number(headers['webhook-timestamp']) * 1000;
    await verifyWebhook({ headers, body, secrets: secret, now });
  }
  const bodies = new Set(receiver.arrived.map(({ event, body }) => `${event.id} ${body}`));
  expect(bodies.size, name).toBe(new Set(receiver.arrived.map(({ event }) => event.id)).size);

  // No event was even tried before the event before it was accepted, unless the shop gave that one up, whenever it did.
  const settled = new Set<string>(dead.map((row) => `${row.order_id} ${row.version}`));
  const before = previousOf(rows);
  for (const { event, reaction } of receiver.arrived) {
    const previous = before.get(event.id);
    if (previous) expect(settled, `${name}: ${event.order} ${event.version}`).toContain(previous);
    if (isAccepting(reaction)) settled.add(`${event.order} ${event.version}`);
  }

  // What was accepted came again only when the shop cannot have known of it.
  const again = took.filter(({ id }, index) => took.findIndex((other) => other.id === id) < index);
  for (const { id } of again) {
    const row = byEvent.get(id);
    const isUnsure = row?.tries.some(({ failure }) => failure === 'timeout' || failure === 'unreachable');
    expect(isUnsure || expired.has(row?.id ?? ''), `${name}: an event came again without a reason`).toBe(true);
  }
}

/** The order and version that come before each event, by its id. */
function previousOf(rows: readonly Row[]): Map<string, string> {
  const sorted = rows.toSorted((a, b) => a.version - b.version);
  const previous = new Map<string, string>();
  const last = new Map<string, string>();
  for (const { event_id, order_id, version } of sorted) {
    const before = last.get(order_id);
    if (before) previous.set(event_id, before);
    last.set(order_id, `${order_id} ${version}`);
  }
  return previous;
}
