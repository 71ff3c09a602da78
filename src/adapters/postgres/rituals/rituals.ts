import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Place } from '#kernel/cursor.ts';
import type { RitualDays } from '#modules/office/index.ts';
import type { Order } from '#modules/orders/index.ts';
import { isWordGivenFor } from '#modules/plans/index.ts';
import type { DeskReader, OrderToPerform, RitualStore } from '#modules/rituals/index.ts';
import { eventOfPlan } from '#modules/webhooks/index.ts';
import { risingPage } from '../engine/keyset.ts';
import { withItems } from '../orders/order-rows.ts';
import type { Queries } from '../tables/entities.ts';
import { deleteRows, updateRows } from '../tables/rows.ts';
import { storeEvent } from '../webhooks/webhook-outbox.ts';
import { circlesOf } from './circle.ts';
import { type AcceptedPerson, acceptedOf } from './invitations.ts';
import { wishedDaysOf } from './postponement-asks.ts';
import { notesOf } from './rite-notes.ts';
import { createReadingStore, createTickStore, readingsOf, ticksOf } from './ritual-marks.ts';

export function createRitualStore(queries: Queries): RitualStore {
  return {
    async save({ orderId, position }, { startDate, begunAt, performedAt }) {
      await queries
        .updateTable('order_items')
        .set({
          // A plan that was saved in the same moment may have given the date.
          start_date: sql`coalesce(start_date, ${startDate ?? null}::date)`,
          begun_undated: sql`case when begun_at is null then start_date is null else begun_undated end`,
          begun_at: begunAt ?? null,
          performed_at: performedAt ?? null,
        })
        .where('order_id', '=', orderId)
        .where('position', '=', position)
        .execute();
    },
    async unbegin({ orderId, position }) {
      await updateRows(queries, 'order_items', { order_id: orderId, position }).to({
        start_date: sql`case when begun_undated then null else start_date end`,
        begun_undated: false,
        begun_at: null,
      });
      await deleteRows(queries, 'ritual_days', { order_id: orderId, position });
    },
    prepare: ({ orderId, position }, at) =>
      updateRows(queries, 'order_items', { order_id: orderId, position }).to({ prepared_at: at ?? null }),
    async isReported({ orderId, position }) {
      const sent = queries
        .selectFrom('reports')
        .select('position')
        .where('order_id', '=', orderId)
        .where('position', '=', position);
      return (await sent.where('sent_at', 'is not', null).executeTakeFirst()) !== undefined;
    },
    ...createReadingStore(queries),
    saveInvitedReading: (id, readAs, before) =>
      updateRows(queries, 'invitations', { id, state: 'ready', read_as: before }).toAndTell({
        read_as: readAs,
        version: sql`version + 1`,
      }),
    ...createTickStore(queries),
  };
}

export function createRitualDays(queries: Queries): RitualDays {
  return {
    async move(orderId, positions, startDate, at) {
      await giveDay(queries, orderId, positions, startDate, at);
      await queries
        .updateTable('plans')
        .set({ moves: sql`moves + 1` })
        .where('user_id', '=', ownerOf(queries, orderId))
        .execute();
    },
  };
}

/** Gives a first day to items of a locked order. What was prepared was prepared for another day. */
export async function giveDay(
  queries: Queries,
  orderId: string,
  positions: readonly number[],
  startDate: CalendarDate,
  at: Date,
): Promise<void> {
  await updateRows(queries, 'order_items', { order_id: orderId, position: positions }).to({
    start_date: startDate,
    planned_at: at,
    prepared_at: null,
    moves: sql`moves + 1`,
  });
  await storeEvent(queries, eventOfPlan(orderId, at));
}

/** The account of an order, or that with the e-mail of a guest's order, whose plan covers the order as well. */
export function ownerOf(queries: Queries, orderId: string) {
  return queries
    .selectFrom('orders')
    .leftJoin('users', (join) => join.on(sql<boolean>`users.email = lower(orders.customer_email)`))
    .select(sql<string>`coalesce(orders.user_id, users.id)`.as('id'))
    .where('orders.id', '=', orderId);
}

/** No ritual takes longer. */
const MOST_DAYS = 12 * 7;

export function createRitualReader(queries: () => Queries): DeskReader {
  return {
    ofDay: (day, limit, after) => {
      const isPaid = sql<boolean>`orders.status in ('paid', 'processing', 'ready', 'completed')`;
      return read(queries(), sql`${isPaid} and ${hasRitualOn(day)}`, { limit, after, day });
    },
    withoutDate: (limit, after) => {
      // As the index says it.
      const isToPerform = sql<boolean>`orders.status in ('paid', 'processing')`;
      const hasUndated = sql<boolean>`exists (select from order_items where order_id = orders.id and start_date is null)`;
      return read(queries(), sql`${isToPerform} and ${hasUndated}`, { limit, after });
    },
    find: async (id) => (await read(queries(), sql`orders.id = ${id}::uuid`, { limit: 1, after: undefined }))[0],
  };
}

/**
 * Its days are few rows of an index, because no ritual is longer than `MOST_DAYS`. As an array they are read first; a join would walk
 * through all paid orders, oldest first, until it met them.
 */
const hasRitualOn = (day: CalendarDate) =>
  sql<boolean>`orders.id = any(array(select order_id from order_items
    where start_date between ${addDays(day, -MOST_DAYS)}::date and ${day}::date and start_date + weeks * 7 >= ${day}::date))`;

type Condition = ReturnType<typeof sql<boolean>>;

async function read(
  queries: Queries,
  condition: Condition,
  { limit, after, day }: { readonly limit: number; readonly after: Place | undefined; readonly day?: CalendarDate },
): Promise<OrderToPerform[]> {
  const rows = await queries
    .selectFrom('orders')
    .selectAll()
    .where(condition)
    .$call(risingPage('created_at', after, limit))
    .execute();
  const orders = await withItems(queries, rows);
  const customers = await customersOf(queries, orders);
  const ids = orders.map(({ id }) => id);
  const readings = Map.groupBy(await readingsOf(queries, ids), ({ orderId }) => orderId);
  const ticks = Map.groupBy(await ticksOf(queries, ids, day), ({ orderId }) => orderId);
  const notes = Map.groupBy(await notesOf(queries, ids, day), ({ orderId }) => orderId);
  const wishes = Map.groupBy(await wishedDaysOf(queries, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({
    order,
    ...knownFrom(customers, order),
    readings: readings.get(order.id) ?? [],
    ticks: ticks.get(order.id) ?? [],
    notes: notes.get(order.id) ?? [],
    wishedDays: wishes.get(order.id) ?? [],
  }));
}

/** The e-mail of a guest's order, which the plan of the account with this e-mail covers as well. */
const emailOf = ({ contact }: Order) => contact?.email?.toLowerCase() ?? '';

type Known = Pick<OrderToPerform, 'birth' | 'plan' | 'circle'> & { readonly invited: readonly AcceptedPerson[] };

/** What is known of an order's customer, without the invited who gave no word for this order. */
function knownFrom(customers: ReadonlyMap<string, Known>, order: Order): Known | undefined {
  const known = customers.get(order.userId ?? emailOf(order));
  return known && { ...known, invited: known.invited.filter((person) => isWordGivenFor(person, order)) };
}

/** What is known of those for whom an order is performed. */
export async function knownOf(queries: Queries, order: Order): Promise<Partial<Known> & Pick<OrderToPerform, 'readings'>> {
  const customers = await customersOf(queries, [order]);
  return { ...knownFrom(customers, order), readings: await readingsOf(queries, [order.id]) };
}

/** What is known of the customer of an account; undefined when there is none. */
export async function knownOfUser(queries: Queries, userId: string): Promise<Known | undefined> {
  return (await customersBy(queries, [userId], [])).get(userId);
}

/** What is known of the customers of some orders, by their ids and by their e-mails. */
async function customersOf(queries: Queries, orders: readonly Order[]): Promise<Map<string, Known>> {
  if (orders.length === 0) return new Map();
  const userIds = orders.flatMap(({ userId }) => userId ?? []);
  const emails = orders.filter(({ userId }) => userId === undefined).map(emailOf);
  return customersBy(queries, userIds, emails);
}

async function customersBy(queries: Queries, userIds: readonly string[], emails: readonly string[]): Promise<Map<string, Known>> {
  const rows = await queries
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('plans', 'plans.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'profiles.id as profile_id',
      'first_name',
      'last_name',
      'birth_date',
      'birth_time',
      'is_time_uncertain',
      'birth_place',
      'birth_nakshatra',
      'birth_rashi',
      'gotra',
      'is_gotra_unknown',
      'special_wishes',
      'participants',
      'plans.start_date',
    ])
    .where(isOneOf(userIds, emails))
    .execute();
  const ids = rows.map(({ id }) => id);
  const circles = await circlesOf(queries, ids);
  const accepted = await acceptedOf(queries, ids);
  return new Map(
    rows.flatMap((row) => {
      const known = { ...birthOf(row), ...planOf(row), circle: circles.get(row.id) ?? [], invited: accepted.get(row.id) ?? [] };
      return [row.id, row.email ?? row.id].map((key) => [key, known] as const);
    }),
  );
}

/** Each list has an index of its own. */
function isOneOf(userIds: readonly string[], emails: readonly string[]) {
  return sql<boolean>`(users.id = any(${userIds}::uuid[]) or users.email = any(${emails}::text[]))`;
}

type CustomerRow = Readonly<
  Record<
    | 'profile_id'
    | 'first_name'
    | 'last_name'
    | 'birth_date'
    | 'birth_time'
    | 'is_time_uncertain'
    | 'birth_place'
    | 'birth_nakshatra'
    | 'birth_rashi'
    | 'gotra'
    | 'is_gotra_unknown'
    | 'special_wishes'
    | 'participants',
    string | null
  > & { readonly start_date: CalendarDate | null }
>;

function birthOf(row: CustomerRow): Pick<OrderToPerform, 'birth'> {
  if (row.profile_id === null) return {};
  return {
    birth: {
      firstName: row.first_name ?? '',
      lastName: row.last_name ?? '',
      birthDate: row.birth_date ?? '',
      birthTime: row.birth_time ?? '',
      isTimeUncertain: row.is_time_uncertain === 'true',
      birthPlace: row.birth_place ?? '',
      birthNakshatra: row.birth_nakshatra ?? '',
      birthRashi: row.birth_rashi ?? '',
      gotra: row.gotra ?? '',
      isGotraUnknown: row.is_gotra_unknown === 'true',
    },
  };
}

function planOf(row: CustomerRow): Pick<OrderToPerform, 'plan'> {
  if (row.start_date === null) return {};
  return { plan: { startDate: row.start_date, specialWishes: row.special_wishes ?? '', participants: row.participants ?? '' } };
}
