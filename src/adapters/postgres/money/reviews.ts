import { type Selectable, sql } from 'kysely';
import type { OrderTrouble, Review } from '#modules/money/index.ts';
import { isOverpaid } from '#modules/payments/index.ts';
import { COIN_MONEY, coinMoneyIn } from '../payments/payment-rows.ts';
import type { Queries, Tables } from '../tables/entities.ts';

/** An empty list; `never` fits the columns of both kinds of payments. */
const NO_REASONS = sql<never>`'{}'`;

/** What an order's page shows of troubles with money. */
export async function troubleOf(queries: Queries, orderId: string): Promise<OrderTrouble> {
  const coins = await openCoins(queries).where('payments.order_id', '=', orderId).execute();
  const cards = await openCards(queries).where('card_payments.order_id', '=', orderId).execute();
  const rows = await queries
    .selectFrom('payments')
    .select(['state', 'late', ...COIN_MONEY])
    .select(isDecided.as('is_decided'))
    .where('order_id', '=', orderId)
    .where((row) => row.or([row('received', '>', '0'), row('reviews', '<>', NO_REASONS)]))
    .execute();
  const payments = rows.map((row) => {
    const { state, late, is_decided: isSettled } = row;
    const money = coinMoneyIn(row);
    const { received } = money;
    return { received, late, overpaid: isOverpaid(money), isConfirming: state === 'confirming', isSettled };
  });
  return { payments, reviews: new Map([...coins, ...cards].map(({ id, reviews }) => [id, reviews])) };
}

/** A person has decided about the payment in its present state, or gives a part of it back, and nothing has come since. */
const isDecided = sql<boolean>`not awaits_review and (reviews <> '{}'
  or exists (select from refunds where refunds.source_id = payments.id and refunds.state <> 'rejected'))`;

/** Payments in coins about whose present state nobody has decided. Triggers keep the column. */
export function openCoins(queries: Queries) {
  return queries.selectFrom('payments').selectAll('payments').where(sql<boolean>`payments.awaits_review`);
}

/** Card payments about whose present state nobody has decided: with all their reasons, and as many alarms. */
export function openCards(queries: Queries) {
  return queries.selectFrom('card_payments').selectAll('card_payments').where('reviews', '<>', NO_REASONS).where(isCardOpen);
}

/** Nobody has decided about the present state of a card payment. */
export const isCardOpen = sql<boolean>`not exists (select from review_decisions decided where decided.subject_id = card_payments.id
  and decided.reasons @> card_payments.reviews and decided.received = card_payments.alarms)`;

/** Lines of the ledger that the shop cannot read, and about which nobody has decided. */
export function openLines(queries: Queries) {
  return queries
    .selectFrom('unread_lines')
    .selectAll('unread_lines')
    .where(sql<boolean>`not exists (select from review_decisions decided where decided.subject_id = unread_lines.id)`);
}

/** Everything that waits for a review, of which order, and since when. */
export function openReviews(queries: Queries) {
  const coins = openCoins(queries).clearSelect().select(['payments.id', 'payments.order_id', 'payments.created_at as since']);
  const cards = openCards(queries)
    .clearSelect()
    .select(['card_payments.id', 'card_payments.order_id', 'card_payments.received_at as since']);
  const lines = openLines(queries)
    .clearSelect()
    .select(['unread_lines.id', 'unread_lines.order_id', 'unread_lines.noted_at as since']);
  return coins.unionAll(cards).unionAll(lines);
}

type ReviewRow = Pick<Selectable<Tables['card_payments']>, 'id' | 'order_id' | 'gateway' | 'reviews'>;

/** What only some kinds of reviews have in their rows. */
interface ReviewAmounts extends Partial<Pick<Review, 'others'>> {
  readonly received?: string;
  readonly confirmed?: string;
  readonly alarms?: number;
}

/** Where no amount came in a coin, the number of alarms stands for it: a further alarm makes a decision outdated, as further money would. */
export function toReview(kind: Review['kind'], row: ReviewRow & ReviewAmounts): Review {
  const { id, order_id: orderId, gateway, reviews: reasons, alarms = 0, received = alarms, confirmed = '0', others = [] } = row;
  return { kind, id, orderId, gateway, reasons, received: BigInt(received), confirmed: BigInt(confirmed), others };
}
