import { type Selectable, sql } from 'kysely';
import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { cents } from '#kernel/money.ts';
import {
  type Adjustment,
  nameWords,
  type Order,
  type OrderingCustomer,
  type OrderSelection,
  type OrderStatus,
  type StatusChange,
  sharesOf,
} from '#modules/orders/index.ts';
import { eventOfChange } from '#modules/webhooks/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { asJson, columnsOf, fieldsIn, presentIn } from '../tables/fields.ts';
import { insertRows, rowsOf } from '../tables/rows.ts';
import { storeEvent } from '../webhooks/webhook-outbox.ts';
import { pageOfOrders, placesOfCustomer } from './customer-orders.ts';

/** Returns undefined when there is no such order. */
export async function findOrder(queries: Queries, id: string): Promise<Order | undefined> {
  const rows = await rowsOf(queries, 'orders', { id }).execute();
  return (await withItems(queries, rows))[0];
}

/** Orders by their ids; those that do not exist are missing. */
export async function findOrders(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  const rows = await rowsOf(queries, 'orders', { id: ids }).execute();
  return new Map((await withItems(queries, rows)).map((order) => [order.id, order]));
}

/** A page of the orders of a customer, newest first. */
export async function ofCustomer(queries: Queries, customer: OrderingCustomer, selection: OrderSelection): Promise<Order[]> {
  const places = await placesOfCustomer(queries, customer, selection);
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = pageOfOrders(queries, { limit: ids.length }).where('id', 'in', ids);
  return withItems(queries, await rows.execute());
}

/** The orders of some rows, in their order. */
export async function withItems(queries: Queries, rows: readonly Selectable<Tables['orders']>[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = await rowsOf(queries, 'order_items', { order_id: ids }).orderBy('position').execute();
  const itemsByOrder = Map.groupBy(items, (item) => item.order_id);
  return rows.map((row) => toOrder(row, itemsByOrder.get(row.id) ?? []));
}

type OrderRow = Selectable<Tables['orders']>;
type ItemRow = Selectable<Tables['order_items']>;

function toOrder(row: OrderRow, items: readonly ItemRow[]): Order {
  return {
    ...fieldsIn(row, 'id', 'number', 'status', 'createdAt', 'language', 'paymentMethod'),
    ...presentIn(row, 'userId', 'browserHash', 'partner', 'receiptNumber', 'heldUntil'),
    ...(row.erased_at === null ? personalData(row) : ERASED),
    ...filingOf(row),
    items: items.map((item) => ({
      id: item.item_id,
      name: fromFields(item, 'name'),
      price: cents(item.price_cents),
      ...fieldsIn(item, 'quantity', 'weeks'),
      ...plannedAt(item),
      ...presentIn(item, 'startDate', 'preparedAt', 'begunAt', 'performedAt'),
    })),
    ...(row.adjustments.length === 0 ? {} : { adjustments: row.adjustments.map(toAdjustment) }),
    total: cents(row.total_cents),
    ...leftBehind(row),
  };
}

function toAdjustment({ kind, percent, amount, reason = '' }: Adjustment): Adjustment {
  return { kind, ...(percent === undefined ? {} : { percent }), amount: cents(amount), reason };
}

/** What a deleted account has left of its order. */
function leftBehind({ kept_at, claim_hash: claim, erased_at }: OrderRow): Pick<Order, 'left'> {
  if (kept_at === null && claim === null) return {};
  return { left: { isKept: kept_at !== null && erased_at === null, ...(claim === null ? {} : { claim }) } };
}

/** When a ritual got its date. One that had none gets it by beginning. */
function plannedAt({ planned_at, begun_at, begun_undated }: ItemRow): Pick<Order['items'][number], 'plannedAt'> {
  const at = begun_undated ? begun_at : planned_at;
  return at === null ? {} : { plannedAt: at };
}

/** How a partner's program has filed an order. */
function filingOf({ filed_by: partner, client_reference: reference, client_metadata }: OrderRow): Pick<Order, 'filing'> {
  return partner === null ? {} : { filing: { partner, reference, metadata: client_metadata ?? {} } };
}

const ERASED = { isErased: true, contact: null, specialInstructions: '' } as const;

function personalData({ customer_name: name, customer_email: email, special_instructions }: OrderRow) {
  return { isErased: false, contact: name ? { name, email } : null, specialInstructions: special_instructions } as const;
}

export function toRow(order: Order) {
  return {
    ...columnsOf(order, 'id', 'number', 'status', 'createdAt', 'userId', 'browserHash', 'language', 'paymentMethod', 'partner'),
    customer_name: order.contact?.name ?? null,
    name_words: order.contact ? vectorOf(order.contact.name) : null,
    customer_email: order.contact?.email ?? null,
    filed_by: order.filing?.partner ?? null,
    client_reference: order.filing?.reference ?? null,
    client_metadata: order.filing ? asJson(order.filing.metadata) : null,
    total_cents: order.total,
    adjustments: adjustmentsOf(order),
    special_instructions: order.specialInstructions,
  };
}

export const adjustmentsOf = ({ adjustments = [] }: Order) => asJson(adjustments);

/** The words of a name for the search of orders; words are letters, their signs and digits alone, so that none can end its quotes. */
export function vectorOf(name: string): string {
  return nameWords(name)
    .map((word) => `'${word}'`)
    .join(' ');
}

/** The query for names in which some word begins as each of these, of which there is at least one. */
export function namesBegin(words: readonly string[]): string {
  const all = (parts: readonly string[]) => parts.map((part) => `'${part}':*`).join(' & ');
  // Orders of former versions keep words that were cut at their signs.
  const cut = (word: string) => all(word.split(/\p{M}+/u).filter(Boolean));
  return words.map((word) => (/\p{M}/u.test(word) ? `('${word}':* | ${cut(word)})` : all([word]))).join(' & ');
}

export function toItemRows(order: Order) {
  const shares = sharesOf(order);
  return order.items.map((item, position) => ({
    order_id: order.id,
    position,
    item_id: item.id,
    ...toFields({ name: item.name }),
    price_cents: item.price,
    quantity: item.quantity,
    weeks: item.weeks,
    off_cents: shares[position] ?? 0,
  }));
}

/** By their ids changes of one instant stand in the order in which they were written. */
const NEXT_IN_HISTORY = sql<string>`lpad(to_hex(nextval('order_history_ids')), 32, '0')::uuid`;

/** The changes of an order, the newest first. */
export const historyOf = (queries: Queries, orderId: string) =>
  rowsOf(queries, 'order_history', { order_id: orderId }).orderBy('at', 'desc').orderBy('id', 'desc');

export async function appendHistory(queries: Queries, orderId: string, change: StatusChange): Promise<void> {
  await insertRows(queries, 'order_history', {
    id: NEXT_IN_HISTORY,
    order_id: orderId,
    from_status: change.from,
    to_status: change.to,
    at: change.at,
    actor_kind: change.actor.kind,
    actor_id: change.actor.id ?? null,
    reason: change.reason,
    details: change.details ? asJson(change.details) : null,
  });
  await storeEvent(queries, eventOfChange(orderId, change));
}

export function toChange(row: { from_status: OrderStatus | null; to_status: OrderStatus; at: Date; reason: string }) {
  const { from_status: from, to_status: to, at, reason } = row;
  return { from, to, at, reason };
}
