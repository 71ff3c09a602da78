import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import { showHidden } from '#kernel/visible-name.ts';
import type { ListedOrder, OfficeReader, OrderFile, OrderFilter, OrderSearch, OrderSelection } from '#modules/office/index.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { type MoneySums, paidAnything } from '#modules/payments/index.ts';
import { escapeLike } from '../engine/like.ts';
import { proposedHands } from '../money/hand-payments.ts';
import { movedFor, NOTHING_MOVED } from '../money/money-movements.ts';
import { underWayOf } from '../money/refunds.ts';
import { openCards, openCoins, openLines } from '../money/reviews.ts';
import { toFact } from '../payments/ledger.ts';
import { createPaymentData } from '../payments/payments.ts';
import { newestAsk, waitingAsks } from '../rituals/postponement-asks.ts';
import { ticksOf } from '../rituals/ritual-marks.ts';
import { knownOf } from '../rituals/rituals.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { versionOf } from './order-notes.ts';
import { receivedFor } from './order-reader.ts';
import { findOrder, toChange, withItems } from './order-rows.ts';
import { follows, inOrder, partsOf } from './order-sorts.ts';

const MOST_SHOWN = 200;
/** A chain is verified from its first line. */
const MOST_LINES = 1000;

export function createOfficeReader(queries: () => Queries): OfficeReader {
  return {
    list: (selection) => list(queries(), selection),
    count: (filter) => countOf(queries(), filter),
    async find(id) {
      const db = queries();
      const order = await findOrder(db, id);
      return order && readFile(db, order);
    },
  };
}

async function list(queries: Queries, selection: OrderSelection): Promise<ListedOrder[]> {
  // One statement: a change between place and row would make a cursor that leaves orders out.
  const rows = await queries
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', placesOf(queries, selection))
    .orderBy(inOrder(selection.sort))
    .limit(selection.limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const orders = await withItems(queries, rows);
  const received = await receivedFor(queries, orders);
  const moved = await movedFor(queries, ids);
  const waiting = await waitingOf(queries, ids);
  return orders.map((order) => {
    const { id } = order;
    return { order, received: received.get(id) ?? cents(0), money: moved.get(id) ?? NOTHING_MOVED, waits: waiting.has(id) };
  });
}

/** The ids of a page, or of somewhat more. */
function placesOf(queries: Queries, selection: OrderSelection) {
  const parts = partsOf(selection).map(({ sort, after, statuses }) => {
    const rows = selected(queries, selection, statuses).where(follows(sort, after));
    return queries.selectFrom(rows.orderBy(inOrder(sort)).limit(selection.limit).as('part')).select('part.id');
  });
  return parts.reduce((some, part) => some.unionAll(part));
}

function selected(queries: Queries, { search, typed = '', ...filter }: OrderFilter, statuses: readonly OrderStatus[]) {
  const { method, partner, from, until, waits, asked, second } = filter;
  let rows = queries.selectFrom('orders').select('id');
  if (statuses.length > 0) rows = rows.where('status', 'in', statuses);
  if (method) rows = rows.where('payment_method', '=', method);
  if (partner) rows = rows.where('partner', '=', partner);
  if (from) rows = rows.where('created_at', '>=', from);
  if (until) rows = rows.where('created_at', '<', until);
  if (filter.movedFrom || filter.movedUntil) rows = rows.where('id', 'in', movedWithin(queries, filter));
  if (waits) rows = rows.where('id', 'in', waiting(queries));
  if (asked) rows = rows.where('id', 'in', waitingAsks(queries).clearSelect().select('postponement_asks.order_id'));
  if (second !== undefined) rows = rows.where('id', second ? 'in' : 'not in', proposedHands(queries).select('order_id'));
  return search ? rows.where(found(queries, search, typed)) : rows;
}

/** Orders whose money came or went in a time. */
function movedWithin(queries: Queries, { movedFrom, movedUntil }: Pick<OrderSelection, 'movedFrom' | 'movedUntil'>) {
  let moved = queries.selectFrom('money_movements').select('order_id');
  if (movedFrom) moved = moved.where('at', '>=', movedFrom);
  if (movedUntil) moved = moved.where('at', '<', movedUntil);
  return moved;
}

async function countOf(queries: Queries, filter: OrderFilter): Promise<number> {
  const { count } = await queries
    .selectFrom(selected(queries, filter, filter.statuses).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whatever the form of what was typed: a partner may file orders by numbers, ids or words. */
function found(queries: Queries, search: OrderSearch, typed: string) {
  const filed = queries.selectFrom('orders').select('id as order_id').where('client_reference', '=', typed);
  return (row: ExpressionBuilder<Tables, 'orders'>) => {
    const orFiled = (condition: Expression<SqlBool>) => row.or([condition, row('client_reference', '=', typed)]);
    switch (search.kind) {
      case 'number':
        return orFiled(row('number', '=', search.number));
      case 'beginning': {
        const begun = row.and([row('id', '>=', search.first), row('id', '<=', search.last)]);
        return orFiled(search.number === undefined ? begun : row.or([begun, row('number', '=', search.number)]));
      }
      case 'id': {
        const paid = queries.selectFrom('payments').select('order_id').where('id', '=', search.id);
        const own = queries.selectFrom('orders').select('id as order_id').where('id', '=', search.id);
        return row('id', 'in', paid.unionAll(own).unionAll(filed));
      }
      case 'email':
        return orFiled(sql<boolean>`lower(customer_email) like ${`${escapeLike(search.beginning)}%`}`);
      case 'transaction':
        return row('id', 'in', paidBy(queries, search.text).unionAll(filed));
      case 'name':
        if (search.words.length === 0) return row('client_reference', '=', typed);
        return orFiled(sql<boolean>`name_words @@ ${search.words.map((word) => `'${word}':*`).join(' & ')}::tsquery`);
    }
  };
}

/** Gateways write hashes in small letters, with `0x` or without. */
function paidBy(queries: Queries, text: string) {
  const lower = text.toLowerCase();
  const bare = lower.replace(/^0x/, '');
  const forms = [...new Set([text, lower, bare, `0x${bare}`])];
  const payments = queries.selectFrom('payments').select('order_id');
  const told = payments.where('transaction_ids', '<>', sql<never>`'{}'`).where(sql<boolean>`transaction_ids && ${forms}::text[]`);
  const addressed = payments.where(sql<string>`lower(address)`, '=', lower);
  const cards = queries.selectFrom('card_payments').select('order_id').where('gateway_payment_id', '<>', '');
  return told.unionAll(addressed).unionAll(cards.where('gateway_payment_id', '=', text));
}

/** Orders whose money waits for a decision of a person. */
function waiting(queries: Queries) {
  return waitingParts(queries).reduce((some, part) => some.unionAll(part));
}

/** The same by reason; an order may have several. */
export function waitingParts(queries: Queries) {
  const byHand = queries.selectFrom('orders').select('id as order_id').where('status', '=', 'waiting');
  const asked = queries.selectFrom('refund_asks').select('order_id').where('state', '=', 'open');
  const coins = openCoins(queries).clearSelect().select('payments.order_id');
  const cards = openCards(queries).clearSelect().select('card_payments.order_id');
  const lines = openLines(queries).clearSelect().select('unread_lines.order_id');
  return [byHand, asked, coins, cards, lines] as unknown as (typeof byHand)[];
}

async function waitingOf(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries.selectFrom(waiting(queries).as('waiting')).select('order_id').where('order_id', 'in', ids).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

async function readFile(queries: Queries, order: OrderFile['order']): Promise<OrderFile> {
  const { id, userId } = order;
  const history = await historyOf(queries, id);
  const notes = await newestOf(queries, 'order_notes', id);
  const actions = await actionsOf(queries, id);
  const lines = await linesOf(queries, id);
  const money = (await movedFor(queries, [id])).get(id) ?? NOTHING_MOVED;
  const staffIds = [...notes.map(({ author_id }) => author_id), ...actions.map(({ actor_id }) => actor_id)];
  const named = [...staffIds, ...history.flatMap(({ actor }) => (actor.kind === 'staff' && actor.id ? [actor.id] : []))];
  return {
    order,
    received: (await receivedFor(queries, [order])).get(id) ?? cents(0),
    money,
    allGoesBack: await goesBack(queries, id, money),
    waits: (await waitingOf(queries, [id])).has(id),
    sawMoney: paidAnything(await createPaymentData(queries).ofOrders([id])).size > 0,
    handWaits: await handWaits(queries, id),
    version: await versionOf(queries, id),
    history,
    messages: await messagesAbout(queries, id),
    notes: notes.map((row) => fieldsIn(row, 'id', 'orderId', 'authorId', 'at', 'text')),
    actions: actions.map((row) => fieldsIn(row, 'at', 'actorId', 'action')),
    lines,
    tickedDays: await tickedDaysOf(queries, order),
    postponementAsk: await newestAsk(queries, id),
    ...(await knownOf(queries, order)),
    customer: userId === undefined ? undefined : await customerOf(queries, userId),
    names: await namesOf(queries, named),
  };
}

/** Nothing will be left of what came once the refunds that are under way have arrived. */
async function goesBack(queries: Queries, orderId: string, { came, refunded }: MoneySums): Promise<boolean> {
  const underWay = await underWayOf(queries, orderId);
  return underWay > 0 && came - refunded - underWay <= 0;
}

async function handWaits(queries: Queries, orderId: string): Promise<boolean> {
  return (await proposedHands(queries).where('order_id', '=', orderId).select('order_id').executeTakeFirst()) !== undefined;
}

async function tickedDaysOf(queries: Queries, { id, items }: OrderFile['order']): Promise<number[]> {
  const ticks = await ticksOf(queries, [id]);
  return items.map((_, index) => ticks.find(({ position }) => position === index)?.tickedDays ?? 0);
}

async function newestOf(queries: Queries, table: 'order_notes', orderId: string) {
  const rows = await queries
    .selectFrom(table)
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse();
}

async function historyOf(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse().map((row) => {
    const actor = { kind: row.actor_kind, ...(row.actor_id === null ? {} : { id: row.actor_id }) };
    return { ...toChange(row), actor };
  });
}

/** What is shown by its state or as a note is left out. */
async function actionsOf(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('staff_actions')
    .select(['at', 'actor_id', 'action'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', orderId)
    .where('action', 'not in', [
      'order.note_added',
      'order.changed',
      'order.cancelled',
      'order.postponed',
      'order.placed_for_client',
    ])
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse();
}

async function messagesAbout(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('messages')
    .select(['created_at', 'recipient', 'channel', 'subject', 'state'])
    .where('about', '=', orderId)
    .where('expires_at', 'is', null)
    // What was shown in browsers of the staff was no message to anybody.
    .where('channel', '<>', 'push')
    .$narrowType<{ channel: 'email' | 'sms' }>()
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.reverse().map(({ created_at, recipient: to, ...message }) => ({ ...message, to, at: created_at }));
}

export async function linesOf(queries: Queries, orderId: string) {
  const rows = await queries
    .selectFrom('ledger')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .limit(MOST_LINES)
    .execute();
  return rows.map((row: Selectable<Tables['ledger']>) => ({ ...toFact(row), seq: row.seq, hash: row.hash }));
}

async function customerOf(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('users')
    .select(['email', 'phone', 'language', 'closed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const leftAt = row?.closed_at ? row.closed_at : null;
  return row && { email: row.email, phone: row.phone, language: row.language, leftAt };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Operators' commands name a person by a word that is no id. */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => UUID.test(id));
  if (known.length === 0) return new Map();
  const people = await queries.selectFrom('users').select(['id', 'email', 'phone']).where('id', 'in', known).execute();
  const keys = await queries.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map([
    ...people.map(({ id, email, phone }) => [id, showHidden(email ?? phone ?? '')] as const),
    ...keys.map(({ id, name }) => [id, `API: ${showHidden(name)}`] as const),
  ]);
}
