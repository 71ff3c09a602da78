import { type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import { showHidden } from '#kernel/visible-name.ts';
import type {
  PartnerOrderReader,
  PartnerReader,
  PartnerRecord,
  PartnerStore,
  PartnerTotals,
  Period,
  Sum,
} from '#modules/partners/index.ts';
import { fallingPage } from '../engine/keyset.ts';
import { toHand } from '../money/hand-payments.ts';
import { ADDED, movedFor, NOTHING_MOVED, SUMS, withNet } from '../money/money-movements.ts';
import { movedOf } from '../money/partner-statements.ts';
import { PAID } from '../orders/customer-orders.ts';
import { changedOrders } from '../orders/order-changes.ts';
import { createOrderReader } from '../orders/order-reader.ts';
import { withItems } from '../orders/order-rows.ts';
import { isWanted } from '../orders/partner-selection.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn } from '../tables/fields.ts';
import { allAs, firstAs, insertMissing, rowsOf, updateRows } from '../tables/rows.ts';

/** Fields that a change of a partner may write. */
const CHANGED = ['name', 'email', 'language', 'isSuspended', 'version'] as const;

export function createPartners(queries: Queries): PartnerStore & PartnerReader {
  return {
    find: (slug) => firstAs(rowsOf(queries, 'partners', { slug }), toPartner),
    lock: (slug) => firstAs(rowsOf(queries, 'partners', { slug }).forUpdate(), toPartner),
    add: (partner) => insertMissing(queries, 'partners', columnsOf(partner, 'id', 'slug', 'createdAt', ...CHANGED)),
    async addMissing(partners) {
      for (const { slug, name, email, language } of partners) {
        const values = { slug, name, email, language, is_suspended: false, version: 1, created_at: sql<Date>`now()` };
        await insertMissing(queries, 'partners', { id: crypto.randomUUID(), ...values });
      }
    },
    save: (partner) => updateRows(queries, 'partners', { slug: partner.slug }).to(columnsOf(partner, ...CHANGED)),
    async list(limit, after) {
      const rows = queries
        .selectFrom('partners')
        .selectAll()
        .$call(fallingPage('created_at', after, limit));
      return allAs(rows, toPartner);
    },
  };
}

export function createPartnerOrderReader(queries: Queries): PartnerOrderReader {
  const { find, receivedFor, timelineOf, reportsOf } = createOrderReader(queries);
  return {
    find,
    receivedFor,
    timelineOf,
    reportsOf,
    async confirmations(slug, orders) {
      const rows = rowsOf(queries, 'hand_payments', { partner: slug, order_id: orders.map(({ id }) => id) });
      return allAs(rows.orderBy('confirmed_at', 'desc'), toHand);
    },
    listChanged: (slug, since, selection) => changedOrders(queries, slug, since, selection),
    listMovements: (slug, period, limit, after) => movedOf(queries, slug, period, limit, after),
    movedFor: (orderIds, period) => movedFor(queries, orderIds, period),
    async list(slug, selection) {
      const rows = rowsOf(queries, 'orders', { partner: slug })
        .where(isWanted(slug, selection))
        .$call(fallingPage('created_at', selection.after, selection.limit));
      return withItems(queries, await rows.execute());
    },
    async totals(slug, period) {
      const { waiting, confirmed, elsewhere } = await placedOf(queries, slug, period);
      const money = await moneyMoved(queries, slug, period);
      const paid = { orders: confirmed.orders + elsewhere.orders, total: cents(confirmed.total + elsewhere.total) };
      return { money, paid, confirmed, waiting };
    },
  };
}

/** The orders placed in a period: those that wait, and the paid ones, whose money the partner's people confirmed or which came elsewhere. */
async function placedOf(queries: Queries, slug: string, { from, until }: Period) {
  const { rows } = await sql<{ state: string; orders: number; total: number }>`
    select case when status = 'waiting' then 'waiting' when hand.id is null then 'elsewhere' else 'confirmed' end as state,
        count(*)::float8 as orders, sum(total_cents)::float8 as total
      from orders left join hand_payments hand on hand.order_id = orders.id and hand.state = 'confirmed' and hand.partner = orders.partner
      where orders.partner = ${slug} and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
        and status in ('waiting', ${PAID})
      group by 1`.execute(queries);
  const sumIn = (state: string): Sum => {
    const { orders = 0, total = 0 } = rows.find((row) => row.state === state) ?? {};
    return { orders, total: cents(total) };
  };
  return { waiting: sumIn('waiting'), confirmed: sumIn('confirmed'), elsewhere: sumIn('elsewhere') };
}

/**
 * What moved for a partner's orders in a period, whenever they were placed. The condition on `money_moved_at` follows from that on `moved.at`;
 * it is there for the index that finds the partner's orders, without which the movements of all partners would be read.
 */
async function moneyMoved(queries: Queries, slug: string, { from, until }: Period): Promise<PartnerTotals['money']> {
  const { rows } = await sql<Omit<PartnerTotals['money'], 'net'>>`
    select ${ADDED} from (
      select order_id, ${SUMS} from money_movements moved join orders on orders.id = order_id
      where partner = ${slug} and money_moved_at >= ${from}::timestamptz and moved.at >= ${from}::timestamptz and moved.at < ${until}::timestamptz
      group by order_id
    ) by_order`.execute(queries);
  return withNet(rows[0] ?? { ...NOTHING_MOVED, orders: 0, counted: 0 });
}

function toPartner(row: Selectable<Tables['partners']>): PartnerRecord {
  return { ...fieldsIn(row, 'id', 'slug', 'createdAt', ...CHANGED), name: showHidden(row.name) };
}
