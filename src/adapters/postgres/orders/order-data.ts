import { sql } from 'kysely';
import { DAY_MS } from '#kernel/durations.ts';
import { KEPT_DAYS, type OrderData } from '#modules/orders/index.ts';
import { isUnderWay } from '../money/refunds.ts';
import type { Queries } from '../tables/entities.ts';
import { allAs, deleteRows, findsAny, rowsOf, updateRows } from '../tables/rows.ts';
import { isOfGuest, pageOfOrders, pageOfPlaces, placesOfCustomer, toPlace } from './customer-orders.ts';
import { toChange, withItems } from './order-rows.ts';

export function createOrderData(queries: Queries): OrderData {
  return {
    ofCustomer: (customer, limit, after) => placesOfCustomer(queries, customer, { limit, after }),
    async ofClosed({ userId, email, closedAt }, limit, now) {
      const ofAccount = await pageOfPlaces(queries, { limit })
        .where('user_id', '=', userId)
        .where(({ not }) => not(isKept(now)))
        .forUpdate()
        .execute();
      const asGuest = pageOfPlaces(queries, { limit: limit - ofAccount.length })
        .where(isOfGuest(email))
        .where('created_at', '<=', closedAt)
        .forUpdate();
      return [...ofAccount, ...(await asGuest.execute())].map(toPlace);
    },
    keep: (ids, userId, at) => updateRows(queries, 'orders', { id: ids }).to({ user_id: userId, kept_at: at }),
    claim: (ids, { hash, key }) => updateRows(queries, 'orders', { id: ids }).to({ claim_hash: hash, claim_key: key }),
    hasKept: (userId) => findsAny(rowsOf(queries, 'orders', { user_id: userId }).where('kept_at', 'is not', null)),
    // After an order is erased its money may still move and be claimed, so the last fact counts, too.
    async forgetClaims(lastFactBefore) {
      await queries
        .updateTable('orders')
        .set({ claim_hash: null, claim_key: null })
        .where('claim_hash', 'is not', null)
        .where('erased_at', '<', lastFactBefore)
        .where(sql<boolean>`${LAST_FACT} < ${lastFactBefore}::timestamptz`)
        .where(({ not }) => not(HAS_REFUND_UNDER_WAY))
        .execute();
    },
    async lockOfGuests({ statuses, placedBefore }, limit, after) {
      const rows = pageOfPlaces(queries, { limit, after })
        .where('status', 'in', statuses)
        .where('user_id', 'is', null)
        .where('erased_at', 'is', null)
        .where('created_at', '<', placedBefore)
        .forUpdate();
      return allAs(rows, toPlace);
    },
    async read(ids) {
      const rows = await pageOfOrders(queries, { limit: ids.length }).where('id', 'in', ids).execute();
      const history = await rowsOf(queries, 'order_history', { order_id: ids }).orderBy('at').orderBy('id').execute();
      const changesOf = Map.groupBy(history, (change) => change.order_id);
      const orders = await withItems(queries, rows);
      return orders.map((order) => ({ order, history: (changesOf.get(order.id) ?? []).map(toChange) }));
    },
    async erase(ids, at) {
      await updateRows(queries, 'orders', { id: ids }).to({
        customer_name: null,
        name_words: null,
        customer_email: null,
        special_instructions: '',
        client_metadata: null,
        adjustments: sql`(select coalesce(jsonb_agg(adjustment - 'reason' order by position), '[]')
            from jsonb_array_elements(adjustments) with ordinality as each (adjustment, position))`,
        user_id: null,
        browser_hash: null,
        erased_at: at,
      });
      for (const table of ['webhook_deliveries', 'partner_events'] as const)
        await queries
          .updateTable(table)
          .set({ data: sql`data - 'metadata'` })
          .where('order_id', 'in', ids)
          .where(sql`data -> 'metadata'`, 'is not', null)
          .execute();
      // What a partner's program answered may repeat what it knows of the customer.
      await queries
        .updateTable('webhook_deliveries')
        .set({
          tries: sql`(select jsonb_agg(tried || '{"answer": null}' order by position)
            from jsonb_array_elements(tries) with ordinality as each (tried, position))`,
        })
        .where('order_id', 'in', ids)
        // Spelled as in the index.
        .where(sql<boolean>`tries <> '[]'`)
        .execute();
      for (const table of WITH_ORDER) await deleteRows(queries, table, { order_id: ids });
      await queries
        .updateTable('idempotency_keys')
        .set({ result: sql`jsonb_set(result, '{value,contact}', ${ERASED_CONTACT})` })
        .where(sql<string>`result #>> '{value,id}'`, 'in', ids)
        .where(sql`result #> '{value,contact}'`, 'is not', null)
        .execute();
    },
    async forgetEndedRituals(day) {
      for (const table of FOR_RITUALS)
        await queries
          .deleteFrom(table)
          .where(
            sql<boolean>`not exists (select from order_items where order_id = ${sql.ref(`${table}.order_id`)}
              and (start_date is null or start_date + weeks * 7 >= ${day}::date))`,
          )
          .execute();
    },
  };
}

/** What is kept for an order's rituals alone. */
const FOR_RITUALS = ['name_readings', 'postponement_asks', 'sankalpa_answers'] as const;

/** What goes whole with an order's customer; of reports also the pictures go, and of money the books stay, so these have ports of their own. */
const WITH_ORDER = [
  ...FOR_RITUALS,
  'order_notes',
  'certificates',
  'certificate_dues',
  'year_reminders',
  'order_feedback',
] as const;

/** What an order without its customer shows of them: a repeated request gets its first answer with this in it. */
const ERASED_CONTACT = sql`'{"missing": false}'`;

/** When something last happened to an order: to its state, or to its money. */
export const LAST_FACT = sql<string>`greatest(orders.created_at,
  (select max(at) from order_history where order_history.order_id = orders.id),
  (select max(at) from ledger where ledger.order_id = orders.id))`;

const HAS_REFUND_UNDER_WAY = sql<boolean>`exists (select from refunds where refunds.order_id = orders.id and ${isUnderWay})`;

/** Tells whether a closed account's order is still kept: until its report was sent or its money is back, and `KEPT_DAYS` more. */
const isKept = (now: Date) => sql<boolean>`(kept_at is not null and (status not in ('completed', 'cancelled')
  or ${HAS_REFUND_UNDER_WAY} or ${LAST_FACT} >= ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}::timestamptz))`;
