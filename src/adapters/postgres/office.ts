import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { cents } from '#kernel/money.ts';
import type { ListedOrder, NoteStore, OfficeReader, OrderFile, OrderSearch, OrderSelection } from '#modules/office/index.ts';
import type { OrderStatus } from '#modules/orders/index.ts';
import { paidAnything } from '#modules/payments/index.ts';
import type { Queries, Tables } from './entities.ts';
import { proposedHands } from './hand-payments.ts';
import { isBefore } from './keyset.ts';
import { toFact } from './ledger.ts';
import { receivedFor } from './order-reader.ts';
import { findOrder, toChange, withItems } from './order-rows.ts';
import { createPaymentData } from './payments.ts';
import { newestAsk, waitingAsks } from './postponement-asks.ts';
import { openCards, openCoins } from './reviews.ts';
import { ticksOf } from './ritual-marks.ts';

const MOST_SHOWN = 200;
/** A chain is verified from its first line. */
const MOST_LINES = 1000;

export function createOfficeReader(queries: () => Queries): OfficeReader {
  return {
    list: (selection) => list(queries(), selection),
    async find(id) {
      const db = queries();
      const order = await findOrder(db, id);
      return order && readFile(db, order);
    },
  };
}

/** What the staff wrote about orders. */
export function createNoteStore(queries: Queries): NoteStore {
  const ofOrder = (orderId: string) => queries.selectFrom('order_notes').where('order_id', '=', orderId);
  return {
    has: async (orderId, id) => (await ofOrder(orderId).select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    async count(orderId) {
      const row = await ofOrder(orderId).select(sql<number>`count(*)::int`.as('notes')).executeTakeFirstOrThrow();
      return row.notes;
    },
    async add({ id, orderId, authorId, at, text }) {
      const row = { id, order_id: orderId, author_id: authorId, at: at.toISOString(), text };
      await queries.insertInto('order_notes').values(row).execute();
    },
    versionOf: (orderId) => versionOf(queries, orderId),
  };
}

/** Rows that are only added: the order's history, its ledger, its notes, and wishes for another day, which end once. */
export async function versionOf(queries: Queries, orderId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select (
      (select count(*) from order_history where order_id = ${orderId}::uuid)
      + (select count(*) from order_notes where order_id = ${orderId}::uuid)
      + (select count(*) + count(ended_at) from postponement_asks where order_id = ${orderId}::uuid)
      + coalesce((select seq from ledger_heads where order_id = ${orderId}::uuid), 0)
    )::int as version`.execute(queries);
  return rows[0]?.version ?? 0;
}

async function list(queries: Queries, selection: OrderSelection): Promise<ListedOrder[]> {
  const places = await placesOf(queries, selection);
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await newest(queries.selectFrom('orders').selectAll().where('id', 'in', ids)).execute();
  const orders = await withItems(queries, rows);
  const received = await receivedFor(queries, orders);
  const waiting = await waitingOf(queries, ids);
  return orders.map((order) => ({ order, received: received.get(order.id) ?? cents(0), waits: waiting.has(order.id) }));
}

async function placesOf(queries: Queries, { statuses, ...selection }: OrderSelection) {
  const [status, ...more] = statuses;
  // Each part reads in the order of an index; a single selection of several states would sort all of their orders for each page.
  const parts = selection.search || more.length === 0 ? [statuses] : statuses.map((only) => [only]);
  if (status === undefined || parts.length === 1) return selected(queries, selection, statuses).execute();
  const all = parts
    .map((some) => queries.selectFrom(selected(queries, selection, some).as('part')).selectAll())
    .reduce((some, part) => some.unionAll(part));
  return queries
    .selectFrom(all.as('found'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(selection.limit)
    .execute();
}

type Selection = Omit<OrderSelection, 'statuses'>;

function selected(queries: Queries, { limit, after, search, ...filter }: Selection, statuses: readonly OrderStatus[]) {
  const { method, partner, from, until, waits, asked, second } = filter;
  let rows = queries.selectFrom('orders').select(['id', 'created_at']).where(isBefore('created_at', after));
  if (statuses.length > 0) rows = rows.where('status', 'in', statuses);
  if (method) rows = rows.where('payment_method', '=', method);
  if (partner) rows = rows.where('partner', '=', partner);
  if (from) rows = rows.where('created_at', '>=', from.toISOString());
  if (until) rows = rows.where('created_at', '<', until.toISOString());
  if (waits) rows = rows.where('id', 'in', waiting(queries));
  if (asked) rows = rows.where('id', 'in', waitingAsks(queries).clearSelect().select('postponement_asks.order_id'));
  if (second !== undefined) rows = rows.where('id', second ? 'in' : 'not in', proposedHands(queries).select('order_id'));
  if (search) rows = rows.where(found(queries, search));
  return rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

function newest<Rows extends { orderBy(column: 'created_at' | 'id', direction: 'desc'): Rows }>(rows: Rows): Rows {
  return rows.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

function found(queries: Queries, search: OrderSearch) {
  return (row: ExpressionBuilder<Tables, 'orders'>) => {
    switch (search.kind) {
      case 'number':
        return row.and([row('id', '>=', search.first), row('id', '<=', search.last)]);
      case 'id': {
        const paid = queries.selectFrom('payments').select('order_id').where('id', '=', search.id);
        return row('id', 'in', paid.unionAll(queries.selectFrom('orders').select('id as order_id').where('id', '=', search.id)));
      }
      case 'email':
        return sql<boolean>`lower(customer_email) like ${`${escapeLike(search.beginning)}%`}`;
      case 'transaction':
        return row('id', 'in', paidBy(queries, search.text));
      case 'name':
        return search.words.length === 0
          ? sql<boolean>`false`
          : sql<boolean>`name_words @@ ${search.words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
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

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Orders whose money waits for a decision of a person. */
function waiting(queries: Queries) {
  const byHand = queries.selectFrom('orders').select('id as order_id').where('status', '=', 'waiting');
  const asked = queries.selectFrom('refund_asks').select('order_id').where('state', '=', 'open');
  const coins = openCoins(queries).clearSelect().select('payments.order_id');
  const cards = openCards(queries).clearSelect().select('card_payments.order_id');
  return byHand.unionAll(asked).unionAll(coins).unionAll(cards);
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
  const staffIds = [...notes.map(({ author_id }) => author_id), ...actions.map(({ actor_id }) => actor_id)];
  const named = [...staffIds, ...history.flatMap(({ actor }) => (actor.kind === 'staff' && actor.id ? [actor.id] : []))];
  return {
    order,
    received: (await receivedFor(queries, [order])).get(id) ?? cents(0),
    waits: (await waitingOf(queries, [id])).has(id),
    sawMoney: paidAnything(await createPaymentData(queries).ofOrders([id])).size > 0,
    version: await versionOf(queries, id),
    history,
    messages: await messagesAbout(queries, id),
    notes: notes.map(({ author_id: authorId, at, text, ...row }) => {
      return { id: row.id, orderId: id, authorId, at: new Date(at), text };
    }),
    actions: actions.map(({ at, actor_id: actorId, action }) => ({ at: new Date(at), actorId, action })),
    lines,
    tickedDays: await tickedDaysOf(queries, order),
    postponementAsk: await newestAsk(queries, id),
    plan: userId === undefined ? undefined : await planOf(queries, userId),
    customer: userId === undefined ? undefined : await customerOf(queries, userId),
    names: await namesOf(queries, named),
  };
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
    .where('action', 'not in', ['order.note_added', 'order.cancelled', 'order.postponed', 'order.placed_for_client'])
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
  return rows.reverse().map(({ created_at, recipient: to, ...message }) => ({ ...message, to, at: new Date(created_at) }));
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

async function planOf(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('plans')
    .select(['special_wishes', 'participants', sql<string>`to_char(start_date, 'YYYY-MM-DD')`.as('first_day')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { startDate: row.first_day, specialWishes: row.special_wishes, participants: row.participants };
}

async function customerOf(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('users')
    .select(['email', 'phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { email: row.email, phone: row.phone, language: row.language };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Operators' commands name a person by a word that is no id. */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids)].filter((id) => UUID.test(id));
  if (known.length === 0) return new Map();
  const people = await queries.selectFrom('users').select(['id', 'email', 'phone']).where('id', 'in', known).execute();
  const keys = await queries.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map([
    ...people.map(({ id, email, phone }) => [id, email ?? phone ?? ''] as const),
    ...keys.map(({ id, name }) => [id, `API: ${name}`] as const),
  ]);
}
