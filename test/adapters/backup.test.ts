import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Entry } from '../../src/adapters/backup-file/read-backup.ts';
import { readTables } from '../../src/adapters/postgres/backup/read-snapshot.ts';
import { clearDatabase, loadBackup } from '../../src/adapters/postgres/backup/restore-database.ts';
import { fixValueForms, foreignKeysOf, tableShapes, triggersOf } from '../../src/adapters/postgres/backup/tables.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { backup } from '../../src/compose/commands/backup.ts';
import { restore } from '../../src/compose/commands/restore.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { askForCode, signIn } from '../http/steps/customers.ts';
import { stepsOf } from '../http/steps/purchase.ts';
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../support/fresh-database.ts';
import { startShop, type TestShop, testClock } from '../support/shop.ts';
import { backupOf, call } from './backup-of.ts';
import { inside, openOrm } from './open-orm.ts';

/** Where codes are sent to, and nothing else. */
const CODES = '@codes.example.com';
const ORDER = '00000000-0000-4000-8000-000000000001';
const { clock } = testClock();
const home = await mkdtemp(join(tmpdir(), 'backup-'));
const file = join(home, 'shop.backup');
let shop: TestShop;
let contents: Record<string, string[]>;
beforeAll(async () => {
  shop = await startShop({ overrides: { clock } });
  const steps = stepsOf(shop);
  await steps.payByCard((await steps.begin()).order.id);
  await steps.begin();
  await shop.sealLedger();
  await signIn(shop, `customer${CODES}`);
  await askForCode(shop, `other${CODES}`);
  for (let count = 0; count < PICTURES; count++) await addPicture();
  await addSecretAnswer();
  contents = await contentsOf(shop.database.queries);
  await backup.run({ ...shop, clock }, { to: file }, call);
});
afterAll(async () => {
  await shop.close();
  await rm(home, { recursive: true });
});

/** An answer that holds a secret, under an idempotency key. */
function addSecretAnswer(): Promise<void> {
  const request = { caller: 'partner indra', operation: 'addWebhook', key: 'key', bodyHash: 'hash' };
  return shop.database.transact(async ({ idempotency }) => {
    await idempotency.claim(request);
    await idempotency.rememberSecret(request, { secret: 'whsec_' });
  });
}

/** More than are read at once. */
const PICTURES = 5;

/** A picture with every byte that there is. */
function addPicture(): Promise<void> {
  const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256));
  const file = { mediaType: 'image/webp', width: 1, height: 1, bytes } as const;
  const id = crypto.randomUUID();
  const uploadedBy = crypto.randomUUID();
  const picture = { id, purpose: 'report', uploadedBy, uploadedAt: clock(), files: { large: file, small: file } } as const;
  return shop.database.transact(({ pictures }) => pictures.add(picture));
}

/** The rows of every table as PostgreSQL writes them, sorted. */
function contentsOf(queries: Queries): Promise<Record<string, string[]>> {
  return queries.transaction().execute(async (transaction) => {
    const found: Record<string, string[]> = {};
    await fixValueForms(transaction as Queries);
    for (const { table, columns } of await tableShapes(transaction as Queries)) {
      const values = sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text`));
      const { rows } = await sql<{ row: string }>`select array[${values}]::text as row from ${sql.id(table)}`.execute(
        transaction,
      );
      found[table] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}

const restoreInto = (fresh: FreshDatabase, args: Record<string, string> = {}, settings: Record<string, string> = {}) =>
  restore.run(readConfig({ ...fresh.env, ...settings }), { from: file, ...args }, call);

/** By which name a database is given up: its own, or that of the folder in which an embedded database lies. */
const nameOf = ({ env }: FreshDatabase) => basename(env.DATABASE_URL ?? env.DATA_DIR ?? '');

/** What must come back: not who was signed in, nothing that proved who somebody is, no letter with a code, and no files of a build. */
function comingBack({
  sessions: _,
  one_time_codes: __,
  factor_challenges: ___,
  secret_answers: ____,
  web_builds: _____,
  messages = [],
  ...others
}: Record<string, string[]>) {
  return {
    ...others,
    sessions: [],
    one_time_codes: [],
    factor_challenges: [],
    secret_answers: [],
    web_builds: [],
    messages: messages.filter((row) => !row.includes(CODES)),
  };
}

test('a restored database holds each row that must come back as it was, with its guards, and the key of the sandbox; nobody is signed in', async () => {
  const fresh = await emptyDatabase(inject('databaseKind'));
  expect(await restoreInto(fresh)).toMatchObject({
    lines: [expect.stringMatching(/^Restored the backup of /), 'The ledger is whole.', expect.any(String)],
    exitCode: 0,
  });
  // What must not come back was there.
  expect([contents.sessions?.length, contents.one_time_codes?.length, contents.secret_answers?.length]).toEqual([1, 2, 1]);
  expect(readConfig(fresh.env).secretKeys).toEqual(shop.config.secretKeys);
  // Each picture has a large file and a small one.
  expect(contents.picture_files).toHaveLength(2 * PICTURES);
  const queries = shop.database.queries;
  await inside(fresh, async (restored) => {
    expect(await contentsOf(restored)).toEqual(comingBack(contents));
    expect(await triggersOf(restored)).toEqual(await triggersOf(queries));
    expect(await foreignKeysOf(restored)).toEqual(await foreignKeysOf(queries));
    const { rows } = await sql`select nextval('order_numbers') > max(number) as free, count(*) > 0 as some from orders`.execute(
      restored,
    );
    // The next order gets a number that no other has.
    expect(rows).toEqual([{ free: true, some: true }]);
  });
  await fresh.drop();
});

test('a database that holds anything is given up for a backup only by its name', async () => {
  const fresh = await freshDatabase();
  await expect(restoreInto(fresh)).rejects.toThrow(
    `is not empty. To lose everything in it, say so: replace=${nameOf(fresh)} (--replace ${nameOf(fresh)})`,
  );
  await expect(restoreInto(fresh, { replace: 'another' })).rejects.toThrow('is not empty');
  await restoreInto(fresh, { replace: nameOf(fresh) });
  expect(await inside(fresh, contentsOf)).toEqual(comingBack(contents));
  await fresh.drop();
});

test('a database that holds anything is emptied only by its name', async () => {
  const fresh = await freshDatabase();
  const location = readConfig(fresh.env).database;
  for (const replace of [undefined, 'another'])
    await expect(clearDatabase({ location, replace })).rejects.toThrow('is not empty');
  await clearDatabase({ location, replace: nameOf(fresh) });
  expect(await inside(fresh, tableShapes)).toEqual([]);
  await clearDatabase({ location, replace: undefined });
  await fresh.drop();
});

if (inject('databaseKind') === 'postgres')
  test('an older backup is brought up to date, a newer one is refused, and one that does not fit changes nothing', async () => {
    const older = await emptyDatabase(inject('databaseKind'));
    const fresh = await emptyDatabase(inject('databaseKind'));
    const { orm, beginFormer, close } = await openOrm(older);
    await beginFormer('016-gateway-notices');
    const run = (statement: string) => orm.em.fork().execute(statement);
    await run(`insert into orders (id, status, created_at, language, payment_method, total_cents, special_instructions)
    values ('${ORDER}', 'paid', now(), 'ru', 'card', 30000, '')`);
    await run(
      `insert into ledger (order_id, gateway, kind, at, data) values ('${ORDER}', 'link', 'order_paid', now(), '{"totalCents": 30000}')`,
    );
    await close();
    const files = ['older', 'unfit', 'newer'].map((name) => join(home, `${name}.backup`));
    const [from = '', unfit = '', newer = ''] = files;
    await backupOf(older, from);
    await inside(older, (queries) => sql`alter table orders add column foreign_to_us text`.execute(queries));
    await backupOf(older, unfit);
    await inside(older, (queries) => sql`insert into migrations (name) values ('999-future')`.execute(queries));
    await backupOf(older, newer);

    const settings = { SECRET_KEYS: readConfig(older.env).secretKeys.join() };
    expect(await restoreInto(fresh, { from }, settings)).toMatchObject({
      lines: expect.arrayContaining(['The ledger is whole.']),
      exitCode: 0,
    });
    const restored = await inside(fresh, contentsOf);
    expect(restored.receipt_counter).toEqual(['{1}']);
    expect(restored.ledger_heads).toHaveLength(1);
    const replace = nameOf(fresh);
    await expect(restoreInto(fresh, { from: unfit, replace }, settings)).rejects.toThrow('its table orders has other columns');
    await expect(restoreInto(fresh, { from: newer, replace }, settings)).rejects.toThrow(
      'does not know the migration 999-future',
    );
    expect(await inside(fresh, contentsOf)).toEqual(restored);
    await older.drop();
    await fresh.drop();
  });

if (inject('databaseKind') === 'postgres')
  test('a backup of a shop with other keys is refused, unless they are lost', async () => {
    const fresh = await emptyDatabase(inject('databaseKind'));
    const settings = { SECRET_KEYS: 'another-key-of-thirty-two-characters-or-more' };
    await expect(restoreInto(fresh, {}, settings)).rejects.toThrow('of a shop with other SECRET_KEYS');
    expect(await restoreInto(fresh, { keys: 'lost' }, settings)).toMatchObject({
      lines: expect.arrayContaining([expect.stringMatching(/^The ledger is broken: seal 1: .*forged/)]),
      exitCode: 1,
    });
    await fresh.drop();
  });

if (inject('databaseKind') === 'postgres') {
  test('a shop moves to the embedded database and back without a difference', { timeout: 180_000 }, async () => {
    const embedded = await emptyDatabase('pglite');
    const server = await emptyDatabase('postgres');
    await restoreInto(embedded);
    await backupOf(embedded, join(home, 'moved.backup'));
    await restoreInto(server, { from: join(home, 'moved.backup') });
    expect(await inside(server, contentsOf)).toEqual(comingBack(contents));
    await embedded.drop();
    await server.drop();
  });

  test('a database that somebody uses is not restored', async () => {
    await shop.database.ping();
    const { database } = shop.config;
    const replace = 'database' in database ? database.database : '';
    await expect(restore.run(shop.config, { from: file, replace }, call)).rejects.toThrow(
      /is in use by other connections \(\d+\)/,
    );
  });

  test('a database that somebody uses is not restored by a role that may not see what others do', async () => {
    const fresh = await emptyDatabase('postgres');
    const address = new URL(fresh.env.DATABASE_URL ?? '');
    const other = new pg.Client({ connectionString: address.href });
    await other.connect();
    const role = 'restores_only';
    await other.query(`create role ${role} login password '${role}'; grant create on schema public to ${role}`);
    [address.username, address.password] = [role, role];
    await expect(restoreInto(fresh, {}, { DATABASE_URL: address.href })).rejects.toThrow('is in use by other connections (1)');
    await other.query(`drop owned by ${role}; drop role ${role}`);
    await other.end();
    await fresh.drop();
  });

  test('a connection that is just ending is waited for', async () => {
    const fresh = await emptyDatabase('postgres');
    const leaving = new pg.Client({ connectionString: fresh.env.DATABASE_URL });
    await leaving.connect();
    // It ends while the restore already looks.
    const ended = leaving.query('select pg_sleep(0.3)').then(() => leaving.end());
    expect(await restoreInto(fresh)).toMatchObject({ exitCode: 0 });
    await ended;
    await fresh.drop();
  });
}

test('values of every type come back byte for byte, rows that refer to each other too', async () => {
  const fresh = await emptyDatabase(inject('databaseKind'));
  await inside(fresh, async (queries) => {
    for (const statement of STRANGE) await sql.raw(statement).execute(queries);
    const before = await contentsOf(queries);
    expect(before.strange).toHaveLength(3);
    await queries.transaction().execute(async (transaction) => {
      const entries: Entry[] = [];
      await fixValueForms(transaction as Queries);
      for await (const { table, columns, pages } of readTables(transaction as Queries))
        for await (const rows of pages) entries.push({ kind: 'rows', table, columns, rows });
      await loadBackup(transaction as Queries, asStream(entries));
    });
    expect(await contentsOf(queries)).toEqual(before);
    // Its guard, which the loading went past, guards again.
    await expect(sql`delete from strange`.execute(queries)).rejects.toThrow('never');
  });
  await fresh.drop();
});

async function* asStream(entries: readonly Entry[]) {
  yield* entries;
}

const STRANGE = [
  `create table strange (
    id int generated always as identity primary key, parent int references strange, bytes bytea, at timestamptz, day date, span interval,
    amount numeric, coins numeric(40,0), ratio float8, small float4, fact jsonb, raw json, texts text[], numbers int[][], words tsvector,
    "a ""name" text, flag boolean, doubled int generated always as (parent * 2) stored
  )`,
  `insert into strange (parent, bytes, at, day, span, amount, coins, ratio, small, fact, raw, texts, numbers, words, "a ""name", flag) values
    (3, '\\x00ff0a5c', '2026-11-21 01:02:03.123456+05:30', '0044-03-15 BC', '1 mon -3 days 04:05:06.789', 1.10, 1e39, 0.1, 'NaN',
      '{"b": 1.10, "a": "\\u2028"}', '{"b" : 1.10,  "b":2}', array['a,b', null, '"', '', 'null', E'\\n'], '{{1,2},{3,4}}', 'a:1 b:2A', E'\\t\\\\ Ом', true),
    (null, '', 'infinity', 'infinity', '-1 year', 'NaN', 0, '-Infinity', 1e-30, 'null', 'null', '{}', null, '', '', false),
    (1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null)`,
  "create function never() returns trigger language plpgsql as $body$ begin raise exception 'never'; end $body$",
  'create trigger never before insert or delete or truncate on strange for each statement execute function never()',
];
