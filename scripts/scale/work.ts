import { execFileSync } from 'node:child_process';
import { HOUR_MS } from '../../src/kernel/durations.ts';
import { signInAt } from '../../test/support/customers.ts';
import { guestOrder } from '../../test/support/orders.ts';
import { runSql } from '../../test/support/sql.ts';
import { dayFromToday } from '../bench/days.ts';
import { signInAsAdministrator } from '../bench/panel.ts';
import { sortedAndFiltered } from '../bench/panel-lists.ts';
import { panelRequests } from '../bench/panel-requests.ts';
import { until } from '../until.ts';

/** A shop at work, and what reaches it. */
export interface Workplace {
  readonly origin: string;
  readonly metrics: string;
  readonly database: string;
  readonly env: Record<string, string>;
  /** Collects the requests that the database did not answer within the limit of a statement. */
  readonly unanswered: string[];
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const PURCHASES = 20;
const READS = 20;
const CUSTOMER = 'client-0@example.com';
const PARTNER = 'indra';
/** How long the jobs may take, which have far more to do in the first round. */
const JOBS_SECONDS = 300;

/** Everybody who works with the shop, one after the other: buyers, customers, a partner's program, the staff, the jobs and who watches over it. */
export async function workOn(place: Workplace): Promise<void> {
  await makePurchases(place);
  await callAsCustomer(place);
  await callAsPartner(place);
  await callAsStaff(place);
  const readMetrics = callerAt({ ...place, origin: place.metrics });
  for (let index = 0; index < 3; index++) await readMetrics('GET', '');
  await runJobs(place);
}

/** Purchases by guests: order, payment, polls, coins, the page of the order and its receipt. */
export async function makePurchases(place: Workplace, count = PURCHASES): Promise<void> {
  const call = callerAt(place);
  for (let index = 0; index < count; index++) {
    const { id } = (await call('POST', '/api/orders', guestOrder)) as { id: string };
    const request = { orderId: id, currency: 'BTC', amountUsd: guestOrder.total };
    const payment = (await call('POST', '/api/crypto/payment', request)) as { id: string };
    for (let poll = 0; poll < 3; poll++) await call('GET', `/api/crypto/payment/${payment.id}/status`);
    await call('POST', `/api/sandbox/crypto/payments/${payment.id}/transfers`, {});
    await call('GET', `/api/crypto/payment/${payment.id}/status`);
    await call('GET', `/api/orders/${id}`);
    await call('GET', `/api/orders/${id}/receipt`);
  }
}

async function callAsCustomer(place: Workplace): Promise<void> {
  const call = callerAt(place, { cookie: await signInAt(place.origin, CUSTOMER) });
  const [user] = await runSql<{ id: string }>(place.database, 'select id from users where email = $1', [CUSTOMER]);
  const paths = [
    '/api/auth/me',
    '/api/auth/sessions',
    '/api/orders',
    '/api/ritual-plans',
    '/api/participants',
    '/api/account/names',
  ];
  for (const path of [...paths, `/api/customer-profiles/${user?.id}`, '/api/account/export']) await call('GET', path);
  await call('POST', '/api/orders', { ...guestOrder, customerEmail: CUSTOMER });
}

async function callAsPartner(place: Workplace): Promise<void> {
  const made = execFileSync(process.execPath, ['dist/shop/operator.js', 'api-key', '--partner', PARTNER, '--name', 'scale'], {
    env: { ...process.env, ...place.env },
    encoding: 'utf8',
  });
  const key = /vrk_\w+/.exec(made)?.[0] ?? '';
  const call = callerAt(place, { authorization: `Bearer ${key}` });
  const ofPartner = `/api/partner/${PARTNER}`;
  const [order] = await runSql<{ id: string; email: string }>(
    place.database,
    'select id, customer_email as email from orders where partner = $1 order by number limit 1',
    [PARTNER],
  );
  const lists = [
    '',
    '?status=paid',
    `?q=${encodeURIComponent(order?.email ?? '')}`,
    `?updatedSince=${new Date(Date.now() - HOUR_MS).toISOString()}`,
  ];
  for (const path of [...lists.map((query) => `/orders${query}`), `/orders/${order?.id}`, '/events'])
    await call('GET', `${ofPartner}${path}`);
}

async function callAsStaff(place: Workplace): Promise<void> {
  const { origin, database } = place;
  const call = callerAt(place, { cookie: await signInAsAdministrator(origin, database) });
  for (const { paths } of await panelRequests(database)) for (const path of paths) await call('GET', path);
  for (const path of sortedAndFiltered()) await call('GET', path);
  const orders = await runSql<{ id: string }>(database, 'select id from orders order by number limit $1', [READS]);
  for (const { id } of orders)
    for (const part of ['', '/money', '/refunds', '/certificates', '/confirmation'])
      await call('GET', `/api/admin/orders/${id}${part}`);
  const clients = await runSql<{ id: string }>(
    database,
    "select id from users where email like 'client-%' order by email limit $1",
    [READS],
  );
  for (const { id } of clients) await call('GET', `/api/admin/clients/${id}`);
  const month = dayFromToday(-30).slice(0, 7);
  const today = dayFromToday(0);
  const others = [
    'desk/week',
    'views?list=orders',
    `settings/closed-days/planned?from=${today}&to=${today}`,
    `partners/${PARTNER}/dashboard`,
    `partners/${PARTNER}/statements/${month}`,
  ];
  for (const path of others) await call('GET', `/api/admin/${path}`);
}

/** Makes every job due, and waits until each has run since then and none is due again. */
async function runJobs({ database }: Workplace): Promise<void> {
  // The ledger is sealed once a day, so its seals become a day older. Triggers, which refuse any change of a seal, are off.
  await runSql(database, 'set session_replication_role = replica; update ledger_seals set day = day - 1');
  await runSql(database, 'update jobs set next_run_at = now()');
  const [{ began } = { began: '' }] = await runSql<{ began: string }>(database, 'select now()::text as began');
  const isDone = async () => {
    const late = await runSql<{ name: string; failure: string | null }>(
      database,
      'select name, failure from jobs where done_at is null or done_at < $1 or next_run_at <= now()',
      [began],
    );
    const failed = late.find(({ failure }) => failure !== null);
    if (failed) throw new Error(`The job "${failed.name}" fails: ${failed.failure}`);
    return late.length === 0;
  };
  await until(isDone, JOBS_SECONDS, `The jobs are not done after ${JOBS_SECONDS} s`);
}

function callerAt({ origin, unanswered }: Workplace, more: Record<string, string> = {}): Call {
  return async (method, path, body) => {
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'ru',
      'idempotency-key': crypto.randomUUID(),
      ...more,
    };
    const request = `${method} ${path}`;
    const answer = await fetch(origin + path, { method, headers, body: body ? JSON.stringify(body) : null }).catch(
      (error: Error) => {
        throw new Error(`${request} gets no answer: ${error.cause ?? error.message}`);
      },
    );
    const text = await answer.text();
    // Not every order has all the parts that the staff ask for: 404 is an answer as well.
    if (answer.status === 503) unanswered.push(request);
    else if (answer.status >= 400 && answer.status !== 404)
      throw new Error(`${request} answers ${answer.status}: ${text.slice(0, 300)}`);
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
}
