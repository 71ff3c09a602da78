import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { createOverviewReader } from '../../src/adapters/postgres/money/overview-reader.ts';
import { expectRitualSumsAgree, shareOutAnew } from '../support/ritual-sums-agree.ts';
import { databaseOfFile } from './open-database.ts';
import { addOrderRow } from './order-rows.ts';

const database = await databaseOfFile();
beforeEach(async () => {
  await database.queries.deleteFrom('money_movements').execute();
  await shareOutAnew(database.queries);
});

/** An order of rituals at some prices, in cents. */
const addOrder = (prices: Readonly<Record<string, number>>) =>
  addOrderRow(
    database.queries,
    {},
    Object.entries(prices).map(([item_id, price_cents]) => ({ item_id, name: `ru ${item_id}`, name_en: item_id, price_cents })),
  );

let seq = 0;
interface Move {
  readonly kind: 'came' | 'refunded' | 'fee';
  readonly amount: number;
  readonly at: string;
  readonly way?: 'coin' | 'hand';
}
const rowOf = (order_id: string, { kind, amount, at, way = 'coin' }: Move) => {
  seq += 1;
  return { order_id, seq, kind, way, at: new Date(at), amount_cents: amount };
};
async function move(...moves: readonly (Move & { readonly of: string })[]): Promise<void> {
  const rows = moves.map(({ of, ...one }) => rowOf(of, one));
  await database.queries.insertInto('money_movements').values(rows).execute();
}

function readerOf(from: string, to: string, timeZone: string) {
  const reader = createOverviewReader(database.queries, timeZone);
  return { reader, span: { from: from as CalendarDate, to: to as CalendarDate } };
}

async function sumsOf(from: string, to: string, timeZone = 'UTC') {
  const { reader, span } = readerOf(from, to, timeZone);
  const [[whole], parts] = await Promise.all([reader.moved([span]), reader.divided(span, 'ritual')]);
  return { whole, parts: parts.toSorted((a, b) => `${a.key}`.localeCompare(`${b.key}`)) };
}

test('money is divided by the prices of an order’s rituals, and what is cut off of one is another’s', async () => {
  const of = await addOrder({ agni: 100, ganesha: 100, soma: 100 });
  await move({ of, kind: 'came', amount: 100, at: '2026-03-01T10:00:00Z' });
  const { parts } = await sumsOf('2026-03-01', '2026-03-01');
  expect(parts.map(({ key, orders, came, name }) => [key, orders, came, name])).toEqual([
    ['agni', 1, 33, { ru: 'ru agni', en: 'agni' }],
    ['ganesha', 1, 33, { ru: 'ru ganesha', en: 'ganesha' }],
    ['soma', 1, 34, { ru: 'ru soma', en: 'soma' }],
  ]);
});

test('all figures count a day by one clock, also in a zone that the database reads otherwise', async () => {
  // Three hours ahead of UTC; PostgreSQL by itself reads this name as three hours behind, as POSIX does.
  const of = await addOrder({ agni: 100 });
  await move({ of, kind: 'came', amount: 100, at: '2026-05-01T21:30:00Z' });
  const { reader, span } = readerOf('2026-05-02', '2026-05-02', '+03:00');
  const ofShop = await reader.moved([span]);
  const divided = await Promise.all((['ritual', 'way', 'partner'] as const).map((by) => reader.divided(span, by)));
  expect([ofShop, ...divided].map(([sums]) => sums?.came)).toEqual([100, 100, 100, 100]);
});

test('money that comes in parts is divided as it would be in one', async () => {
  const of = await addOrder({ agni: 100, ganesha: 100, soma: 100 });
  await move({ of, kind: 'came', amount: 100, at: '2026-03-01T10:00:00Z' });
  await move({ of, kind: 'came', amount: 100, at: '2026-03-02T10:00:00Z' });
  const { parts } = await sumsOf('2026-03-01', '2026-03-02');
  expect(parts.map(({ came }) => came)).toEqual([66, 67, 67]);
});

test('an order counts once for a time, on however many days its money came, and once for each of them', async () => {
  const of = await addOrder({ agni: 100 });
  const other = await addOrder({ agni: 100 });
  await move(
    { of, kind: 'came', amount: 40, at: '2026-03-01T10:00:00Z' },
    { of: other, kind: 'came', amount: 1, at: '2026-03-02T01:00:00Z' },
  );
  await move({ of, kind: 'came', amount: 60, at: '2026-03-04T10:00:00Z' });
  const ordersOf = async (from: string, to: string) => (await sumsOf(from, to)).parts.map(({ orders }) => orders);
  expect(await ordersOf('2026-03-01', '2026-03-04')).toEqual([2]);
  expect(await ordersOf('2026-03-01', '2026-03-01')).toEqual([1]);
  expect(await ordersOf('2026-03-03', '2026-03-05')).toEqual([1]);
});

test('an order whose money came and was lost within a time does not count there, but counts in a time that ends between', async () => {
  const of = await addOrder({ agni: 100 });
  const atOnce = await addOrder({ agni: 100 });
  await move(
    { of, kind: 'came', amount: 100, at: '2026-03-01T10:00:00Z' },
    { of: atOnce, kind: 'came', amount: 9, at: '2026-03-01T10:00:00Z' },
  );
  await move({ of, kind: 'came', amount: -100, at: '2026-03-03T10:00:00Z' });
  await move({ of: atOnce, kind: 'came', amount: -9, at: '2026-03-01T11:00:00Z' });
  const told = async (from: string, to: string) => (await sumsOf(from, to)).parts.map(({ orders, came }) => [orders, came]);
  expect(await told('2026-03-01', '2026-03-03')).toEqual([[0, 0]]);
  expect(await told('2026-03-01', '2026-03-02')).toEqual([[1, 100]]);
});

test('what was taken back of an order that does not count in a time is no money of those that count', async () => {
  const lost = await addOrder({ agni: 100 });
  const other = await addOrder({ agni: 100 });
  await move({ of: lost, kind: 'came', amount: 100, at: '2026-03-01T10:00:00Z' });
  await move(
    { of: lost, kind: 'came', amount: -100, at: '2026-03-03T10:00:00Z' },
    { of: other, kind: 'came', amount: 30, at: '2026-03-03T11:00:00Z' },
  );
  for (const zone of ['UTC', 'Asia/Kolkata']) {
    const { whole, parts } = await sumsOf('2026-03-03', '2026-03-03', zone);
    for (const sums of [whole, ...parts]) expect(sums).toMatchObject({ orders: 1, counted: 30, came: -70 });
    const { whole: both } = await sumsOf('2026-03-01', '2026-03-03', zone);
    expect(both).toMatchObject({ orders: 1, counted: 30, came: 30 });
  }
});

test('of a time in which nothing moved nothing is told, though it cuts days on which something did', async () => {
  const of = await addOrder({ agni: 100 });
  await move({ of, kind: 'came', amount: 100, at: '2026-03-01T10:00:00Z' });
  // Begins at 21:00 in UTC.
  expect((await sumsOf('2026-03-02', '2026-03-02', 'Europe/Moscow')).parts).toEqual([]);
});

const DAYS = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'];
const instants = fc.tuple(
  fc.constantFrom(...DAYS),
  fc.constantFrom('00:00:00', '05:29:59.999', '18:30:00', '21:00:00', '23:59:59.999'),
);
const moves = fc.record({
  order: fc.nat(2),
  kind: fc.constantFrom('came', 'came', 'refunded', 'fee'),
  way: fc.constantFrom('coin', 'hand'),
  amount: fc.integer({ min: -900, max: 1500 }).filter((amount) => amount !== 0),
  at: instants.map(([day, time]) => `${day}T${time}Z`),
});
const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu');

test('whatever moves, the sums by ritual are those of the orders, in each zone and time, and add up to the whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 1, maxLength: 12 }), zones, async (all, zone) => {
      await database.queries.deleteFrom('money_movements').execute();
      await shareOutAnew(database.queries);
      const orders = [
        await addOrder({ agni: 100 }),
        await addOrder({ agni: 7, soma: 13 }),
        await addOrder({ agni: 1, soma: 0, vayu: 2 }),
      ];
      const rows = all.map(({ order, ...one }) => rowOf(orders[order] ?? '', one as Move));
      for (const row of rows) await database.queries.insertInto('money_movements').values(row).execute();
      await expectRitualSumsAgree(database.queries);
      const shares = await database.queries.selectFrom('money_shares').selectAll().execute();
      for (const [place, from] of DAYS.entries()) {
        for (const to of DAYS.slice(place)) {
          const { whole, parts } = await sumsOf(from, to, zone);
          const within = shares.filter(({ at }) => dayIn(at, zone) >= from && dayIn(at, zone) <= to);
          for (const part of parts) {
            const of = within.filter(({ item_id }) => item_id === part.key);
            const came = [...Map.groupBy(of, ({ order_id }) => order_id).values()].map((some) => add(some, 'came'));
            expect(part.orders).toBe(came.filter((sum) => sum > 0).length);
            const told = [part.came, part.byHand, part.refunded, part.fee];
            expect(told).toEqual([add(of, 'came'), add(of, 'by_hand'), add(of, 'refunded'), add(of, 'fee')]);
          }
          expect(new Set(parts.map(({ key }) => key))).toEqual(new Set(within.map(({ item_id }) => item_id)));
          expect(parts.reduce((sum, { came }) => sum + came, 0)).toBe(whole?.came);
          expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(whole?.net);
        }
      }
      const kept = await rowsNow();
      await shareOutAnew(database.queries);
      expect(await rowsNow()).toEqual(kept);
    }),
    { numRuns: 12 },
  );
});

type Summed = 'came' | 'by_hand' | 'refunded' | 'fee';
const add = (rows: readonly Readonly<Record<Summed, number>>[], name: Summed) => rows.reduce((sum, row) => sum + row[name], 0);

/** All rows of both tables. */
async function rowsNow() {
  const queries = database.queries;
  const shares = await queries
    .selectFrom('money_shares')
    .selectAll()
    .orderBy('order_id')
    .orderBy('seq')
    .orderBy('item_id')
    .execute();
  return [shares, await queries.selectFrom('ritual_sums').selectAll().orderBy('day').orderBy('item_id').execute()];
}

test('a crowd that pays for the same rituals in any order waits for each other, and every cent is counted', async () => {
  const pay = async (prices: Readonly<Record<string, number>>[]) => {
    const orders = await Promise.all(prices.map(addOrder));
    await database.queries.transaction().execute(async (transaction) => {
      for (const of of orders) {
        const row = rowOf(of, { kind: 'came', amount: 120, at: '2026-03-01T10:00:00Z' });
        await transaction.insertInto('money_movements').values(row).execute();
      }
    });
  };
  const agniAlone = { agni: 120 };
  const twoRituals = { soma: 70, vayu: 50 };
  await Promise.all(Array.from({ length: 12 }, (_, place) => pay(place % 2 ? [agniAlone, twoRituals] : [twoRituals, agniAlone])));
  await expectRitualSumsAgree(database.queries);
  const { parts } = await sumsOf('2026-03-01', '2026-03-01');
  expect(parts.map(({ key, orders, came }) => [key, orders, came])).toEqual([
    ['agni', 12, 12 * 120],
    ['soma', 12, 12 * 70],
    ['vayu', 12, 12 * 50],
  ]);
});
