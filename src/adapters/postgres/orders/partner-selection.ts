import { sql } from 'kysely';
import { PAID_STATUSES } from '#modules/orders/index.ts';
import type { PartnerSearch, SumName } from '#modules/partners/index.ts';

/** SQL that selects the orders of which a sum of a partner's dashboard is made. */
export function ofSum(slug: string, sum: SumName) {
  if (sum === 'waiting') return sql<boolean>`orders.status = 'waiting'`;
  const isPaid = sql<boolean>`orders.status in (${sql.join(PAID_STATUSES.map((status) => sql.lit(status)))})`;
  if (sum === 'paid') return isPaid;
  return sql<boolean>`(${isPaid} and exists (select from hand_payments hand
    where hand.order_id = orders.id and hand.state = 'confirmed' and hand.partner = ${slug}))`;
}

/** SQL that selects the orders that a partner looks for. Of a name no more than the first is compared: a partner knows no more of it. */
export function soughtBy(slug: string, { number, reference, firstName }: PartnerSearch) {
  const ways = [sql`(orders.client_reference = ${reference} and orders.filed_by = ${slug})`];
  if (number !== undefined) ways.push(sql`orders.number = ${number}`);
  if (firstName) {
    const words = firstName.words.map((word) => `'${word}':*`).join(' & ');
    ways.push(sql`(orders.name_words @@ ${words}::tsquery and starts_with(
      replace(lower(split_part(trim(orders.customer_name), ' ', 1) collate "und-x-icu"), ${sql.lit('\u0451')}, ${sql.lit('\u0435')}),
      ${firstName.beginning}))`);
  }
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
