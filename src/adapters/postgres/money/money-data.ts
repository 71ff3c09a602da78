import { sql } from 'kysely';
import type { MoneyData } from '#modules/money/index.ts';
import type { Queries } from '../tables/entities.ts';
import { toHand } from './hand-payments.ts';
import { toAsk } from './refund-asks.ts';
import { toRefund } from './refunds.ts';

export function createMoneyData(queries: Queries): MoneyData {
  return {
    async ofOrders(ids) {
      if (ids.length === 0) return { refunds: [], hands: [], asks: [] };
      const refunds = await queries
        .selectFrom('refunds')
        .selectAll()
        .where('order_id', 'in', ids)
        .orderBy('requested_at')
        .execute();
      const hands = await queries
        .selectFrom('hand_payments')
        .selectAll()
        .where('order_id', 'in', ids)
        .orderBy('confirmed_at')
        .execute();
      const asks = await queries.selectFrom('refund_asks').selectAll().where('order_id', 'in', ids).orderBy('asked_at').execute();
      return { refunds: refunds.map(toRefund), hands: hands.map(toHand), asks: asks.map(toAsk) };
    },
    async erase(ids) {
      await queries
        .updateTable('refunds')
        .set({
          reason: '',
          why: sql`case when why is not null then '' end`,
          address: sql`case when state in ('addressed', 'sent') then address end`,
          reference: sql`case when state = 'confirmed' then '' else reference end`,
        })
        .where('order_id', 'in', ids)
        .execute();
      await queries.updateTable('review_decisions').set({ note: '' }).where('order_id', 'in', ids).execute();
      await queries
        .updateTable('hand_payments')
        .set({
          reference: '',
          note: '',
          evidence: '',
          evidence_file: null,
          evidence_type: null,
          evidence_sha256: null,
        })
        .where('order_id', 'in', ids)
        .execute();
      await queries.deleteFrom('evidence_files').where('order_id', 'in', ids).execute();
      await queries.updateTable('refund_asks').set({ note: null }).where('order_id', 'in', ids).execute();
    },
  };
}
