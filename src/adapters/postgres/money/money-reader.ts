import { sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { MoneyReader } from '#modules/money/index.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, rowsOf } from '../tables/rows.ts';
import { sourcesOf } from './money-sources.ts';
import { toRefund } from './refunds.ts';
import { openCards, openCoins, openLines } from './reviews.ts';
import { toAskItem, toCardItem, toCoinItem, toLineItem } from './waiting-items.ts';

export function createMoneyReader(queries: Queries): MoneyReader {
  return {
    async waiting(limit) {
      const coins = await openCoins(queries).orderBy('payments.created_at').limit(limit).execute();
      const cards = await openCards(queries).orderBy('card_payments.received_at').limit(limit).execute();
      const lines = await openLines(queries).orderBy('noted_at').limit(limit).execute();
      const asks = await rowsOf(queries, 'refund_asks', { state: 'open' }).orderBy('asked_at').limit(limit).execute();
      const orders = await queries
        .selectFrom('orders')
        .select(['id', 'created_at', 'payment_method', 'partner', 'total_cents'])
        .where('status', '=', 'waiting')
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return [
        ...coins.map(toCoinItem),
        ...cards.map(toCardItem),
        ...lines.map(toLineItem),
        ...asks.map(toAskItem),
        ...orders.map(({ id, created_at, payment_method: method, partner, total_cents }) => {
          const amountCents = cents(total_cents);
          return { kind: 'confirmation' as const, id, orderId: id, since: created_at, method, partner, amountCents };
        }),
      ].toSorted((a, b) => a.since.getTime() - b.since.getTime());
    },
    async moneyOf(orderId) {
      const rows = await rowsOf(queries, 'refunds', { order_id: orderId }).orderBy('requested_at').execute();
      return { sources: await sourcesOf(queries, orderId), refunds: rows.map(toRefund) };
    },
    async refunds(limit) {
      const rows = queries
        .selectFrom('refunds')
        .selectAll()
        // The open refunds come first, as false does.
        .orderBy(sql`state in ('confirmed', 'rejected')`)
        .orderBy('requested_at', 'desc')
        .limit(limit);
      return allAs(rows, toRefund);
    },
  };
}
