import { randomUUID } from 'node:crypto';
import { readFact } from '#modules/payments/index.ts';
import { LEAST_ID } from '../engine/keyset.ts';
import type { Migration } from '../migration-files.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf } from './statements.ts';

/** A line of the ledger that the shop cannot read waits for a person. The lines that stand are looked at once. */
export const unreadLines: Migration = {
  name: '061-unread-lines',
  async run(queries) {
    await rowsOf(queries, TABLE);
    let last: Place | undefined = { order_id: LEAST_ID, seq: 0 };
    while (last) last = await lookAtPage(queries, last);
  },
};

/** Notes what cannot be read of a page of lines, and returns the last of them; undefined when no line is left. */
async function lookAtPage(queries: Queries, { order_id, seq }: Place): Promise<Place | undefined> {
  const rows = await rowsOf<Row>(queries, PAGE, order_id, seq);
  const noted = rows
    .filter((row) => !readFact(row))
    .map(({ order_id, seq, gateway, at }) => ({ id: randomUUID(), order_id, seq, gateway, noted_at: at }));
  if (noted.length > 0) await rowsOf(queries, NOTE, JSON.stringify(noted));
  return rows.at(-1);
}

interface Place {
  readonly order_id: string;
  readonly seq: number;
}

interface Row extends Place {
  readonly gateway: string;
  readonly kind: string;
  readonly at: string;
  readonly data: unknown;
}

const TABLE = `create table unread_lines (
  id uuid primary key,
  order_id uuid not null references orders,
  seq int not null,
  gateway text not null,
  noted_at timestamptz(3) not null,
  unique (order_id, seq)
)`;

const PAGE = `select order_id, seq, gateway, kind, at, data from ledger
  where (order_id, seq) > ($1::uuid, $2::int) order by order_id, seq limit 1000`;

const NOTE = `insert into unread_lines select * from jsonb_to_recordset($1::jsonb)
  as page (id uuid, order_id uuid, seq int, gateway text, noted_at timestamptz)`;
