import { LEAST_ID } from '../engine/keyset.ts';
import type { Migration } from '../migration-files.ts';
import { type LedgerRow, movementRows } from '../money/money-movements.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf, runAll } from './statements.ts';

/** What each line of the ledger moved, in dollars. The lines that stand are followed once, order by order. */
export const moneyMovements: Migration = {
  name: '080-money-movements',
  async run(queries) {
    await runAll(queries, STATEMENTS);
    let last: string | undefined = LEAST_ID;
    while (last) last = await followPage(queries, last);
  },
};

/** Follows the ledgers of a page of orders, and returns the last of them; undefined when none is left. */
async function followPage(queries: Queries, after: string): Promise<string | undefined> {
  const heads = await rowsOf<{ readonly order_id: string }>(queries, PAGE, after);
  const orderIds = JSON.stringify(heads.map(({ order_id }) => order_id));
  const lines = await rowsOf<LedgerRow>(queries, LINES, orderIds);
  const payments = await rowsOf<{ readonly id: string; readonly amount: number }>(queries, PAYMENTS, orderIds);
  const amounts = new Map(payments.map(({ id, amount }) => [id, amount]));
  const rows = [...Map.groupBy(lines, ({ order_id }) => order_id).values()].flatMap((ofOrder) => movementRows(ofOrder, amounts));
  if (rows.length > 0) await rowsOf(queries, STORE, JSON.stringify(rows));
  return heads.at(-1)?.order_id;
}

const STATEMENTS = [
  `create table money_movements (
    order_id uuid not null references orders,
    seq int not null,
    kind text not null check (kind in ('came', 'refunded', 'fee')),
    way text not null check (way in ('coin', 'card', 'hand')),
    at timestamptz(3) not null,
    amount_cents bigint not null check (amount_cents <> 0),
    primary key (order_id, seq, kind, way)
  )`,
  // The figures of a time are read from the index alone.
  'create index money_movements_at on money_movements (at) include (order_id, kind, way, amount_cents)',
];

const PAGE = 'select order_id from ledger_heads where order_id > $1::uuid order by order_id limit 200';
const OF_PAGE = 'order_id in (select value::uuid from jsonb_array_elements_text($1::jsonb))';
const LINES = `select order_id, seq, payment_id, gateway, kind, at, data from ledger where ${OF_PAGE} order by order_id, seq`;
const PAYMENTS = `select id, amount_usd_cents::float8 as amount from payments where ${OF_PAGE}`;
const STORE = `insert into money_movements select * from jsonb_to_recordset($1::jsonb)
  as page (order_id uuid, seq int, kind text, way text, at timestamptz, amount_cents bigint)`;
