import type { Selectable } from 'kysely';
import type { ShownReport } from '#modules/orders/index.ts';
import type { Report, ReportPlace } from '#modules/reports/index.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { fieldsIn, presentIn } from '../tables/fields.ts';
import { allAs, rowsOf } from '../tables/rows.ts';

/** What everybody with the order's link sees of its reports. */
export async function shownReports(queries: Queries, orderId: string): Promise<ShownReport[]> {
  const reports = await sentReports(queries, [orderId]);
  return reports.map(({ position, day, place, pictures }) => {
    return { position, day, place, pictures: pictures.flatMap(({ id, isPublic }) => (isPublic ? [id] : [])) };
  });
}

/** The report on a ritual, sent or not. */
export async function findReport(queries: Queries, { orderId, position }: ReportPlace): Promise<Report | undefined> {
  const rows = await rowsOf(queries, 'reports', { order_id: orderId, position }).execute();
  return (await withPictures(queries, rows))[0];
}

/** The rituals of some orders whose reports were sent to their customers. */
export function sentPlaces(queries: Queries, orderIds: readonly string[]): Promise<ReportPlace[]> {
  const sent = rowsOf(queries, 'reports', { order_id: orderIds }).where('sent_at', 'is not', null);
  return allAs(sent.clearSelect().select(['order_id', 'position']), (row) => fieldsIn(row, 'orderId', 'position'));
}

/** The reports of some orders that were sent to their customers. */
export async function sentReports(queries: Queries, orderIds: readonly string[]): Promise<Report[]> {
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
