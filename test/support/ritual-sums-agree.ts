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
  const items = Map.groupBy(
    await queries.selectFrom('order_items').selectAll().orderBy('position').execute(),
    (item) => item.order_id,
  );
  const movements = await queries.selectFrom('money_movements').selectAll().orderBy('seq').orderBy('way').execute();
  const shares = [...Map.groupBy(movements, ({ order_id, kind }) => `${order_id} ${kind}`).values()].flatMap((of) =>
    divide(of, items.get(of[0]?.order_id ?? '') ?? []),
  );
  const told = Map.groupBy(shares, ({ movement, itemId }) => `${movement.order_id} ${movement.seq} ${itemId}`);
  const kept = await queries.selectFrom('money_shares').selectAll().execute();
  expect(
    kept.map((row) => `${row.order_id} ${row.seq} ${row.item_id} ${sumsInWords({ ...row, byHand: row.by_hand })}`).toSorted(),
    'the shares of rituals and the movements of money differ',
  ).toEqual([...told].map(([key, of]) => `${key} ${sumsInWords(sumsOf(of))}`).toSorted());
  await expectDaysAgree(queries, shares);
}

async function expectDaysAgree(queries: Queries, shares: readonly Share[]): Promise<void> {
  const days = Map.groupBy(shares, (share) => `${dayOf(share)} ${share.itemId}`);
  const counted = new Map<string, number>();
  for (const of of Map.groupBy(shares, ({ movement, itemId }) => `${movement.order_id} ${itemId}`).values()) {
    const [day, ...others] = cameOn(of);
    if (day === undefined || others.length > 0 || sumsOf(of).came <= 0) continue;
    const key = `${day} ${of[0]?.itemId}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const kept = await queries.selectFrom('ritual_sums').selectAll().select(sql<string>`day::text`.as('on')).execute();
  expect(
    kept.map((row) => `${row.on} ${row.item_id} ${row.orders} ${sumsInWords({ ...row, byHand: row.by_hand })}`).toSorted(),
    'the sums by ritual and the orders differ',
  ).toEqual([...days].map(([key, of]) => `${key} ${counted.get(key) ?? 0} ${sumsInWords(sumsOf(of))}`).toSorted());
}

/** Divides an order's movements of a kind, in their order: each has what the whole has after it and did not have before. */
function divide(movements: readonly Movement[], items: readonly Item[]): Share[] {
  const parts = items.map((item) => Number(item.price_cents) * item.quantity - Number(item.off_cents));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  let before = 0;
  return movements.flatMap((movement) => {
    const after = before + movement.amount_cents;
    let upto = 0;
    const shares = items.map((item, place): Share => {
      const from = upto;
      const to = upto + (parts[place] ?? 0);
      upto = to;
      const cut = (total: number) => (whole === 0 ? 0 : Math.trunc((total * to) / whole) - Math.trunc((total * from) / whole));
      return { movement, itemId: item.item_id, cents: cut(after) - cut(before) };
    });
    before = after;
    return shares;
  });
}

const dayOf = ({ movement }: Share) => movement.at.toISOString().slice(0, 10);

/** The days on which money came for a ritual of an order, by the lines of the ledger. */
function cameOn(shares: readonly Share[]): string[] {
  const lines = Map.groupBy(shares, ({ movement }) => movement.seq).values();
  return [...new Set([...lines].filter((of) => sumsOf(of).came !== 0).flatMap((of) => of.slice(0, 1).map(dayOf)))];
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

const sumsInWords = ({ came, byHand, refunded, fee }: Sums) => [came, byHand, refunded, fee].map((sum) => sum + 0).join(' ');

const FILL = new URL('../../src/adapters/postgres/migrations/138-money-by-ritual-before.sql', import.meta.url);

/** Shares out all money as the migration does, after rows were written or taken away past the triggers. */
export async function shareOutAnew(queries: Queries): Promise<void> {
  await sql`truncate money_shares, ritual_sums`.execute(queries);
  for (const statement of statementsOf(readFileSync(FILL, 'utf8'))) await sql.raw(statement).execute(queries);
}
