import { type RawBuilder, sql } from 'kysely';
import type { MovedSum, OrderSelection, PartnerSearch, SumName } from '#modules/partners/index.ts';
import { folded } from '../engine/texts.ts';
import { IS_PAID } from './customer-orders.ts';
import { namesBegin } from './order-rows.ts';

/** SQL that selects of a partner's orders those that a selection asks for, without regard to its page. */
export function isWanted(slug: string, { status, reference, number, sum, moved, search, placed }: OrderSelection) {
  const parts: RawBuilder<unknown>[] = [];
  if (status) parts.push(sql`orders.status = ${status}`);
  if (reference) parts.push(sql`(orders.client_reference = ${reference} and orders.filed_by = ${slug})`);
  if (number !== undefined) parts.push(sql`orders.number = ${number}`);
  if (sum) parts.push(ofSum(slug, sum));
  if (moved) parts.push(hasMoved(moved));
  if (search) parts.push(soughtBy(slug, search));
  if (placed)
    parts.push(sql`(orders.created_at >= ${placed.from}::timestamptz and orders.created_at < ${placed.until}::timestamptz)`);
  return parts.length > 0 ? sql<boolean>`${sql.join(parts, sql` and `)}` : sql<boolean>`true`;
}

/** The movements that each sum of money adds up. */
const MOVES: Readonly<Record<MovedSum, RawBuilder<boolean>>> = {
  gross: sql`kind = 'came'`,
  byHand: sql`kind = 'came' and way = 'hand'`,
  refunded: sql`kind = 'refunded'`,
  fee: sql`kind = 'fee'`,
  net: sql`true`,
};

function hasMoved({ sum, time }: NonNullable<OrderSelection['moved']>) {
  // No condition of its own, but by its index few orders are looked at: whose newest movement is older has none in the time.
  const since = time ? sql`orders.money_moved_at >= ${time.from}::timestamptz and` : sql``;
  const when = time ? sql`and at >= ${time.from}::timestamptz and at < ${time.until}::timestamptz` : sql``;
  return sql<boolean>`(${since} orders.id in (select order_id from money_movements where ${MOVES[sum]} ${when}))`;
}

/** SQL that selects the orders that a sum of a partner's dashboard counts. */
function ofSum(slug: string, sum: SumName) {
  if (sum === 'waiting') return sql<boolean>`orders.status = 'waiting'`;
  if (sum === 'paid') return IS_PAID;
  return sql<boolean>`(${IS_PAID} and exists (select from hand_payments hand
    where hand.order_id = orders.id and hand.state = 'confirmed' and hand.partner = ${slug}))`;
}

/** SQL that selects the orders that a partner looks for. Of a customer's name only the first is compared, because a partner is shown no more. */
function soughtBy(slug: string, { number, reference, firstName }: PartnerSearch) {
  const ways = [sql`(orders.client_reference = ${reference} and orders.filed_by = ${slug})`];
  if (number !== undefined) ways.push(sql`orders.number = ${number}`);
  if (firstName) {
    // In the form of `searchedForm`: names are kept as they were typed.
    const first = folded(sql`normalize(split_part(trim(orders.customer_name), ' ', 1), nfkc)`);
    const isFirst = sql`starts_with(${first}, ${firstName.beginning})`;
    ways.push(sql`(orders.name_words @@ ${namesBegin(firstName.words)}::tsquery and ${isFirst})`);
  }
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
