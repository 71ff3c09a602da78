import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { SortedSelection } from '#kernel/cursor.ts';
import { cents } from '#kernel/money.ts';
import type { MoneyOfOrder, MoneyReader, WaitingMoney, WaitingMoneyReader } from '#modules/money/index.ts';
import { STATUS_COURSE } from '#modules/orders/index.ts';
import { sortedPage } from '../engine/keyset.ts';
import { ledgerLinesOf } from '../orders/order-file.ts';
import { versionOf } from '../orders/order-notes.ts';
import { findOrder, findOrders } from '../orders/order-rows.ts';
import { namesOf } from '../staff/names.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { allAs, rowsOf } from '../tables/rows.ts';
import { toHand } from './hand-payments.ts';
import { administratorsOf, contactOf } from './money.ts';
import { sumsOf } from './money-movements.ts';
import { sourcesOf } from './money-sources.ts';
import { decidersOf } from './refund-reader.ts';
import { toRefund, underWayOf } from './refunds.ts';
import { openCards, openCoins, openLines, openReviews, toReview } from './reviews.ts';

/** So many administrators, who can be the second person, are named. */
const MOST_NAMED = 20;

/** Decisions about money that wait for a person. */
export function createWaitingMoneyReader(queries: Queries): WaitingMoneyReader {
  return {
    list: (selection) => listWaiting(queries, selection),
    async find(id) {
      const [found] = await waitingOf(queries, [id]);
      if (!found) return undefined;
      const money = await readMoney(queries, found.orderId);
      // Read again, after the version, so that nobody decides by a version about what is older than it.
      const [waiting] = await waitingOf(queries, [id]);
      return waiting && { waiting, ...money };
    },
    async ofOrder(orderId) {
      // Read before the order, so that a change in between makes the money older than the order, never newer.
      const money = await readMoney(queries, orderId);
      const order = await findOrder(queries, orderId);
      if (!order) return undefined;
      const owner = order.userId === undefined ? undefined : await contactOf(queries, order.userId);
      return { ...money, order, owner, administrators: await administratorsOf(queries, MOST_NAMED) };
    },
  };
}

type Selection = SortedSelection & { readonly kind: 'ask' | 'review' | undefined };

/** A page of what waits, read again twice at most when somebody has decided meanwhile: a page that is too short would seem to be the last. */
async function listWaiting(queries: Queries, selection: Selection, triesLeft = 2): Promise<WaitingMoney[]> {
  const ids = await idsOf(queries, selection);
  const waiting = await waitingOf(queries, ids);
  return waiting.length === ids.length || triesLeft === 0 ? waiting : listWaiting(queries, selection, triesLeft - 1);
}

/** The ids of what waits, in the order of a list. */
async function idsOf(queries: Queries, { kind, ...page }: Selection): Promise<string[]> {
  const reviews = openReviews(queries);
  const asks = openAsks(queries).select(['id', 'order_id', 'asked_at as since']);
  const ofKind = { ask: asks, review: reviews };
  const waiting = kind ? ofKind[kind] : reviews.unionAll(asks);
  const key = KEYS[page.sort.replace('-', '')];
  const keyOfOrder = key && sql`(select ${key} from orders where orders.id = waiting.order_id)`;
  const rows = queries.selectFrom(waiting.as('waiting')).select('id');
  return allAs(rows.$call(sortedPage({ at: 'since', key: keyOfOrder }, page)), ({ id }) => id);
}

/** What a list is sorted by. Little waits at a time, so it is sorted without an index. */
const KEYS: Readonly<Record<string, RawBuilder<unknown>>> = {
  total: sql`total_cents`,
  status: sql`array_position(${sql.val(STATUS_COURSE)}::text[], status) - 1`,
};

/** The waiting money with these ids, in the order of the ids. */
async function waitingOf(queries: Queries, ids: readonly string[]): Promise<WaitingMoney[]> {
  if (ids.length === 0) return [];
  const items = await itemsOf(queries, () => (rows) => rows.where(sql<boolean>`id = any(${ids}::uuid[])`));
  const orderIds = items.map(({ orderId }) => orderId);
  const orders = await findOrders(queries, orderIds);
  return items
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap((item) => {
      const order = orders.get(item.orderId);
      return order ? [{ ...item, order }] : [];
    });
}

/** For `$call`: takes some of the rows that wait, whose column `at` says since when. */
type Narrow = (
  at: string,
) => <All, Table extends keyof All, Row>(rows: SelectQueryBuilder<All, Table, Row>) => SelectQueryBuilder<All, Table, Row>;

/** Reviews and wishes that wait, of each kind those that `narrow` takes. */
async function itemsOf(queries: Queries, narrow: Narrow) {
  return [
    ...(await allAs(openCoins(queries).$call(narrow('created_at')), toCoinItem)),
    ...(await allAs(openCards(queries).$call(narrow('received_at')), toCardItem)),
    ...(await allAs(openLines(queries).$call(narrow('noted_at')), toLineItem)),
    ...(await allAs(openAsks(queries).selectAll().$call(narrow('asked_at')), toAskItem)),
  ];
}

const openAsks = (queries: Queries) => queries.selectFrom('refund_asks').where('state', '=', 'open');

async function readMoney(queries: Queries, orderId: string): Promise<MoneyOfOrder> {
  // Read first: after a change in between the version is too old, so that a decision by it is refused.
  const version = await versionOf(queries, orderId);
  const sources = await sourcesOf(queries, orderId);
  const lines = await ledgerLinesOf(queries, orderId);
  const rows = await rowsOf(queries, 'refunds', { order_id: orderId }).orderBy('requested_at').execute();
  const refunds = rows.map(toRefund);
  return {
    version,
    sources,
    refunds,
    underWay: await underWayOf(queries, orderId),
    lines,
    moved: await sumsOf(queries, orderId),
    proofs: await proofsOf(queries, orderId),
    names: await namesOf(queries, [...lines.flatMap(({ data }) => decidersOfLine(data)), ...refunds.flatMap(decidersOf)]),
  };
}

/** The people whom a line of the ledger names; none when it cannot be read. */
function decidersOfLine(data: unknown): string[] {
  // `Object` also makes an object of what has no fields, such as null.
  const { by, agreedBy } = Object(data) as { readonly by?: unknown; readonly agreedBy?: unknown };
  return [by, agreedBy].filter((person) => typeof person === 'string');
}

/** The files that prove money by hand, by the ids of its payments. */
async function proofsOf(queries: Queries, orderId: string): Promise<MoneyOfOrder['proofs']> {
  const hands = await rowsOf(queries, 'hand_payments', { order_id: orderId }).execute();
  return new Map(hands.map(toHand).flatMap(({ id, evidenceFile }) => (evidenceFile ? [[id, evidenceFile]] : [])));
}

/** A payment in a coin that waits for a person. */
function toCoinItem(row: Selectable<Tables['payments']>) {
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
function toCardItem({
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
function toLineItem({ id, order_id: orderId, noted_at, gateway, seq: line }: Selectable<Tables['unread_lines']>) {
  return { kind: 'line' as const, id, orderId, since: noted_at, gateway, line, reasons: ['unread_line'] as const };
}

/** A customer's wish for a refund that nobody has answered. */
function toAskItem({ id, order_id: orderId, asked_at }: Selectable<Tables['refund_asks']>) {
  return { kind: 'ask' as const, id, orderId, since: asked_at };
}

/** What waits for a person, and refunds, for the commands of the operator. */
export function createMoneyReader(queries: Queries): MoneyReader {
  return {
    async waiting(limit) {
      const items = await itemsOf(queries, (at) => (rows) => rows.orderBy(sql.ref(at)).limit(limit));
      const orders = rowsOf(queries, 'orders', { status: 'waiting' }).orderBy('created_at').limit(limit);
      const confirmations = await allAs(orders, ({ id, created_at, payment_method: method, partner, total_cents }) => {
        const amountCents = cents(total_cents);
        return { kind: 'confirmation' as const, id, orderId: id, since: created_at, method, partner, amountCents };
      });
      return [...items, ...confirmations].toSorted((a, b) => a.since.getTime() - b.since.getTime());
    },
    async moneyOf(orderId) {
      const rows = await rowsOf(queries, 'refunds', { order_id: orderId }).orderBy('requested_at').execute();
      return { sources: await sourcesOf(queries, orderId), refunds: rows.map(toRefund) };
    },
    async refunds(limit) {
      const rows = queries
        .selectFrom('refunds')
        .selectAll()
        // The open refunds come first, as false does.
        .orderBy(sql`state in ('confirmed', 'rejected')`)
        .orderBy('requested_at', 'desc')
        .limit(limit);
      return allAs(rows, toRefund);
    },
  };
}
