import { sql } from 'kysely';
import { spellingsOf } from '#kernel/contact.ts';
import { type OrderingCustomer, type OrderPlace, PAID_STATUSES } from '#modules/orders/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs } from '../tables/rows.ts';

interface PageSelection {
  readonly limit: number;
  readonly after?: OrderPlace | undefined;
  readonly paidOnly?: boolean;
}

/** The orders of an account and the guest orders with its e-mail, newest first. */
export async function placesOfCustomer(
  queries: Queries,
  { userId, email }: OrderingCustomer,
  selection: PageSelection,
): Promise<OrderPlace[]> {
  const ofAccount = pageOfPlaces(queries, selection).where('user_id', '=', userId);
  // An order that another account placed with this e-mail stays with that account.
  const asGuest = pageOfPlaces(queries, selection).where(isOfGuest(email)).where(isAfterClosing(email));
  // Each selection reads in the order of an index of its own; a single selection with `or` would sort all rows for each page.
  const either = queries
    .selectFrom(ofAccount.as('own'))
    .selectAll()
    .unionAll(queries.selectFrom(asGuest.as('guest')).selectAll());
  const rows = queries.selectFrom(either.as('either')).selectAll();
  return allAs(rows.$call(fallingPage('created_at', undefined, selection.limit)), toPlace);
}

/** Up to `limit` places of orders, newest first. */
export function pageOfPlaces(queries: Queries, { limit, after, paidOnly = false }: PageSelection) {
  return queries
    .selectFrom('orders')
    .select(['id', 'created_at'])
    .where(paidOnly ? IS_PAID : sql<boolean>`true`)
    .$call(fallingPage('created_at', after && { id: after.id, at: after.createdAt }, limit));
}

/** As `pageOfPlaces`, with all columns. */
export function pageOfOrders(queries: Queries, selection: PageSelection) {
  return pageOfPlaces(queries, selection).clearSelect().selectAll();
}

/** SQL of the states of paid orders. Written without parameters, so that the planner sees which index holds these orders alone. */
export const PAID = sql.join(PAID_STATUSES.map((status) => sql.lit(status)));
export const IS_PAID = sql<boolean>`status in (${PAID})`;

/** Guest orders with an e-mail, in each of its spellings; none for null, since no order has an empty e-mail. */
export const isOfGuest = (email: string | null) =>
  sql<boolean>`(user_id is null and lower(customer_email) in (${spelled(email)}))`;

/** Orders since an account with this e-mail was last closed: earlier guest orders belonged to that, and are about to be erased. */
export const isAfterClosing = (email: string | null) =>
  sql<boolean>`created_at > coalesce((select max(closed_at) from users where closed_email in (${spelled(email)})), '-infinity')`;

/** Nearly all e-mails have one spelling, so that an index still gives the order of a page. The orders of two spellings are sorted. */
const spelled = (email: string | null) => sql.join(spellingsOf(email ?? ''));

export function toPlace({ id, created_at: createdAt }: { readonly id: string; readonly created_at: Date }): OrderPlace {
  return { id, createdAt };
}
