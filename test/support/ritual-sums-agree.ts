import { readFileSync } from 'node:fs';
import { type Selectable, sql } from 'kysely';
import { expect } from 'vitest';
import { statementsOf } from '../../src/adapters/postgres/migration-files.ts';
import type { Queries, Tables } from '../../src/adapters/postgres/tables/entities.ts';

type Movement = Selectable<Tables['money_movements']>;
type Item = Selectable<Tables['order_items']>;

/** What of one movement belongs to one ritual of its order. */
interface Share {
  readonly movement: Movement;
  readonly itemId: string;
  readonly cents: number;
}

/** Fails when a share, or a ritual's sum of a day, is not what movements and items of the orders themselves say. */
export async function expectRitualSumsAgree(queries: Queries): Promise<void> {
  const shares = await computeShares(queries);
  await expectStoredSharesAgree(queries, shares);
  await expectStoredDaysAgree(queries, shares);
}

/** The shares of all money, computed from the movements and the items of its orders. */
async function computeShares(queries: Queries): Promise<Share[]> {
  const items = await queries.selectFrom('order_items').selectAll().orderBy('position').execute();
  const itemsByOrder = Map.groupBy(items, (item) => item.order_id);
  const movements = await queries.selectFrom('money_movements').selectAll().orderBy('seq').orderBy('way').execute();
  const movementsByKind = Map.groupBy(movements, ({ order_id, kind }) => `${order_id} ${kind}`);
  return [...movementsByKind.values()].flatMap((ofKind) => divide(ofKind, itemsByOrder.get(ofKind[0]?.order_id ?? '') ?? []));
}

async function expectStoredSharesAgree(queries: Queries, shares: readonly Share[]): Promise<void> {
  const computed = Map.groupBy(shares, ({ movement, itemId }) => `${movement.order_id} ${movement.seq} ${itemId}`);
  const stored = await queries.selectFrom('money_shares').selectAll().execute();
  expect(
    stored.map((row) => `${row.order_id} ${row.seq} ${row.item_id} ${sumsInWords({ ...row, byHand: row.by_hand })}`).toSorted(),
    'the shares of rituals and the movements of money differ',
  ).toEqual([...computed].map(([key, ofLine]) => `${key} ${sumsInWords(sumsOf(ofLine))}`).toSorted());
}

async function expectStoredDaysAgree(queries: Queries, shares: readonly Share[]): Promise<void> {
  const computed = Map.groupBy(shares, (share) => `${dayOf(share)} ${share.itemId}`);
  const orders = countOrders(shares);
  const stored = await queries.selectFrom('ritual_sums').selectAll().select(sql<string>`day::text`.as('on')).execute();
  expect(
    stored.map((row) => `${row.on} ${row.item_id} ${row.orders} ${sumsInWords({ ...row, byHand: row.by_hand })}`).toSorted(),
    'the sums by ritual and the orders differ',
  ).toEqual([...computed].map(([key, ofDay]) => `${key} ${orders.get(key) ?? 0} ${sumsInWords(sumsOf(ofDay))}`).toSorted());
}

/** How many orders count for a ritual on a day: those whose money for it came on this day alone. Keyed by day and ritual. */
function countOrders(shares: readonly Share[]): Map<string, number> {
  const counts = new Map<string, number>();
  const byOrderAndRitual = Map.groupBy(shares, ({ movement, itemId }) => `${movement.order_id} ${itemId}`);
  for (const ofRitual of byOrderAndRitual.values()) {
    const [day, ...otherDays] = daysOfIncome(ofRitual);
    if (day === undefined || otherDays.length > 0 || sumsOf(ofRitual).came <= 0) continue;
    const key = `${day} ${ofRitual[0]?.itemId}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Divides an order's movements of a kind among its rituals by their prices. The total after each movement is divided; a ritual's share of the
 * movement is by how much its part of the total has grown.
 */
function divide(movements: readonly Movement[], items: readonly Item[]): Share[] {
  const parts = items.map((item) => Number(item.price_cents) * item.quantity - Number(item.off_cents));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  return movements.flatMap((movement) => {
    const after = before + movement.amount_cents;
    let to = 0;
    const shares = items.map((item, place): Share => {
      const from = to;
      to += parts[place] ?? 0;
      const cut = (total: number) => (whole === 0 ? 0 : Math.trunc((total * to) / whole) - Math.trunc((total * from) / whole));
      return { movement, itemId: item.item_id, cents: cut(after) - cut(before) };
    });
    before = after;
    return shares;
  });
}

const dayOf = ({ movement }: Share) => movement.at.toISOString().slice(0, 10);

/** The days on which money came for a ritual of an order, by the lines of the ledger. */
function daysOfIncome(shares: readonly Share[]): string[] {
  const days = new Set<string>();
  for (const ofLine of Map.groupBy(shares, ({ movement }) => movement.seq).values()) {
    const [first] = ofLine;
    if (first && sumsOf(ofLine).came !== 0) days.add(dayOf(first));
  }
  return [...days];
}

interface Sums {
  readonly came: number;
  readonly byHand: number;
  readonly refunded: number;
  readonly fee: number;
}

function sumsOf(shares: readonly Share[]): Sums {
  const sum = (isOf: (movement: Movement) => boolean) =>
    shares.reduce((total, { movement, cents }) => total + (isOf(movement) ? cents : 0), 0);
  return {
    came: sum(({ kind }) => kind === 'came'),
    byHand: sum(({ kind, way }) => kind === 'came' && way === 'hand'),
    refunded: sum(({ kind }) => kind === 'refunded'),
    fee: sum(({ kind }) => kind === 'fee'),
  };
}

/** A sum of zero is written as 0, never as -0. */
const sumsInWords = ({ came, byHand, refunded, fee }: Sums) => [came, byHand, refunded, fee].map((sum) => sum + 0).join(' ');

const FILL = new URL('../../src/adapters/postgres/migrations/138-money-by-ritual-before.sql', import.meta.url);

/** Shares out all money as the migration does, after rows were written or taken away past the triggers. */
export async function shareOutAnew(queries: Queries): Promise<void> {
  await sql`truncate money_shares, ritual_sums`.execute(queries);
  for (const statement of statementsOf(readFileSync(FILL, 'utf8'))) await sql.raw(statement).execute(queries);
}
