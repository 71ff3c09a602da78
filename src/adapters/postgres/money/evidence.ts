import type { EvidenceStore, HandMoneyReader } from '#modules/money/index.ts';
import { receivedFor } from '../orders/order-reader.ts';
import { findOrder } from '../orders/order-rows.ts';
import { namesOf } from '../staff/names.ts';
import type { Queries } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { countOf, firstAs, insertRows, rowsOf } from '../tables/rows.ts';
import { toHand } from './hand-payments.ts';
import { administratorsOf } from './money.ts';

/** Files that prove money by hand. */
export function createEvidenceStore(queries: Queries): EvidenceStore {
  return {
    async add(file) {
      const row = columnsOf(file, 'id', 'orderId', 'partner', 'uploadedBy', 'uploadedAt', 'mediaType', 'sha256');
      await insertRows(queries, 'evidence_files', { ...row, bytes: Buffer.from(file.bytes) });
    },
    // A file waits until a confirmation takes it.
    countWaiting: (orderId) => countOf(rowsOf(queries, 'evidence_files', { order_id: orderId, used_at: null })),
    async take(id, { orderId, partner }, at) {
      const row = await queries
        .updateTable('evidence_files')
        .set({ used_at: at })
        .where('id', '=', id)
        .where('order_id', '=', orderId)
        .where('partner', partner === null ? 'is' : '=', partner)
        .where('used_at', 'is', null)
        .returning(['id', 'media_type', 'sha256'])
        .executeTakeFirst();
      return row && fieldsIn(row, 'id', 'mediaType', 'sha256');
    },
  };
}

export function createHandMoneyReader(queries: Queries): HandMoneyReader {
  return {
    async find(orderId) {
      const order = await findOrder(queries, orderId);
      if (!order) return undefined;
      const received = (await receivedFor(queries, [order])).get(orderId);
      const rows = await rowsOf(queries, 'hand_payments', { order_id: orderId })
        .orderBy('confirmed_at', 'desc')
        .limit(MOST_HANDS)
        .execute();
      const hands = rows.map(toHand);
      const names = await namesOf(
        queries,
        hands.flatMap(({ confirmedBy, agreedBy }) => [confirmedBy, agreedBy ?? '']),
      );
      return { order, received, hands, names, administrators: await administratorsOf(queries) };
    },
    evidence: (orderId, id) =>
      firstAs(rowsOf(queries, 'evidence_files', { id, order_id: orderId }), (row) =>
        fieldsIn(row, 'id', 'orderId', 'partner', 'sha256', 'bytes', 'mediaType', 'uploadedBy', 'uploadedAt'),
      ),
  };
}

/** So many of an order's payments by hand are shown, the newest. */
const MOST_HANDS = 50;
