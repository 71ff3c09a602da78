import { sql } from 'kysely';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { RitualDays } from '#modules/office/index.ts';
import type { NameReading, RitualStore, Ticks } from '#modules/rituals/index.ts';
import { eventOfPlan } from '#modules/webhooks/index.ts';
import { accountsWith } from '../customers/users.ts';
import type { Queries } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import {
  allAs,
  deleteAndTell,
  deleteRows,
  findsAny,
  firstAs,
  insertMissing,
  rowsOf,
  saveRow,
  updateRows,
} from '../tables/rows.ts';
import { storeEvent } from '../webhooks/webhook-outbox.ts';

/** No ritual takes longer than twelve weeks (`DURATIONS` of `cart-pricing`), so those of a day have begun within this time. */
export const LONGEST_RITUAL_DAYS = 12 * 7;

export function createRitualStore(queries: Queries): RitualStore {
  return {
    async save({ orderId, position }, { startDate = null, begunAt = null, performedAt = null }, at) {
      const item = { order_id: orderId, position };
      // A ritual that is saved has a date. An item that has a date already keeps it, also a date that a plan gave at the same moment.
      const undated = updateRows(queries, 'order_items', { ...item, start_date: null });
      // The mark by which `unbegin` knows a date that came only by beginning, and takes it away again.
      const hasGotDay = await undated.toAndTell({ start_date: startDate, begun_undated: true });
      await updateRows(queries, 'order_items', item).to({ begun_at: begunAt, performed_at: performedAt });
      if (hasGotDay) await tellOfDay(queries, orderId, at);
    },
    async unbegin({ orderId, position }, at) {
      const item = { order_id: orderId, position };
      await updateRows(queries, 'order_items', item).to({ begun_at: null });
      const begunUndated = updateRows(queries, 'order_items', { ...item, begun_undated: true });
      const hasLostDay = await begunUndated.toAndTell({ start_date: null, begun_undated: false });
      await deleteRows(queries, 'ritual_days', item);
      if (hasLostDay) await tellOfDay(queries, orderId, at);
    },
    prepare: ({ orderId, position }, at) =>
      updateRows(queries, 'order_items', { order_id: orderId, position }).to({ prepared_at: at ?? null }),
    isReported: ({ orderId, position }) =>
      findsAny(rowsOf(queries, 'reports', { order_id: orderId, position }).where('sent_at', 'is not', null)),
    async reading(orderId, name) {
      const row = await rowsOf(queries, 'name_readings', { order_id: orderId, name }).executeTakeFirst();
      return row?.read_as ?? '';
    },
    async saveReading({ orderId, name, readAs }, { by, at }) {
      const key = { order_id: orderId, name };
      if (readAs === '') return deleteRows(queries, 'name_readings', key);
      const values = { read_as: readAs, written_at: at, written_by: by };
      await saveRow(queries, 'name_readings', ['order_id', 'name'], { ...key, ...values });
    },
    // False when somebody has changed the reading meanwhile.
    saveInvitedReading: (id, readAs, before) =>
      updateRows(queries, 'invitations', { id, state: 'ready', read_as: before }).toAndTell({
        read_as: readAs,
        version: sql`version + 1`,
      }),
    tick: ({ orderId, position }, day, { by, at }) =>
      insertMissing(queries, 'ritual_days', { order_id: orderId, position, day, ticked_at: at, ticked_by: by }),
    untick: ({ orderId, position }, day) => deleteAndTell(queries, 'ritual_days', { order_id: orderId, position, day }),
    async tickedDays({ orderId, position }) {
      const ticks = await ticksOf(queries, [orderId]);
      return ticks.find((each) => each.position === position)?.tickedDays ?? 0;
    },
  };
}

export function createRitualDays(queries: Queries): RitualDays {
  return {
    async move(orderId, positions, startDate, at) {
      await giveDay(queries, orderId, positions, startDate, at);
      await raiseSequence(queries, orderId);
    },
  };
}

/** Tells calendars and partners' programs that a ritual has got or lost its day at the desk. */
async function tellOfDay(queries: Queries, orderId: string, at: Date): Promise<void> {
  await raiseSequence(queries, orderId);
  await storeEvent(queries, eventOfPlan(orderId, at));
}

/** Raises the SEQUENCE of the plan's calendar events: calendars take over a changed event only when it has grown. */
async function raiseSequence(queries: Queries, orderId: string): Promise<void> {
  const owner = await ownerOf(queries, orderId);
  if (owner !== undefined) await updateRows(queries, 'plans', { user_id: owner }).to({ moves: sql`moves + 1` });
}

/** Sets the day on which items of a locked order begin. They count as unprepared, because they were prepared for another day. */
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

/** The id of an order's account, or of the account with the e-mail of a guest's order: its plan covers the order as well. */
export async function ownerOf(queries: Queries, orderId: string): Promise<string | undefined> {
  const order = await rowsOf(queries, 'orders', { id: orderId }).executeTakeFirst();
  if (!order) return undefined;
  if (order.user_id !== null || order.customer_email === null) return order.user_id ?? undefined;
  return firstAs(accountsWith(queries, order.customer_email.toLowerCase()), ({ id }) => id);
}

/** How names are read aloud, the newest reading first: of several orders that one counts. */
export function readingsOf(queries: Queries, orderIds: readonly string[]): Promise<NameReading[]> {
  const rows = rowsOf(queries, 'name_readings', { order_id: orderIds }).orderBy('written_at', 'desc');
  return allAs(rows, (row) => fieldsIn(row, 'orderId', 'name', 'readAs'));
}

/** How many days of each ritual are ticked, and whether `day` is. Rituals without a ticked day are missing. */
export async function ticksOf(
  queries: Queries,
  orderIds: readonly string[],
  day?: CalendarDate,
): Promise<(Ticks & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = queries
    .selectFrom('ritual_days')
    .select(['order_id', 'position'])
    .select(sql<number>`count(*)::int`.as('ticked_days'))
    .select(sql<boolean>`coalesce(bool_or(day = ${day ?? null}::date), false)`.as('is_ticked'))
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'position']);
  return allAs(rows, (row) => fieldsIn(row, 'orderId', 'position', 'tickedDays', 'isTicked'));
}
