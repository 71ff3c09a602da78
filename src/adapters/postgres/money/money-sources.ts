import { cents } from '#kernel/money.ts';
import type { MoneySource, MoneyTrace } from '#modules/money/index.ts';
import { cardPaymentsOf } from '../payments/card-payments.ts';
import { coinMoneyIn } from '../payments/payment-rows.ts';
import type { Queries } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { rowsOf } from '../tables/rows.ts';

/** Money that is found by nothing but the gateway's own name of it. */
const NO_ADDRESS = { address: null, transactionIds: [] };

/** All money that came for an order, in coins, by card and by hand, with what people find it by at its gateway. */
export async function sourcesOf(queries: Queries, orderId: string): Promise<(MoneySource & MoneyTrace)[]> {
  const coins = await rowsOf(queries, 'payments', { order_id: orderId })
    .where('received', '>', '0')
    .orderBy('created_at')
    .execute();
  const cards = await cardPaymentsOf(queries, [orderId]);
  const hands = await rowsOf(queries, 'hand_payments', { order_id: orderId, state: 'confirmed' })
    .orderBy('confirmed_at')
    .execute();
  return [
    ...coins.map((row) => {
      const fields = fieldsIn(row, 'id', 'gateway', 'coin', 'reviews', 'address', 'transactionIds');
      const trace = { at: row.created_at, gatewayPaymentId: row.gateway_payment_id ?? '' };
      return { kind: 'coin' as const, ...fields, ...coinMoneyIn(row), ...trace };
    }),
    ...cards.map(({ id, gateway, amountCents, reviews, told, receivedAt: at, gatewayPaymentId }) => {
      return { kind: 'card' as const, id, gateway, amountCents, reviews, told, ...NO_ADDRESS, at, gatewayPaymentId };
    }),
    ...hands.map(({ id, amount_usd_cents, confirmed_at: at, reference: gatewayPaymentId }) => {
      const amountCents = cents(amount_usd_cents);
      return { kind: 'hand' as const, id, gateway: 'by hand', amountCents, reviews: [], ...NO_ADDRESS, at, gatewayPaymentId };
    }),
  ];
}
