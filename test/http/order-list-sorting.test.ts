import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { shareOutAnew } from '../support/ritual-sums-agree.ts';
import { openShop } from '../support/shop.ts';
import { allItems } from './steps/pages.ts';
import { signInStaff } from './steps/staff.ts';

const STATES = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'] as const;
const METHODS = ['crypto', 'card', 'manual'] as const;
const SORTS = ['-date', 'date', '-total', 'total', 'status', '-status'] as const;

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');

/** The number of the order whose money came before it was placed, as a gateway with a slow clock tells it. */
const SLOW_CLOCK = 39;
/** Many orders have the same instant and sum: only the instant, the sum and the id together tell their places. */
const orders = Array.from({ length: 40 }, (_, number) => ({
  id: randomUUID(),
  status: STATES[number % 7] ?? 'paid',
  created_at: number === SLOW_CLOCK ? new Date('2026-10-11T10:00Z') : new Date(Date.UTC(2026, 9, 1 + (number % 5))),
  language: 'ru' as const,
  payment_method: METHODS[number % 3] ?? 'card',
  total_cents: String(10_000 * (1 + (number % 4))),
  special_instructions: '',
  partner: number % 2 === 0 ? 'indra' : null,
}));
await shop.database.queries
  .insertInto('orders')
  .values(orders as never)
  .execute();

/** Money of every third order came on one day, and of every ninth order went back on a later day. */
const moved = orders.flatMap(({ id: order_id }, number) => [
  ...(number % 3 === 0
    ? [{ order_id, seq: 1, kind: 'came', way: 'card', at: new Date('2026-10-10T12:00Z'), amount_cents: 100 }]
    : []),
  ...(number % 9 === 0
    ? [{ order_id, seq: 2, kind: 'refunded', way: 'card', at: new Date('2026-11-01T12:00Z'), amount_cents: 10 }]
    : []),
]);
for (const row of moved)
  await shop.database.queries
    .insertInto('money_movements')
    .values(row as never)
    .execute();
// The ledger tells nothing of these movements, and is held against them when the shop closes.
afterAll(async () => {
  await shop.database.queries.deleteFrom('money_movements').execute();
  await shareOutAnew(shop.database.queries);
});

const list = (query: string) => admin.request({ url: `/api/admin/orders?${query}` });

const listedIds = async (query: string) => (await allItems(admin, `/api/admin/orders?${query}`, 3)).map(({ id }) => id);

type Row = (typeof orders)[number];

/** The ids by the state or the total if the list is sorted by them, then by the date, then by the id; states of one kind stand newest first. */
function inOrder(sort: (typeof SORTS)[number], rows: readonly Row[]): string[] {
  const isRising = sort === 'date' || sort === 'total';
  const byDate = (a: Row, b: Row) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1);
  const byTotal = (a: Row, b: Row) => Number(a.total_cents) - Number(b.total_cents);
  const byState = (a: Row, b: Row) => STATES.indexOf(a.status) - STATES.indexOf(b.status);
  const newestFirst = rows.toSorted((a, b) => byDate(b, a));
  const dated = isRising ? newestFirst.toReversed() : newestFirst;
  const sorted = {
    date: dated,
    '-date': dated,
    total: dated.toSorted(byTotal),
    '-total': dated.toSorted((a, b) => byTotal(b, a)),
    status: dated.toSorted(byState),
    '-status': dated.toSorted((a, b) => byState(b, a)),
  }[sort];
  return sorted.map(({ id }) => id);
}

/** Questions, and which orders they find, by their numbers in `orders`. */
type Filters = readonly (readonly [query: string, isListed: (order: Row, number: number) => boolean])[];

async function expectInOrder(sort: (typeof SORTS)[number], filters: Filters) {
  for (const [query, isListed] of filters)
    expect(await listedIds(`sort=${sort}&${query}`), query).toEqual(inOrder(sort, orders.filter(isListed)));
}

test.each(SORTS)('page after page, a list sorted by %s tells each order once and in its place, whatever the filter', (sort) =>
  expectInOrder(sort, [
    ['', () => true],
    ['status=paid&status=ready&status=pending', ({ status }) => ['paid', 'ready', 'pending'].includes(status)],
    ['partner=indra&method=card', (order) => order.partner === 'indra' && order.payment_method === 'card'],
    // What waits is found by other means, and sorted as a whole.
    ['waits=true', ({ status }) => status === 'waiting'],
  ]),
);

test.each(SORTS)('orders whose money moved in some days stand in their place, too, in a list sorted by %s', (sort) => {
  const hasCome = (_: Row, number: number) => number % 3 === 0;
  const wentBack = (_: Row, number: number) => number % 9 === 0;
  return expectInOrder(sort, [
    ['movedFrom=2026-10-10&movedTo=2026-10-10', hasCome],
    ['movedTo=2026-10-10', hasCome],
    ['movedTo=2026-10-31', hasCome],
    ['movedFrom=2026-10-03', hasCome],
    ['movedFrom=2026-10-11', wentBack],
    ['movedFrom=2026-10-11&movedTo=2026-10-31', () => false],
  ]);
});

test('by default the newest stand first', async () => {
  expect(await listedIds('')).toEqual(await listedIds('sort=-date'));
});

test('a cursor goes on with its own order and filter alone; another is refused, and so is one that no page gave', async () => {
  const cursorOf = async (query: string) => (await list(`${query}&limit=1`)).json<{ nextCursor: string }>().nextCursor;
  for (const [query, other] of [
    ['sort=-total', 'sort=total'],
    ['sort=-total', 'sort=-total&method=card'],
    ['sort=status', ''],
    ['status=paid&status=ready', 'status=paid'],
  ] as const)
    expect((await list(`${other}&cursor=${await cursorOf(query)}`)).statusCode, `${query} → ${other}`).toBe(400);
  const swapped = `status=ready&status=paid&limit=1&cursor=${await cursorOf('status=paid&status=ready')}`;
  expect((await list(swapped)).statusCode).toBe(200);
  const behind = async (query: string, key: string) => {
    const cursor = Buffer.from(await cursorOf(query), 'base64url').toString();
    const [at = '', id = '', filter = ''] = cursor.split(' ');
    const forged = Buffer.from(`${at} ${id} ${filter} ${key}`.trim()).toString('base64url');
    return (await list(`${query}&cursor=${forged}`)).statusCode;
  };
  for (const query of ['sort=-total', 'sort=status'])
    for (const key of ['', '-1', '1e3', '9'.repeat(20), 'paid']) expect(await behind(query, key), `${query} ${key}`).toBe(400);
  for (const query of ['sort=status', 'sort=-status&waits=true']) expect(await behind(query, '99'), query).toBe(200);
});
