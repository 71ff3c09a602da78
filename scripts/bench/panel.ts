import { setTimeout } from 'node:timers/promises';
import { signInAt } from '../../test/support/customers.ts';
import { type ServerProcess, startServer } from '../../test/support/server-process.ts';
import { runSql } from '../../test/support/sql.ts';
import { residentMebibytes } from '../processes.ts';
import { sortedAndFiltered } from './panel-lists.ts';
import { panelRequests } from './panel-requests.ts';
import { answerMilliseconds, percentile } from './times.ts';

/** The answers that are measured, of each list. */
const COUNTED = 40;
/** The first answers, before the caches of the database and the compiler are warm, are not counted. */
const UNCOUNTED = 3;
/** How long a slow reader waits after each piece, some 64 KiB; what it does not take the server must not keep. */
const SLOW_READER_MS = 20;
const EMAIL = 'bench-administrator@example.com';

interface PanelFigures {
  /** The milliseconds within which 95 of 100 answers come, by the name of the list or search. */
  readonly lists: ReadonlyMap<string, number>;
  /** The same for each list in every sorting, with each filter and without, and for the counts of the menu; by address. */
  readonly sorted: ReadonlyMap<string, number>;
  /** The file of all orders, as fast as it comes and for a reader who takes it slowly. */
  readonly exported: Readonly<Record<'fast' | 'slow', Awaited<ReturnType<typeof exportAll>>>>;
}

/** Measures each list and search of the panel, and the file of all orders. The database needs the load data. */
export async function measurePanel(env: Record<string, string>): Promise<PanelFigures> {
  const url = env.DATABASE_URL ?? '';
  const shop = await startServer({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const cookie = await signInAsAdministrator(shop.url, url);
    const lists = new Map<string, number>();
    for (const { name, paths } of await panelRequests(url)) lists.set(name, await p95(shop.url, cookie, paths));
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
  for (let index = 0; index < COUNTED + UNCOUNTED; index += 1) {
    const path = paths[index % paths.length] ?? '';
    times.push(await answerMilliseconds(origin + path, { cookie, 'accept-language': 'ru' }));
  }
  return percentile(95, times.slice(UNCOUNTED));
}

/**
 * How long a file takes, and by how many MiB the server grows at most meanwhile. The server is warm from all requests before; when the slow
 * reader comes, also from the file of the fast one.
 */
async function exportAll({ url, pid }: ServerProcess, cookie: string, pauseMs: number) {
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
