import type { Selectable } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { Tables } from '../tables/entities.ts';
import { toReview } from './reviews.ts';

/** A payment in a coin that waits for a person. */
export function toCoinItem(row: Selectable<Tables['payments']>) {
  return {
    ...toReview('coin', row),
    // `toReview` types the kind as that of any review.
    kind: 'coin' as const,
    since: row.created_at,
    coin: row.coin,
    state: row.state,
    expected: BigInt(row.expected ?? 0),
    amountCents: cents(row.amount_usd_cents),
  };
}

/** A card payment that waits for a person. */
export function toCardItem({
  id,
  order_id: orderId,
  received_at,
  gateway,
  amount_usd_cents,
  reviews: reasons,
}: Selectable<Tables['card_payments']>) {
  const amountCents = cents(amount_usd_cents);
  return { kind: 'card' as const, id, orderId, since: received_at, gateway, amountCents, reasons };
}

/** A line of the ledger that the shop cannot read, which waits for a person. */
export function toLineItem({ id, order_id: orderId, noted_at, gateway, seq: line }: Selectable<Tables['unread_lines']>) {
  return { kind: 'line' as const, id, orderId, since: noted_at, gateway, line, reasons: ['unread_line'] as const };
}

/** A customer's wish for a refund that nobody has answered. */
export function toAskItem({ id, order_id: orderId, asked_at }: Selectable<Tables['refund_asks']>) {
  return { kind: 'ask' as const, id, orderId, since: asked_at };
}
