import { type Selectable, sql } from 'kysely';
import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { repairOf } from '#modules/desk/index.ts';
import type {
  CoinMoney,
  CustomerOrders,
  Order,
  OrderingCustomer,
  OrderMoney,
  OrderReader,
  OrderSelection,
  OrderStatus,
  OrderStore,
  TimelineEntry,
} from '#modules/orders/index.ts';
import { eventsOfHistory, inOrder, isPayable, nameWords } from '#modules/orders/index.ts';
import { eventsOfLedger, formatUnits, type OpenState, seenState, worthOf } from '#modules/payments/index.ts';
import { page, placesOfCustomer } from './customer-orders.ts';
import type { Queries, Tables } from './entities.ts';
import { isAfter } from './keyset.ts';
import { newestLines } from './ledger.ts';
import { askOf } from './refund-asks.ts';
import { toRefund } from './refunds.ts';
import { shownReports } from './report-rows.ts';
import { troubleOf } from './reviews.ts';

/** An order has one payment for each time that its payer began anew; nobody reads more than the newest. */
const MOST_PAYMENTS_SHOWN = 100;
const MOST_EVENTS_SHOWN = 100;

export function createOrderStore(queries: Queries): OrderStore & CustomerOrders {
  return {
    ofCustomer: (customer, selection) => ofCustomer(queries, customer, selection),
    async add(order, change) {
      await queries.insertInto('orders').values(toRow(order)).execute();
      await queries.insertInto('order_items').values(toItemRows(order)).execute();
      await appendHistory(queries, order.id, change);
    },
    find: (id) => findOrder(queries, id),
    async lock(id) {
      const rows = await queries.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().execute();
      return (await withItems(queries, rows))[0];
    },
    async lockPending(placedBefore, limit, after) {
      const rows = await queries
        .selectFrom('orders')
        .selectAll()
        .where('status', '=', 'pending')
        .where('created_at', '<', placedBefore.toISOString())
        .where(isAfter('created_at', after && { id: after.id, at: after.createdAt }))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      return (await withItems(queries, rows)).filter(isPayable);
    },
    async saveStatus({ id, status, paymentMethod }, change) {
      await queries.updateTable('orders').set({ status, payment_method: paymentMethod }).where('id', '=', id).execute();
      await appendHistory(queries, id, change);
    },
    async numberReceipt(id) {
      const row = await queries
        .with('next', (db) => db.updateTable('receipt_counter').set({ last: sql`last + 1` }).returning('last'))
        .updateTable('orders')
        .from('next')
        .set((eb) => ({ receipt_number: eb.ref('next.last') }))
        .where('orders.id', '=', id)
        .returning('orders.receipt_number')
        .executeTakeFirstOrThrow();
      return Number(row.receipt_number);
    },
    async saveContact(id, { name, email }) {
      const contact = { customer_name: name, name_words: vectorOf(name), customer_email: email };
      await queries.updateTable('orders').set(contact).where('id', '=', id).execute();
    },
    async hold(id, until) {
      await queries
        .updateTable('orders')
        .set({ held_until: until?.toISOString() ?? null })
        .where('id', '=', id)
        .execute();
    },
    async savePartner(id, slug) {
      await queries.updateTable('orders').set({ partner: slug }).where('id', '=', id).execute();
    },
    async ofGuest(email, since, limit) {
      const rows = await queries
        .selectFrom('orders')
        .selectAll()
        .where('user_id', 'is', null)
        .where(sql<string>`lower(customer_email)`, '=', email.toLowerCase())
        .where('created_at', '>=', since.toISOString())
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return withItems(queries, rows);
    },
    async hasHappened(id, reason) {
      const row = await queries
        .selectFrom('order_history')
        .select('id')
        .where('order_id', '=', id)
        .where('reason', '=', reason)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export function createOrderReader(queries: () => Queries): OrderReader & CustomerOrders & OrderMoney {
  return {
    ofCustomer: (customer, selection) => ofCustomer(queries(), customer, selection),
    find: (id) => findOrder(queries(), id),
    coinMoneyOf: (order) => coinMoneyOf(queries(), order),
    timelineOf: (id) => timelineOf(queries(), id),
    repairOf: (order) => readRepair(queries(), order),
    reportsOf: (id) => shownReports(queries(), id),
    receivedFor: (orders) => receivedFor(queries(), orders),
  };
}

/** Most orders were never in trouble: then a few short queries tell. */
async function readRepair(queries: Queries, order: Order) {
  const refunds = await queries.selectFrom('refunds').selectAll().where('order_id', '=', order.id).execute();
  return repairOf(order, await troubleOf(queries, order.id), await askOf(queries, order.id), refunds.map(toRefund));
}

/** The newest changes of an order's status and the newest lines of its ledger. */
async function timelineOf(queries: Queries, id: string): Promise<readonly TimelineEntry[]> {
  const newest = { orderId: id, limit: MOST_EVENTS_SHOWN };
  const entries = [...eventsOfHistory(await historyOf(queries, newest)), ...eventsOfLedger(await newestLines(queries, newest))];
  return inOrder(entries).slice(-MOST_EVENTS_SHOWN);
}

async function historyOf(queries: Queries, { orderId, limit }: { readonly orderId: string; readonly limit: number }) {
  const rows = await queries
    .selectFrom('order_history')
    .select(['from_status', 'to_status', 'at', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toChange);
}

/** Payments that were closed before any money came are left out: nobody should send money to them. */
async function coinMoneyOf(queries: Queries, { id, total }: Pick<Order, 'id' | 'total'>): Promise<CoinMoney> {
  const rows = await queries
    .selectFrom('payments')
    .select(['id', 'coin', 'state', 'created_at', 'amount_usd_cents', 'expected', 'enough', 'received', 'confirmed'])
    .where('order_id', '=', id)
    .where('state', '<>', 'creating')
    .where((row) => row.or([row('state', '<>', 'closed'), row('received', '>', '0')]))
    // Those with money come first, so that none is left out of the sum.
    .orderBy(sql`received > 0`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_PAYMENTS_SHOWN)
    .execute();
  const payments = rows
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .map(({ id, coin, state, received }) => {
      return { id, currency: coin, status: seenState(state as OpenState), receivedAmount: formatUnits(BigInt(received), coin) };
    });
  return { payments, received: worthOf(rows.map(toMoney), 'received', total) };
}

/** As `OrderMoney` says. */
export async function receivedFor(queries: Queries, orders: readonly Pick<Order, 'id' | 'total'>[]): Promise<Map<string, Cents>> {
  const ids = orders.map(({ id }) => id);
  const rows = await queries
    .selectFrom('payments')
    .select(['order_id', 'amount_usd_cents', 'expected', 'enough', 'received', 'confirmed'])
    .where('order_id', 'in', ids)
    .where('received', '>', '0')
    .limit(ids.length * MOST_PAYMENTS_SHOWN)
    .execute();
  const rowsOf = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    orders.flatMap(({ id, total }) => {
      const paid = rowsOf.get(id);
      return paid ? [[id, worthOf(paid.map(toMoney), 'received', total)] as const] : [];
    }),
  );
}

function toMoney(
  row: Pick<Selectable<Tables['payments']>, 'amount_usd_cents' | 'expected' | 'enough' | 'received' | 'confirmed'>,
) {
  const expected = BigInt(row.expected ?? 0);
  return {
    amountUsd: cents(Number(row.amount_usd_cents)),
    expected,
    enough: row.enough === null ? expected : BigInt(row.enough),
    received: BigInt(row.received),
    confirmed: BigInt(row.confirmed),
  };
}

/** Returns undefined when there is no such order. */
export async function findOrder(queries: Queries, id: string): Promise<Order | undefined> {
  const rows = await queries.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await withItems(queries, rows))[0];
}

async function ofCustomer(queries: Queries, customer: OrderingCustomer, selection: OrderSelection): Promise<Order[]> {
  const places = await placesOfCustomer(queries, customer, selection);
  const ids = places.map(({ id }) => id);
  return ids.length === 0
    ? []
    : withItems(queries, await page(queries, { limit: ids.length }).clearSelect().selectAll().where('id', 'in', ids).execute());
}

/** The orders of some rows, in their order. */
export async function withItems(queries: Queries, rows: readonly Selectable<Tables['orders']>[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const itemsByOrder = Map.groupBy(await itemsOf(queries, ids), (item) => item.order_id);
  return rows.map((row) => toOrder(row, itemsByOrder.get(row.id) ?? []));
}

function itemsOf(queries: Queries, ids: readonly string[]) {
  return (
    queries
      .selectFrom('order_items')
      .selectAll()
      // Read as text, because a driver may read a date as midnight in the time zone of the server.
      .select(sql<CalendarDate | null>`to_char(start_date, 'YYYY-MM-DD')`.as('first_day'))
      .where('order_id', 'in', ids)
      .orderBy('position')
      .execute()
  );
}

type OrderRow = Selectable<Tables['orders']>;
type ItemRow = Selectable<Tables['order_items']> & { readonly first_day: CalendarDate | null };

function toOrder(row: OrderRow, items: readonly ItemRow[]): Order {
  return {
    id: row.id,
    status: row.status,
    createdAt: new Date(row.created_at),
    ...(row.user_id === null ? {} : { userId: row.user_id }),
    ...(row.browser_hash === null ? {} : { browserHash: row.browser_hash }),
    language: row.language,
    ...(row.erased_at === null ? personalData(row) : ERASED),
    paymentMethod: row.payment_method,
    ...(row.partner === null ? {} : { partner: row.partner }),
    items: items.map((item) => ({
      id: item.item_id,
      name: fromFields(item, 'name'),
      price: cents(Number(item.price_cents)),
      quantity: item.quantity,
      weeks: item.weeks,
      ...(item.first_day === null ? {} : { startDate: item.first_day }),
      ...(item.begun_at === null ? {} : { begunAt: new Date(item.begun_at) }),
      ...(item.performed_at === null ? {} : { performedAt: new Date(item.performed_at) }),
    })),
    total: cents(Number(row.total_cents)),
    ...(row.receipt_number === null ? {} : { receiptNumber: row.receipt_number }),
    ...(row.held_until === null ? {} : { heldUntil: new Date(row.held_until) }),
  };
}

const ERASED = { isErased: true, contact: null, specialInstructions: '' } as const;

function personalData({ customer_name: name, customer_email: email, special_instructions }: OrderRow) {
  return { isErased: false, contact: name ? { name, email } : null, specialInstructions: special_instructions } as const;
}

function toRow(order: Order) {
  return {
    id: order.id,
    status: order.status,
    created_at: order.createdAt.toISOString(),
    user_id: order.userId ?? null,
    browser_hash: order.browserHash ?? null,
    language: order.language,
    customer_name: order.contact?.name ?? null,
    name_words: order.contact ? vectorOf(order.contact.name) : null,
    customer_email: order.contact?.email ?? null,
    payment_method: order.paymentMethod,
    partner: order.partner ?? null,
    total_cents: order.total,
    special_instructions: order.specialInstructions,
  };
}

/** The words of a name for the search of orders; words are letters and digits alone, so that none can end its quotes. */
function vectorOf(name: string): string {
  return nameWords(name)
    .map((word) => `'${word}'`)
    .join(' ');
}

function toItemRows(order: Order) {
  return order.items.map((item, position) => ({
    order_id: order.id,
    position,
    item_id: item.id,
    ...toFields({ name: item.name }),
    price_cents: item.price,
    quantity: item.quantity,
    weeks: item.weeks,
  }));
}

async function appendHistory(queries: Queries, orderId: string, change: Parameters<OrderStore['add']>[1]): Promise<void> {
  await queries
    .insertInto('order_history')
    .values({
      id: crypto.randomUUID(),
      order_id: orderId,
      from_status: change.from,
      to_status: change.to,
      at: change.at.toISOString(),
      actor_kind: change.actor.kind,
      actor_id: change.actor.id ?? null,
      reason: change.reason,
    })
    .execute();
}

export function toChange(row: { from_status: string | null; to_status: string; at: string; reason: string }) {
  const { from_status: from, to_status: to, at, reason } = row;
  return { from: from as OrderStatus | null, to: to as OrderStatus, at: new Date(at), reason };
}
