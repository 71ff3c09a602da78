import { type RawBuilder, sql } from 'kysely';
import { movementRows } from '../../src/adapters/postgres/money/money-movements.ts';
import { toItemRows, toRow } from '../../src/adapters/postgres/orders/order-rows.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { columnsOf } from '../../src/adapters/postgres/tables/fields.ts';
import { MINUTE_MS } from '../../src/kernel/durations.ts';
import { type Link, linkAfter } from '../../src/modules/ledger/index.ts';
import { emptyProfile } from '../../src/modules/profiles/index.ts';
import { type LoadClient, makeClient } from './client.ts';
import { type LoadShape, type LoadStory, tellOrder, YEARS_OF_PARTS } from './story.ts';

/** How much is written. */
export interface LoadSize {
  readonly orders: number;
  readonly clients: number;
  readonly consultations: number;
  /** Three years and ten parts unless it is told. */
  readonly shape?: LoadShape;
}

type Row = Readonly<Record<string, unknown>>;
/** Rows of a statement: more would take a slow machine longer than a statement may take. */
const AT_ONCE = 250;

/** Fills the tables of an empty shop with customers, orders and their ledger. Each batch of orders is stored whole or not at all. */
export async function fillWithLoad(queries: Queries, size: LoadSize, now: Date): Promise<void> {
  const clients = Array.from({ length: size.clients }, (_, number) => makeClient(number, now));
  for (const batch of batches(clients)) await insertClients(queries, batch);
  for (const numbers of batches(Array.from({ length: size.orders }, (_, number) => number))) {
    const stories = numbers.map((number) => {
      // A prime number spreads the orders of neighbouring days over all clients.
      const client = clients[(number * 7919) % clients.length] as LoadClient;
      return tellOrder(number, { orderCount: size.orders, now, client, shape: size.shape ?? YEARS_OF_PARTS });
    });
    await insertStories(queries, stories);
  }
  const consultations = Array.from({ length: size.consultations }, (_, number) => toConsultation(number, now));
  for (const batch of batches(consultations)) await insert(queries, 'consultations', batch);
  await sql`update receipt_counter set last = (select coalesce(max(receipt_number), 0) from orders)`.execute(queries);
  await sql`select setval('order_numbers', max(number)) from orders`.execute(queries);
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) => {
    return items.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  });
}

async function insertClients(queries: Queries, clients: readonly LoadClient[]): Promise<void> {
  const users = clients.map((client) => ({
    ...columnsOf(client, 'id', 'email', 'phone', 'language', 'createdAt'),
    role: 'customer',
  }));
  const profiles = clients.map(({ id, firstName, lastName, phone: phoneNumber, createdAt: updatedAt }) => {
    const { consent: _, ...profile } = { ...emptyProfile(id, id), firstName, lastName, phoneNumber, updatedAt };
    return columnsOf(profile, ...(Object.keys(profile) as [keyof typeof profile]));
  });
  await insert(queries, 'users', users);
  await insert(queries, 'profiles', profiles);
}

async function insertStories(queries: Queries, stories: readonly LoadStory[]): Promise<void> {
  const lines = stories.map(linesOf);
  const heads = lines.map((chain) => chain.at(-1) as Link);
  await queries.transaction().execute(async (db) => {
    const orders = stories.map(({ order }) => ({ ...toRow(order), adjustments: [], ...columnsOf(order, 'receiptNumber') }));
    await insert(db, 'orders', orders);
    await insert(db, 'order_items', stories.flatMap(itemRows));
    await insert(db, 'order_history', stories.flatMap(historyRows));
    await insert(db, 'payments', stories.map(paymentRow));
    await insert(db, 'ledger', lines.flat());
    const ends = heads.map(({ orderId, seq, hash }) => ({ order_id: orderId, seq, hash, is_sealed: false }));
    await insert(db, 'ledger_heads', ends);
    // No amounts of payments are needed beside the lines: each line of a story tells its own.
    const movements = lines.flatMap((chain) => movementRows(chain, new Map()));
    await insert(db, 'money_movements', movements);
  });
}

/** The lines of the ledger, chained as the shop's own store chains them. */
function linesOf({ facts }: LoadStory) {
  let head: Link | undefined;
  return facts.map((fact) => {
    const { orderId, paymentId: payment_id, ...rest } = fact;
    head = linkAfter(head, fact);
    return { ...rest, ...head, order_id: orderId, payment_id };
  });
}

function itemRows({ order }: LoadStory): Row[] {
  const days = order.items.map((item) => columnsOf(item, 'startDate', 'begunAt', 'performedAt'));
  return toItemRows(order).map((row, index) => ({ ...row, ...days[index] }));
}

function historyRows({ order, history }: LoadStory): Row[] {
  return history.map(({ from, to, at, actor, reason }) => ({
    id: crypto.randomUUID(),
    order_id: order.id,
    from_status: from,
    to_status: to,
    at,
    actor_kind: actor.kind,
    reason,
  }));
}

function paymentRow({ payment }: LoadStory): Row {
  const { amountCents, expected, enough, received, confirmed } = payment;
  return {
    ...columnsOf(payment, 'id', 'orderId', 'coin', 'gateway', 'state', 'createdAt', 'gatewayPaymentId', 'address', 'expiresAt'),
    ...columnsOf(payment, 'late', 'overpaid', 'reviews', 'transactionIds'),
    amount_usd_cents: amountCents,
    expected: `${expected}`,
    enough: `${enough}`,
    received: `${received}`,
    confirmed: `${confirmed}`,
    is_likely: false,
  };
}

function toConsultation(number: number, now: Date): Row {
  const { name, phone, language } = makeClient(number, now);
  const requestedAt = new Date(now.getTime() - (number + 1) * 30 * MINUTE_MS);
  return { id: crypto.randomUUID(), name, phone, language, message: 'Какую ягу выбрать?', requested_at: requestedAt };
}

/** Fills a column for each field of any row; what a row lacks is null. `orderId`, which a link of the ledger has, is no column. */
async function insert(queries: Queries, table: string, rows: readonly Row[]): Promise<void> {
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((name) => name !== 'orderId');
  const list: RawBuilder<unknown> = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(queries);
}
