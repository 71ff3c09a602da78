import { type RawBuilder, sql } from 'kysely';
import { type FieldNames, fieldsOf, fromFields } from '#kernel/bilingual-fields.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { inEachLanguage } from '#kernel/language.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import { showHidden } from '#kernel/visible-name.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import type { Figures, FiguresOfPart, OverviewReader, Span, Waiting } from '#modules/overview/index.ts';
import { waitingAsks } from '../rituals/postponement-asks.ts';
import { ordersWithDueReports } from '../rituals/reports.ts';
import type { Queries } from '../tables/entities.ts';
import { proposedHands } from './hand-payments.ts';
import { ADDED, NOTHING_MOVED, SUMS, withNet } from './money-movements.ts';
import { isOpenRefund } from './refunds.ts';
import { openReviews } from './reviews.ts';

/** SQL of an amount in a line of the ledger. Null where it cannot be read, so that one such line does not make all figures fail. */
const centsIn = (text: RawBuilder<unknown>) => sql`case when ${text} ~ '^\\d{1,15}$' then (${text})::bigint end`;

type Sums = Omit<Figures, 'net'>;

/** Figures over all orders. Each reads the rows of its days by an index; sums are exact, since cents of all orders fit into a double. */
export function createOverviewReader(queries: Queries, timeZone: string): OverviewReader {
  const instants = ({ from, to }: Span): Instants => [startOfDay(from, timeZone), startOfNextDay(to, timeZone)];
  const within = (column: RawBuilder<unknown>, span: Span) => {
    const [first, past] = instants(span);
    return sql`${column} >= ${first} and ${column} < ${past}`;
  };
  return {
    async moved(spans) {
      // All spans in one statement, each under its index in the list.
      const times = JSON.stringify(spans.map((span, index) => [index, ...instants(span)]));
      const { rows } = await sql<Sums & { index: number }>`
        select index::int as index, ${ADDED} from (
          select index, order_id, ${SUMS}
          from (select (value->>0)::int as index, (value->>1)::timestamptz as first, (value->>2)::timestamptz as past
              from jsonb_array_elements(${times}::jsonb)) times
            join money_movements on money_movements.at >= first and money_movements.at < past
          group by index, order_id
        ) orders_of_time group by index`.execute(queries);
      const sumsByIndex = new Map(rows.map(({ index, ...sums }) => [index, withNet(sums)]));
      return spans.map((_, index) => sumsByIndex.get(index) ?? { ...NOTHING_MOVED, orders: 0, counted: 0 });
    },
    async divided(span, by) {
      const moved = sql`select order_id, way, ${SUMS} from money_movements where ${within(sql`at`, span)} group by order_id, way`;
      const parts = by === 'ritual' ? sumsByRitual(instants(span)) : PARTS[by](moved);
      const { rows } = await parts.execute(queries);
      return rows.map(({ key, names, ...sums }): FiguresOfPart => {
        const name = names && fromFields(names, 'name');
        // Partners name themselves, so hidden characters are shown.
        const readable = name && by === 'partner' ? inEachLanguage((language) => showHidden(name[language])) : name;
        return { ...withNet(sums), key, name: readable };
      });
    },
    async totalsAgree(span) {
      // An order that was paid, and not taken back in that `round` (how often this had happened before), must still have the payment's total.
      const { rows } = await sql<{ differs: boolean }>`
        select exists (
          select from ledger join orders on orders.id = ledger.order_id
          where ledger.kind = 'order_paid' and ${within(sql`ledger.at`, span)}
            and coalesce(${centsIn(sql`ledger.data->>'totalCents'`)}, total_cents) <> total_cents
            and not exists (
              select from ledger undone where undone.order_id = ledger.order_id and undone.kind = 'order_unpaid'
                and coalesce(${centsIn(sql`undone.data->>'round'`)}, 0) = coalesce(${centsIn(sql`ledger.data->>'round'`)}, 0))
        ) as differs`.execute(queries);
      return rows[0]?.differs === false;
    },
    async placed(span) {
      const { rows } = await sql<{ status: OrderStatus; placed: number; becamePaid: number }>`
        select status, count(*)::float8 as placed, count(receipt_number)::float8 as "becamePaid"
        from orders where ${within(sql`created_at`, span)} group by status`.execute(queries);
      const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      return {
        placed: sumOf(rows.map(({ placed }) => placed)),
        becamePaid: sumOf(rows.map(({ becamePaid }) => becamePaid)),
        states: rows.map(({ status, placed }) => ({ status, orders: placed })),
      };
    },
    async waiting() {
      const proposed = proposedHands(queries).select(['order_id', 'confirmed_at as since']);
      const { rows } = await sql<{ kind: Waiting['kind']; count: number; since: Date | null }>`
        select 'review' as kind, count(*)::float8 as count, min(since) as since from (${openReviews(queries)}) reviews
        union all select 'refund_ask', count(*)::float8, min(asked_at) from refund_asks where state = 'open'
        union all select 'second_person', count(*)::float8, min(since) from (${proposed}) proposed
        union all select 'confirmation', count(*)::float8, min(created_at) from orders
          where status = 'waiting' and id not in (select order_id from (${proposed}) proposed)
        union all select 'refund', count(*)::float8, min(requested_at) from refunds where ${isOpenRefund}
        union all select 'postponement_ask', count(*)::float8, min(asked_at) from (${waitingAsks(queries)}) asks
        union all select 'report', count(*)::float8, min(since) from (${ordersWithDueReports(queries)}) due
        union all select 'consultation', count(*)::float8, min(requested_at) from consultations where answered_at is null`.execute(
        queries,
      );
      return rows.flatMap(({ kind, count, since }) => (since === null ? [] : [{ kind, count, since }]));
    },
  };
}

/** How the movements of orders are divided; `moved` are their sums by order and way. */
const PARTS = {
  way: (moved) => sql<PartRow>`select way as key, null::jsonb as names, ${ADDED} from (${moved}) moved group by way`,
  // Most orders have no partner, so only those that have one are read, by their index. `offset 0` keeps PostgreSQL from looking up each
  // order of the time instead, which it would do because it guesses that they are few.
  partner: (moved) => sql<PartRow>`
    select orders.partner as key, ${namesInEach(() => sql`partners.name`)} as names, ${ADDED}
    from (select order_id, sum(came) as came, sum("byHand") as "byHand", sum(refunded) as refunded, sum(fee) as fee
        from (${moved}) by_way group by order_id) moved
      left join (select id, partner from orders where partner is not null offset 0) orders on orders.id = moved.order_id
      left join partners on partners.slug = orders.partner
    group by orders.partner, partners.name`,
} as const satisfies Record<string, (moved: RawBuilder<unknown>) => RawBuilder<PartRow>>;

/** The sums of one ritual, partner or way; `key` and `names` are null for what belongs to none, or has no name. */
interface PartRow extends Sums {
  readonly key: string | null;
  readonly names: Readonly<Record<FieldNames<'name'>, string>> | null;
}

const NAMES = fieldsOf('name');

/** The beginning of a time, and its end, which does not belong to it. */
type Instants = readonly [first: Date, past: Date];

/** SQL of a name in each language, as one JSON value; null when there is no name. */
function namesInEach(spell: (field: FieldNames<'name'>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = NAMES.flatMap((field) => [sql`${sql.lit(field)}`, spell(field)]);
  return sql`case when ${spell('name')} is not null then jsonb_build_object(${sql.join(pairs)}) end`;
}

/**
 * SQL of the sums of a time by ritual. The whole days of UTC in it have rows of sums. Single shares are read for the hours before and after
 * these days, and of orders whose money came on several days (`several`), which no row of sums counts: an order counts once if the money that
 * came by its shares is more than was taken back; else what was taken back is `uncounted`. The second part adds no money: it only has the
 * names of rituals that have no row of sums in the time itself.
 */
function sumsByRitual([first, past]: Instants): RawBuilder<PartRow> {
  const days = wholeDays(first, past);
  const firstDay = dayOf(days.first);
  const pastDay = dayOf(days.past);
  const names = sql.join(NAMES.map((field) => sql.ref(field)));
  const noNames = sql.join(NAMES.map(() => sql`null`));
  const isOutsideDays = sql`(at >= ${first} and at < ${days.first} or at >= ${days.past} and at < ${past})`;
  return sql<PartRow>`
    select item_id as key, ${namesInEach((field) => sql`max(${sql.ref(field)})`)} as names, sum(orders)::float8 as orders,
      sum(came - uncounted)::float8 as counted, sum(came)::float8 as came, sum(by_hand)::float8 as "byHand",
      sum(refunded)::float8 as refunded, sum(fee)::float8 as fee
    from (
      select true as moved, item_id, ${names}, orders, 0 as uncounted, came, by_hand, refunded, fee from ritual_sums
        where day >= ${firstDay}::date and day < ${pastDay}::date
      union all select false, item_id, ${names}, 0, 0, 0, 0, 0, 0 from ritual_sums
        where day in (${firstDay}::date - 1, ${firstDay}::date, ${pastDay}::date)
      union all select true, item_id, ${noNames}, 0, 0, came, by_hand, refunded, fee from money_shares where ${isOutsideDays}
      union all select true, item_id, ${noNames}, (sum(came) > 0)::int, least(sum(came), 0), 0, 0, 0, 0 from (
          select order_id, item_id, came from money_shares where not several and came <> 0 and ${isOutsideDays}
          union all select order_id, item_id, came from money_shares where several and at >= ${first} and at < ${past}
        ) judged group by order_id, item_id
    ) parts group by item_id having bool_or(moved)`;
}

/** The whole days of UTC within a time, from the first until the day after the last. Without a whole day both are the end of the time. */
function wholeDays(first: Date, past: Date): { readonly first: Date; readonly past: Date } {
  const begin = new Date(Math.min(Math.ceil(first.getTime() / DAY_MS) * DAY_MS, past.getTime()));
  const end = new Date(Math.max(Math.floor(past.getTime() / DAY_MS) * DAY_MS, begin.getTime()));
  return { first: begin, past: end };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
