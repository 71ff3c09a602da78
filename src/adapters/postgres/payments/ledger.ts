import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type LedgerReader, type Link, linkAfter, type SealStore } from '#modules/ledger/index.ts';
import { type LedgerFact, readFact } from '#modules/payments/index.ts';
import { eventOfFact } from '#modules/webhooks/index.ts';
import { LEAST_ID } from '../engine/keyset.ts';
import { storeMovements } from '../money/money-movements.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, insertMissing, insertRows, rowsOf } from '../tables/rows.ts';
import { storeEvent } from '../webhooks/webhook-outbox.ts';

/** Adds lines to the chains of locked orders. Without the lock two writers would take the same number, which the table refuses. */
export async function appendToLedger(queries: Queries, facts: readonly LedgerFact[]): Promise<void> {
  if (facts.length === 0) return;
  const heads = await headsOf(queries, [...new Set(facts.map(({ orderId }) => orderId))]);
  const lines = facts.map((fact) => {
    const link = linkAfter(heads.get(fact.orderId), fact);
    heads.set(fact.orderId, link);
    return { ...link, ...fact };
  });
  await queries
    .with('lines', (db) => db.insertInto('ledger').values(lines.map(toLine)))
    .insertInto('ledger_heads')
    .values([...heads.values()].map(({ orderId, seq, hash }) => ({ order_id: orderId, seq, hash, is_sealed: false })))
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((row) => ({ seq: row.ref('excluded.seq'), hash: row.ref('excluded.hash'), is_sealed: false })),
    )
    .execute();
  await noteUnread(queries, lines);
  await storeMovements(queries, lines);
  for (const fact of facts) await storeEvent(queries, eventOfFact(fact));
}

/** Nothing that came is refused for its form: a line that the shop could not read again waits for a person. */
async function noteUnread(queries: Queries, lines: readonly (LedgerFact & Link)[]): Promise<void> {
  const rows = lines
    .filter((line) => !readFact(line))
    .map(({ orderId, seq, gateway, at }) => ({ id: randomUUID(), order_id: orderId, seq, gateway, noted_at: at }));
  if (rows.length > 0) await insertMissing(queries, 'unread_lines', rows);
}

/** The last link of each order's chain. */
async function headsOf(queries: Queries, orderIds: readonly string[]): Promise<Map<string, Link>> {
  const rows = await queries
    .selectFrom('ledger_heads')
    .select(['order_id', 'seq', 'hash'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Map(rows.map((row) => [row.order_id, toLink(row)]));
}

function toLine(line: LedgerFact & Link) {
  return { ...columnsOf(line, 'orderId', 'seq', 'paymentId', 'gateway', 'kind', 'at', 'hash'), data: asJson(line.data) };
}

/** Up to `limit` lines of an order, the newest ones, in their order. */
export async function newestLines(queries: Queries, orderId: string, limit: number): Promise<LedgerFact[]> {
  const lines = rowsOf(queries, 'ledger', { order_id: orderId });
  const rows = await lines.orderBy('seq', 'desc').limit(limit).execute();
  return rows.reverse().map(toFact);
}

export function createSealStore(queries: Queries): SealStore {
  return {
    async lockLast() {
      await sql`select pg_advisory_xact_lock(hashtext('vedic-rituals-shop seals'))`.execute(queries);
      return sealRows(queries).orderBy('number', 'desc').limit(1).executeTakeFirst();
    },
    async takeChanged(seal, limit, after) {
      const { rows } = await sql<LinkRow>`
        with page as (
          select order_id, seq, hash from ledger_heads
            where not is_sealed and order_id > ${after?.orderId ?? LEAST_ID}::uuid order by order_id limit ${limit} for update
        ), marked as (update ledger_heads set is_sealed = true where order_id in (select order_id from page))
        insert into sealed_heads (seal, order_id, seq, hash) select ${seal}::int, order_id, seq, hash from page
          returning order_id, seq, hash
      `.execute(queries);
      // `returning` promises no order.
      return rows.map(toLink).toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
    },
    add: (seal) => insertRows(queries, 'ledger_seals', seal),
  };
}

/** Reads outside a transaction: lines are only added, so pages fit together, and each line is read with its chain's head of that moment. */
export function createLedgerReader(queries: Queries): LedgerReader {
  return {
    async lines(limit, after) {
      const rows = queries
        .selectFrom('ledger')
        .leftJoin('ledger_heads as head', 'head.order_id', 'ledger.order_id')
        .selectAll('ledger')
        .select(['head.seq as head_seq', 'head.hash as head_hash'])
        .where(sql<boolean>`(ledger.order_id, ledger.seq) > (${after?.orderId ?? LEAST_ID}::uuid, ${after?.seq ?? 0}::int)`)
        .orderBy('ledger.order_id')
        .orderBy('ledger.seq')
        .limit(limit);
      return allAs(rows, ({ head_seq: seq, head_hash: hash, ...row }) => {
        const line = toFact(row);
        return { ...line, ...toLink(row), head: seq && hash ? { orderId: line.orderId, seq, hash } : null };
      });
    },
    async heads(limit, after) {
      const rows = queries
        .selectFrom('ledger_heads')
        .leftJoin('ledger as first', (join) => join.onRef('first.order_id', '=', 'ledger_heads.order_id').on('first.seq', '=', 1))
        .selectAll('ledger_heads')
        .select('first.seq as first_seq')
        .where('ledger_heads.order_id', '>', after?.orderId ?? LEAST_ID)
        .orderBy('ledger_heads.order_id')
        .limit(limit);
      return allAs(rows, (row) => ({ ...toLink(row), isEmpty: row.first_seq === null }));
    },
    seals: (limit, after) =>
      sealRows(queries)
        .where('number', '>', after?.number ?? 0)
        .orderBy('number')
        .limit(limit)
        .execute(),
    async sealed(seal, limit, after) {
      const rows = queries
        .selectFrom('sealed_heads as sealed')
        .leftJoin('ledger', (join) =>
          join.onRef('ledger.order_id', '=', 'sealed.order_id').onRef('ledger.seq', '=', 'sealed.seq'),
        )
        .selectAll('sealed')
        .select('ledger.hash as present_hash')
        .where('sealed.seal', '=', seal)
        .where('sealed.order_id', '>', after?.orderId ?? LEAST_ID)
        .orderBy('sealed.order_id')
        .limit(limit);
      return allAs(rows, ({ present_hash: presentHash, ...row }) => ({ ...toLink(row), presentHash }));
    },
  };
}

export function toFact(row: Omit<Selectable<Tables['ledger']>, 'seq' | 'hash'>): LedgerFact {
  return fieldsIn(row, 'orderId', 'paymentId', 'gateway', 'kind', 'at', 'data');
}

type LinkRow = Pick<Selectable<Tables['ledger']>, 'order_id' | 'seq' | 'hash'>;

function toLink(row: LinkRow): Link {
  return fieldsIn(row, 'orderId', 'seq', 'hash');
}

export const sealRows = (queries: Queries) => queries.selectFrom('ledger_seals').selectAll();
