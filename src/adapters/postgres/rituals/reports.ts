import { type Selectable, sql } from 'kysely';
import { fromFields } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { ShownReport } from '#modules/orders/index.ts';
import type { Report, ReportData, ReportPlace, ReportReader, ReportStore } from '#modules/reports/index.ts';
import { eventOfReport } from '#modules/webhooks/index.ts';
import { risingPage } from '../engine/keyset.ts';
import { findOrder } from '../orders/order-rows.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn, presentIn } from '../tables/fields.ts';
import { allAs, deleteRows, insertRows, rowsOf, saveRow } from '../tables/rows.ts';
import { storeEvent } from '../webhooks/webhook-outbox.ts';

export function createReports(queries: Queries): ReportStore & ReportReader & ReportData {
  return {
    find: (place) => findReport(queries, place),
    async sentOf(orderId) {
      return (await sentPlaces(queries, [orderId])).map(({ position }) => position);
    },
    async save(report, by) {
      const { orderId, position, day, sentAt, correctedAt, pictures } = report;
      await saveRow(queries, 'reports', ['order_id', 'position'], {
        ...columnsOf(report, 'orderId', 'position', 'text', 'place', 'version', 'savedAt', 'sentAt', 'correctedAt'),
        // A report's day was read as a date before it came here.
        day: day as CalendarDate,
        saved_by: by,
      });
      await deleteRows(queries, 'report_pictures', { order_id: orderId, position });
      const rows = pictures.map(({ id, caption, isPublic }, rank) => {
        return { picture_id: id, order_id: orderId, position, rank, caption, is_public: isPublic };
      });
      await insertRows(queries, 'report_pictures', rows);
      if (sentAt) await storeEvent(queries, eventOfReport(orderId, position, correctedAt ?? sentAt));
    },
    findOrder: (id) => findOrder(queries, id),
    unreported: (limit, after) => unreported(queries, limit, after),
    sent: (orderId) => sentReports(queries, [orderId]),
    async picture(orderId, id, size) {
      const row = await queries
        .selectFrom('report_pictures as shown')
        .innerJoin('reports', (join) =>
          join.onRef('reports.order_id', '=', 'shown.order_id').onRef('reports.position', '=', 'shown.position'),
        )
        .innerJoin('picture_files as file', 'file.picture_id', 'shown.picture_id')
        .select(['is_public', 'media_type', 'width', 'height', 'bytes'])
        .where('shown.picture_id', '=', id)
        .where('shown.order_id', '=', orderId)
        .where('sent_at', 'is not', null)
        .where('size', '=', size)
        .executeTakeFirst();
      return row && { file: fieldsIn(row, 'mediaType', 'width', 'height', 'bytes'), isPublic: row.is_public };
    },
    ofOrders: (ids) => sentReports(queries, ids),
    async erase(ids) {
      if (ids.length === 0) return;
      const gone = await queries.deleteFrom('report_pictures').where('order_id', 'in', ids).returning('picture_id').execute();
      await deleteRows(queries, 'reports', { order_id: ids });
      const pictures = gone.map((row) => row.picture_id);
      await deleteRows(queries, 'pictures', { id: pictures });
    },
  };
}

/** Spelled as in the index, which holds these orders alone. */
const IS_BEGUN = sql<boolean>`orders.status in ('processing', 'ready') and orders.erased_at is null`;

/** Of an item: the ritual is performed, and its report was not sent. */
const LACKS_REPORT = sql<boolean>`item.performed_at is not null and not exists (select from reports
  where reports.order_id = item.order_id and reports.position = item.position and reports.sent_at is not null)`;

/** Performed rituals whose reports were not sent. */
export function dueReports(queries: Queries) {
  const items = queries.selectFrom('orders').innerJoin('order_items as item', 'item.order_id', 'orders.id');
  return items.select('item.order_id').where(IS_BEGUN).where(LACKS_REPORT);
}

/** The orders of these rituals, and since when the first of an order's rituals lacks its report. */
export function ordersWithDueReports(queries: Queries) {
  return (
    queries
      .selectFrom('orders')
      // A lateral join looks at the few rituals of each order; an ordinary one would begin with all rituals that were ever performed.
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('order_items as item')
            .select((row) => row.fn.min('performed_at').as('since'))
            .whereRef('item.order_id', '=', 'orders.id')
            .where(LACKS_REPORT)
            .as('due'),
        (join) => join.onTrue(),
      )
      .select(['orders.id as order_id', 'since'])
      .where(IS_BEGUN)
      .where('since', 'is not', null)
  );
}

/** A page of orders with performed rituals whose reports were not sent, and these rituals: in one reading, so that no order is without any. */
async function unreported(queries: Queries, limit: number, after: { readonly id: string; readonly at: Date } | undefined) {
  const page = queries
    .selectFrom('orders')
    .select(['id', 'number', 'created_at', 'status', 'customer_name'])
    .where(IS_BEGUN)
    .where(sql<boolean>`exists (select from order_items as item where item.order_id = orders.id and ${LACKS_REPORT})`)
    .$call(risingPage('created_at', after, limit));
  const rows = await queries
    .selectFrom(page.as('page'))
    .innerJoin('order_items as item', 'item.order_id', 'page.id')
    .leftJoin('reports', (join) =>
      join.onRef('reports.order_id', '=', 'item.order_id').onRef('reports.position', '=', 'item.position'),
    )
    .selectAll(['page', 'item'])
    .select('saved_at')
    .where(LACKS_REPORT)
    .orderBy('page.created_at')
    .orderBy('page.id')
    .orderBy('item.position')
    .execute();
  const itemsOf = Map.groupBy(rows, ({ id }) => id);
  const orders = [...itemsOf.values()].flatMap(([first]) => first ?? []);
  return orders.map(({ id, number, created_at, status, customer_name: customerName }) => ({
    id,
    number,
    createdAt: created_at,
    status,
    customerName,
    items: (itemsOf.get(id) ?? []).map((item) => ({
      position: item.position,
      id: item.item_id,
      name: fromFields(item, 'name'),
      weeks: item.weeks,
      ...presentIn(item, 'savedAt'),
    })),
  }));
}

/** What everybody with the order's link sees of its reports. */
export async function shownReports(queries: Queries, orderId: string): Promise<ShownReport[]> {
  const reports = await sentReports(queries, [orderId]);
  return reports.map(({ position, day, place, pictures }) => {
    return { position, day, place, pictures: pictures.flatMap(({ id, isPublic }) => (isPublic ? [id] : [])) };
  });
}

/** The report on a ritual, sent or not. */
async function findReport(queries: Queries, { orderId, position }: ReportPlace): Promise<Report | undefined> {
  const rows = await rowsOf(queries, 'reports', { order_id: orderId, position }).execute();
  return (await withPictures(queries, rows))[0];
}

/** The rituals of some orders whose reports were sent to their customers. */
export function sentPlaces(queries: Queries, orderIds: readonly string[]): Promise<ReportPlace[]> {
  const sent = rowsOf(queries, 'reports', { order_id: orderIds }).where('sent_at', 'is not', null);
  return allAs(sent.clearSelect().select(['order_id', 'position']), (row) => fieldsIn(row, 'orderId', 'position'));
}

/** The reports of some orders that were sent to their customers. */
async function sentReports(queries: Queries, orderIds: readonly string[]): Promise<Report[]> {
  const rows = await rowsOf(queries, 'reports', { order_id: orderIds })
    .where('sent_at', 'is not', null)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return withPictures(queries, rows);
}

type Row = Selectable<Tables['reports']>;

async function withPictures(queries: Queries, rows: readonly Row[]): Promise<Report[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order_id }) => order_id);
  const pictures = await rowsOf(queries, 'report_pictures', { order_id: ids }).orderBy('rank').execute();
  return rows.map((row) => ({
    ...fieldsIn(row, 'orderId', 'position', 'text', 'day', 'place', 'version', 'savedAt'),
    ...presentIn(row, 'sentAt', 'correctedAt'),
    pictures: pictures
      .filter((picture) => picture.order_id === row.order_id && picture.position === row.position)
      .map(({ picture_id: id, caption, is_public: isPublic }) => ({ id, caption, isPublic })),
  }));
}
