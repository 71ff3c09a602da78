import { sql } from 'kysely';
import type { MoneyData } from '#modules/money/index.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, deleteRows, rowsOf, updateRows } from '../tables/rows.ts';
import { toHand } from './hand-payments.ts';
import { toAsk } from './refund-asks.ts';
import { isFailureOpen, toRefund } from './refunds.ts';

export function createMoneyData(queries: Queries): MoneyData {
  return {
    async ofOrders(ids) {
      const failures = rowsOf(queries, 'refunds', { order_id: ids }).where(isFailureOpen);
      return {
        failuresOpen: new Set(await allAs(failures, ({ id }) => id)),
        refunds: await allAs(rowsOf(queries, 'refunds', { order_id: ids }).orderBy('requested_at'), toRefund),
        hands: await allAs(rowsOf(queries, 'hand_payments', { order_id: ids }).orderBy('confirmed_at'), toHand),
        asks: await allAs(rowsOf(queries, 'refund_asks', { order_id: ids }).orderBy('asked_at'), toAsk),
      };
    },
    async erase(ids) {
      await updateRows(queries, 'refunds', { order_id: ids }).to({
        reason: '',
        // A text that the state requires becomes empty, not null.
        why: sql`case when why is not null then '' end`,
        // A refund that is under way keeps what it needs to be paid.
        address: sql`case when state in ('addressed', 'sent') then address end`,
        reference: sql`case when state in ('confirmed', 'rejected') and reference is not null then '' else reference end`,
      });
      await updateRows(queries, 'review_decisions', { order_id: ids }).to({ note: '' });
      await updateRows(queries, 'hand_payments', { order_id: ids }).to({
        reference: '',
        note: '',
        evidence: '',
        evidence_file: null,
        evidence_type: null,
        evidence_sha256: null,
      });
      await deleteRows(queries, 'evidence_files', { order_id: ids });
      await updateRows(queries, 'refund_asks', { order_id: ids }).to({ note: null });
    },
  };
}
