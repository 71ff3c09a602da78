import { hashOf, type Link } from '#modules/ledger/index.ts';
import { LEAST_ID } from '../engine/keyset.ts';
import type { Migration } from '../migration-files.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf, runAll } from './statements.ts';

/**
 * The lines of each order's ledger form a chain: each has a number and a hash that contains the hash of the line before. Seals hold the
 * last line of every chain.
 */
export const ledgerChain: Migration = {
  name: '017-ledger-chain',
  async run(queries) {
    await runAll(queries, NUMBERED);
    let last: Link | undefined;
    do last = await chainPage(queries, last);
    while (last);
    await runAll(queries, CHAINED);
  },
};

/** Gives their hashes to the next thousand lines after `after`, and returns the last of them; undefined when no line is left. */
async function chainPage(queries: Queries, after: Link | undefined): Promise<Link | undefined> {
  const rows = await rowsOf<Row>(queries, PAGE, after?.orderId ?? LEAST_ID, after?.seq ?? 0);
  const links: Link[] = [];
  let last = after;
  for (const { order_id: orderId, seq, payment_id: paymentId, gateway, kind, at, data } of rows) {
    const fact = { orderId, paymentId, gateway, kind, at: new Date(at), data };
    last = { orderId, seq, hash: hashOf(fact, seq, seq === 1 ? undefined : last?.hash) };
    links.push(last);
  }
  await rowsOf(queries, SET_HASHES, JSON.stringify(links.map(({ orderId: order_id, seq, hash }) => ({ order_id, seq, hash }))));
  return links.at(-1);
}

interface Row {
  readonly order_id: string;
  readonly seq: number;
  readonly payment_id: string | null;
  readonly gateway: string;
  readonly kind: string;
  readonly at: string;
  readonly data: Record<string, unknown>;
}

/** Lines of one transaction have the same instant; this is the order in which the shop wrote them. */
const ORDER =
  "array_position(array['replaced', 'opened', 'noticed', 'cancelled', 'reported', 'card_paid', 'order_paid', 'closed'], kind)";

const NUMBERED = [
  'alter table ledger disable trigger ledger_append_only',
  'alter table ledger add column seq int, add column hash text',
  `update ledger set seq = numbered.seq
    from (select id, row_number() over (partition by order_id order by at, ${ORDER}, id) as seq from ledger) numbered
    where numbered.id = ledger.id`,
  'alter table ledger drop column id, add primary key (order_id, seq)',
  'drop index ledger_order',
];

const PAGE = `select order_id, seq, payment_id, gateway, kind, at, data from ledger
  where (order_id, seq) > ($1::uuid, $2::int) order by order_id, seq limit 1000`;

const SET_HASHES = `update ledger set hash = page.hash
  from jsonb_to_recordset($1::jsonb) as page (order_id uuid, seq int, hash text)
  where ledger.order_id = page.order_id and ledger.seq = page.seq`;

const CHAINED = [
  'alter table ledger alter column hash set not null, add check (seq > 0)',
  'alter table ledger enable trigger ledger_append_only',
  `create table ledger_heads (
    order_id uuid primary key references orders,
    seq int not null,
    hash text not null,
    is_sealed boolean not null default false
  )`,
  'insert into ledger_heads select distinct on (order_id) order_id, seq, hash from ledger order by order_id, seq desc',
  'create index ledger_heads_unsealed on ledger_heads (order_id) where not is_sealed',
  `create table ledger_seals (
    number int primary key,
    day date not null,
    chains int not null,
    digest text not null,
    previous text,
    signature text not null
  )`,
  `create table sealed_heads (
    seal int not null,
    order_id uuid not null references orders,
    seq int not null,
    hash text not null,
    primary key (seal, order_id)
  )`,
  ...['ledger_seals', 'sealed_heads'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete on ${table} for each row execute function refuse_change()`,
    `create trigger ${table}_never_emptied before truncate on ${table} for each statement execute function refuse_change()`,
  ]),
];
