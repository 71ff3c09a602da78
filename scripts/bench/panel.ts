import { setTimeout } from 'node:timers/promises';
import { signInAt } from '../../test/support/customers.ts';
import { type ServerProcess, startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import { sortedAndFiltered } from './panel-lists.ts';
import { residentMebibytes } from './resident-memory.ts';

const ASKED = 40;
/** Before the caches of the database and the compiler are warm. */
const UNCOUNTED = 3;
/** For so long a slow reader waits after each piece, some 64 KiB; what it does not take the server must not keep. */
const SLOW_READER_MS = 20;
const EMAIL = 'bench-administrator@example.com';

/** A list or a search of the panel, and the requests by which it is measured. */
export interface Measured {
  readonly name: string;
  readonly paths: readonly string[];
}

export interface PanelFigures {
  /** The same by the address of each sorting with each filter. */
  readonly sorted: ReadonlyMap<string, number>;
  /** Within so many milliseconds 95 of 100 answers come, by the list or search. */
  readonly lists: ReadonlyMap<string, number>;
  /** The file of all orders, as fast as it comes and for a reader who takes it slowly. */
  readonly exported: Readonly<Record<'fast' | 'slow', ExportFigures>>;
}

/** How long a file takes, and by how many MiB the server, which rested before, grows at most meanwhile. */
interface ExportFigures {
  readonly seconds: number;
  readonly mebibytes: number;
}

/** Asks for each list and search of the panel, and for the file of all orders. The database needs the load data. */
export async function measurePanel(env: Record<string, string>): Promise<PanelFigures> {
  const url = env.DATABASE_URL ?? '';
  const shop = await startServer({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const cookie = await signInAsAdministrator(shop.url, url);
    const lists = new Map<string, number>();
    for (const { name, paths } of await measuredIn(url)) lists.set(name, await p95(shop.url, cookie, paths));
    const sorted = new Map<string, number>();
    for (const path of sortedAndFiltered()) sorted.set(path, await p95(shop.url, cookie, [path]));
    const fast = await exportAll(shop, cookie, 0);
    return { sorted, lists, exported: { fast, slow: await exportAll(shop, cookie, SLOW_READER_MS) } };
  } finally {
    await shop.stop();
  }
}

/** The role and the second factor are written into the database, as in the tests. */
export async function signInAsAdministrator(origin: string, databaseUrl: string): Promise<string> {
  const cookie = await signInAt(origin, EMAIL);
  const [user] = await runSql<{ id: string }>(databaseUrl, 'select id from users where email = $1', [EMAIL]);
  await runSql(databaseUrl, "update users set role = 'administrator' where id = $1", [user?.id]);
  await runSql(databaseUrl, 'update sessions set second_factor_at = now() where user_id = $1', [user?.id]);
  return cookie;
}

async function p95(origin: string, cookie: string, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < ASKED + UNCOUNTED; index += 1) {
    const path = paths[index % paths.length] ?? '';
    const started = performance.now();
    const answer = await fetch(origin + path, { headers: { cookie, 'accept-language': 'ru' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    times.push(performance.now() - started);
  }
  const counted = times.slice(UNCOUNTED).toSorted((a, b) => a - b);
  return counted[Math.ceil(counted.length * 0.95) - 1] ?? Number.NaN;
}

async function exportAll({ url, pid }: ServerProcess, cookie: string, pauseMs: number): Promise<ExportFigures> {
  const before = await residentMebibytes(pid);
  const started = performance.now();
  const answer = await fetch(`${url}/api/admin/exports/orders`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`The file of all orders answers ${answer.status}`);
  let most = before;
  for await (const _ of answer.body ?? []) {
    most = Math.max(most, await residentMebibytes(pid));
    if (pauseMs > 0) await setTimeout(pauseMs);
  }
  return { seconds: (performance.now() - started) / 1000, mebibytes: most - before };
}

/** Searches ask for many different orders and customers, so that no cache answers for all of them. */
export async function measuredIn(databaseUrl: string): Promise<readonly Measured[]> {
  const orders = await runSql<{ id: string; email: string; name: string; address: string }>(
    databaseUrl,
    `select orders.id, customer_email as email, customer_name as name, payments.address
      from orders join payments on payments.order_id = orders.id order by orders.id limit 20`,
  );
  const search = (list: string, words: readonly string[]) => {
    return words.map((word) => `${list}?${list.endsWith('clients') ? 'search' : 'q'}=${encodeURIComponent(word)}`);
  };
  const sorted = (list: string, ...sorts: readonly string[]) => sorts.map((sort) => `${list}?sort=${sort}`);
  const admin = '/api/admin';
  return [
    { name: 'orders', paths: [`${admin}/orders`] },
    {
      name: 'orders of a state',
      paths: ['paid', 'cancelled', 'completed', 'waiting'].map((state) => `${admin}/orders?status=${state}`),
    },
    { name: 'orders of a partner', paths: [`${admin}/orders?partner=indra`] },
    { name: 'orders that wait for a person', paths: [`${admin}/orders?waits=true`] },
    {
      name: 'orders by number',
      paths: search(
        `${admin}/orders`,
        orders.map(({ id }) => id.slice(0, 8)),
      ),
    },
    {
      name: 'orders by e-mail',
      paths: search(
        `${admin}/orders`,
        orders.map(({ email }) => email),
      ),
    },
    {
      name: 'orders by name',
      paths: search(
        `${admin}/orders`,
        orders.map(({ name }) => name),
      ),
    },
    { name: 'orders by a common name', paths: search(`${admin}/orders`, ['Анна', 'Сергей', 'Пётр', 'Anna']) },
    {
      name: 'orders by transaction',
      paths: search(
        `${admin}/orders`,
        orders.map(({ address }) => address),
      ),
    },
    { name: 'orders by sum and state', paths: sorted(`${admin}/orders`, '-total', 'total', 'status', '-status') },
    { name: 'an order', paths: orders.map(({ id }) => `${admin}/orders/${id}`) },
    { name: 'clients', paths: [`${admin}/clients`] },
    {
      name: 'clients by name',
      paths: search(
        `${admin}/clients`,
        orders.map(({ name }) => name),
      ),
    },
    { name: 'clients by a common name', paths: search(`${admin}/clients`, ['Анна', 'Сергей', 'Пётр', 'Anna']) },
    {
      name: 'clients by e-mail',
      paths: search(
        `${admin}/clients`,
        orders.map(({ email }) => email),
      ),
    },
    { name: 'clients by phone', paths: search(`${admin}/clients`, ['+79000000123', '+7900000', '+79000019999']) },
    {
      name: 'clients of a language, and those who have bought or have not',
      paths: ['language=en', 'buyers=true', 'buyers=false', 'buyers=false&sort=date'].map((query) => `${admin}/clients?${query}`),
    },
    {
      name: 'consultations',
      paths: [`${admin}/consultations`, ...sorted(`${admin}/consultations`, 'date', 'status', '-status')],
    },
    { name: 'desk of a day', paths: [0, 1, 2, 3].map((days) => `${admin}/desk?day=${dayAfter(days)}`) },
    { name: 'desk without a day', paths: [`${admin}/desk/undated`] },
    { name: 'reports', paths: [`${admin}/reports`] },
    { name: 'audit log', paths: [`${admin}/audit`, ...sorted(`${admin}/audit`, 'date'), `${admin}/audit?q=order&sort=date`] },
    { name: 'partners', paths: [`${admin}/partners`] },
    { name: 'reviews of money', paths: [`${admin}/money`, ...sorted(`${admin}/money`, '-date', '-total', 'status')] },
    { name: 'refunds', paths: [`${admin}/refunds`, ...sorted(`${admin}/refunds`, '-date', '-total', 'status')] },
    { name: 'articles', paths: [`${admin}/content/articles`] },
    { name: 'rituals', paths: [`${admin}/content/services`] },
    { name: 'staff', paths: [`${admin}/staff`] },
    { name: 'overview', paths: ['day', 'week', 'month'].map((step) => `${admin}/overview?step=${step}`) },
  ];
}

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
