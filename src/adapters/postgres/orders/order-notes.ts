import { sql } from 'kysely';
import type { NoteStore } from '#modules/office/index.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf } from '../tables/fields.ts';
import { countOf, insertRows, rowsOf } from '../tables/rows.ts';

/** What the staff wrote about orders. */
export function createNoteStore(queries: Queries): NoteStore {
  return {
    async textOf(orderId, id) {
      const note = await rowsOf(queries, 'order_notes', { order_id: orderId, id }).executeTakeFirst();
      return note?.text;
    },
    count: (orderId) => countOf(rowsOf(queries, 'order_notes', { order_id: orderId })),
    add: (note) => insertRows(queries, 'order_notes', columnsOf(note, 'id', 'orderId', 'authorId', 'at', 'text')),
    versionOf: (orderId) => versionOf(queries, orderId),
  };
}

/**
 * The version of an order, by which two people who change it notice each other. It counts what is only added until the order is forgotten: its
 * history, ledger, notes and moved days, and its payments by hand and wishes for another day, each of which ends once.
 */
export async function versionOf(queries: Queries, orderId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select (
      (select count(*) from order_history where order_id = ${orderId}::uuid)
      + (select count(*) from order_notes where order_id = ${orderId}::uuid)
      + (select count(*) + count(ended_at) from hand_payments where order_id = ${orderId}::uuid)
      + (select count(*) + count(ended_at) from postponement_asks where order_id = ${orderId}::uuid)
      + (select coalesce(sum(moves), 0) from order_items where order_id = ${orderId}::uuid)
      + coalesce((select seq from ledger_heads where order_id = ${orderId}::uuid), 0)
    )::int as version`.execute(queries);
  return rows[0]?.version ?? 0;
}
