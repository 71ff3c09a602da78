import { cents } from '#kernel/money.ts';
import type { MoneySource } from '#modules/money/index.ts';
import { coinMoneyIn } from '../payments/coin-money.ts';
import type { Queries } from '../tables/entities.ts';
import { rowsOf } from '../tables/rows.ts';

/** All money that came for an order: in coins, by card and by hand. */
export async function sourcesOf(queries: Queries, orderId: string): Promise<MoneySource[]> {
  const coins = await rowsOf(queries, 'payments', { order_id: orderId })
    .where('received', '>', '0')
    .orderBy('created_at')
    .execute();
  const cards = await rowsOf(queries, 'card_payments', { order_id: orderId }).execute();
  const hands = await rowsOf(queries, 'hand_payments', { order_id: orderId, state: 'confirmed' }).execute();
  return [
    ...coins.map((row) => {
      const { id, gateway, coin, reviews } = row;
      return { kind: 'coin' as const, id, gateway, coin, ...coinMoneyIn(row), reviews };
    }),
    ...cards.map(({ id, gateway, amount_usd_cents, reviews }) => {
      return { kind: 'card' as const, id, gateway, amountUsd: cents(Number(amount_usd_cents)), reviews };
    }),
    ...hands.map(({ id, amount_usd_cents }) => {
      return { kind: 'hand' as const, id, gateway: 'by hand', amountUsd: cents(Number(amount_usd_cents)), reviews: [] };
    }),
  ];
}
