import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { openShop } from '../support/shop.ts';
import { allItems } from './steps/pages.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');
const queries = shop.database.queries;

const STATES = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'] as const;
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
/** Many rows have the same instant: only the instant and the id together tell their places. */
const day = (number: number) => new Date(Date.UTC(2026, 8, 1 + (number % 5)));

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly total?: number;
  readonly status?: number;
}

const clients = ids(20).map((id, number) => ({
  id,
  at: day(number),
  language: number % 4 === 0 ? 'en' : 'ru',
  buys: number % 3 === 0,
}));
const orders = ids(20).map((id, number) => ({
  id,
  at: day(0),
  total: 10_000 * (1 + (number % 4)),
  status: number % 7,
}));
const asks = orders.map(({ total, status, id: orderId }, number) => ({
  id: randomUUID(),
  at: day(number),
  total,
  status,
  orderId,
}));
const refunds = ids(20).map((id, number) => ({
  id,
  at: day(number),
  total: 500 * (1 + (number % 3)),
  status: number % 4,
  orderId: orders[number]?.id ?? '',
}));
const requests = ids(20).map((id, number) => ({ id, at: day(number), status: number % 2 }));
const person = uuid(1);
const actions = ids(20).map((id, number) => ({ id, at: day(number) }));

/** Stores rows of any table, of which no types are checked: no use case would make so many so fast. */
const add = (table: string, rows: readonly object[]) =>
  queries
    .insertInto(table as 'users')
    .values(rows as never)
    .execute();

beforeAll(async () => {
  await add(
    'users',
    clients.map(({ id, at, language }) => ({ id, email: `${id}@example.com`, language, role: 'customer', created_at: at })),
  );
  const order = { language: 'ru', payment_method: 'card', special_instructions: '' };
  await add(
    'orders',
    orders.map(({ id, at, total, status }) => ({ ...order, id, status: STATES[status], created_at: at, total_cents: total })),
  );
  const bought = clients.filter(({ buys }) => buys);
  await add(
    'orders',
    bought.map(({ id, at }) => ({
      ...order,
      id: randomUUID(),
      user_id: id,
      status: 'paid',
      created_at: at,
      total_cents: 1,
    })),
  );
  await add(
    'refund_asks',
    asks.map(({ id, at, orderId }) => ({ id, order_id: orderId, state: 'open', asked_at: at })),
  );
  // By what they wait for: an address, the sending, the gateway, a second person.
  const waits = [
    { source_kind: 'coin', coin: 'BTC', units: 1, state: 'requested' },
    { source_kind: 'hand', state: 'requested' },
    { source_kind: 'card', state: 'requested', asked_at: day(0) },
    { source_kind: 'card', state: 'sent', reference: 'R', sent_by: 'boris', sent_at: day(0) },
  ];
  const refund = { gateway: 'stripe', reason: '', requested_by: 'boris' };
  await add(
    'refunds',
    refunds.map(({ id, at, total, status, orderId }) => ({
      ...refund,
      ...waits[status],
      id,
      order_id: orderId,
      source_id: id,
      amount_usd_cents: total,
      requested_at: at,
    })),
  );
  await add(
    'consultations',
    requests.map(({ id, at, status }) => ({
      id,
      name: 'Анна',
      phone: '+79990000000',
      message: 'Новоселье',
      language: 'ru',
      requested_at: at,
      answered_at: status === 1 ? new Date(at.getTime() + 60_000) : null,
      answered_by: status === 1 ? person : null,
    })),
  );
  await add(
    'staff_actions',
    actions.map(({ id, at }) => ({
      id,
      at,
      actor_id: person,
      actor_role: 'operator',
      action: 'order.noted',
      subject_kind: 'order',
      subject_id: id,
    })),
  );
});

// The ledger tells nothing of these refunds, and is held against them when the shop closes.
afterAll(() => queries.deleteFrom('refunds').execute());

const listedIds = async (url: string) => (await allItems(admin, `/api/admin/${url}`, 3)).map(({ id }) => id);

/** The ids by the figure that the list is sorted by, then by instant and id; a minus turns the whole order round. */
function inOrder(sort: string, rows: readonly Row[]): string[] {
  const by = sort.replace('-', '') as 'date' | 'total' | 'status';
  const rising = rows.toSorted(
    (a, b) => (by === 'date' ? 0 : (a[by] ?? 0) - (b[by] ?? 0)) || a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1),
  );
  return (sort.startsWith('-') ? rising.toReversed() : rising).map(({ id }) => id);
}

/** The ids that are of these rows: the shop itself has others. */
const among = (rows: readonly Row[], listed: readonly string[]) => listed.filter((id) => rows.some((row) => row.id === id));

/** Lists, the rows of this file in them, and the orders in which they can be read. */
const lists = [
  ['money?kind=ask', asks, ['date', '-date', 'total', '-total', 'status', '-status']],
  ['refunds?', refunds, ['date', '-date', 'total', '-total', 'status', '-status']],
  ['consultations?state=all', requests, ['date', '-date', 'status', '-status']],
  ['clients?', clients, ['date', '-date']],
  [`audit?person=${person}`, actions, ['date', '-date']],
] as const;

test.each(lists.flatMap(([url, rows, sorts]) => sorts.map((sort) => [url, sort, rows] as const)))(
  'page after page, %s sorted by %s tells each row once and in its place',
  async (url, sort, rows) => {
    const listed = await listedIds(`${url}&sort=${sort}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(among(rows, listed)).toEqual(inOrder(sort, rows));
  },
);

test.each([
  ['clients?language=en', clients.filter(({ language }) => language === 'en')],
  ['clients?buyers=true', clients.filter(({ buys }) => buys)],
  ['clients?buyers=false&language=ru', clients.filter(({ buys, language }) => !buys && language === 'ru')],
  ['refunds?waitsFor=address', refunds.filter(({ status }) => status === 0)],
  ['refunds?waitsFor=sending', refunds.filter(({ status }) => status === 1)],
  ['refunds?waitsFor=gateway', refunds.filter(({ status }) => status === 2)],
  ['refunds?waitsFor=second_person', refunds.filter(({ status }) => status === 3)],
] as const)('%s lists all rows that match its filter, and no others', async (url, rows) => {
  const known: readonly Row[] = [...clients, ...refunds];
  expect(among(known, await listedIds(`${url}&sort=date`))).toEqual(inOrder('date', rows));
});

test('sorted by status, the rows of refunds say what they wait for: first an address, last a second person', async () => {
  const { items } = (await admin.request({ url: '/api/admin/refunds?sort=status&limit=100' })).json<{
    items: { waitsFor: string }[];
  }>();
  expect([...new Set(items.map(({ waitsFor }) => waitsFor))]).toEqual(['address', 'sending', 'gateway', 'second_person']);
});

test.each(lists)('a cursor of %s goes on in its own order alone', async (url, _, sorts) => {
  const firstPage = await admin.request({ url: `/api/admin/${url}&sort=${sorts[1]}&limit=1` });
  const { nextCursor } = firstPage.json<{ nextCursor: string }>();
  expect((await admin.request({ url: `/api/admin/${url}&sort=${sorts[1]}&cursor=${nextCursor}` })).statusCode).toBe(200);
  expect((await admin.request({ url: `/api/admin/${url}&sort=${sorts[0]}&cursor=${nextCursor}` })).statusCode).toBe(400);
});

test('the file of clients has those whom the filter of the list finds', async () => {
  const file = await admin.request({ url: '/api/admin/exports/clients?language=en&buyers=true&format=jsonl' });
  const emails = file.body
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { email: string }).email);
  const matching = clients.filter(({ language, buys }) => language === 'en' && buys);
  expect(emails.toSorted()).toEqual(matching.map(({ id }) => `${id}@example.com`).toSorted());
});
