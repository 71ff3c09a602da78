import type { components } from '#contract';
import { type Api, dataOf } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';

export type StaffReport = components['schemas']['StaffReport'];
/** What is typed into a report. */
export interface ReportValues extends Pick<StaffReport, 'text' | 'place'> {
  readonly date: string;
  readonly pictures: readonly StaffReport['pictures'][number][];
}

/** The item of an order that a report is about; `item` is its position in the order. */
export interface ReportSubject {
  readonly order: string;
  readonly item: number;
}

const pathOf = ({ order, item }: ReportSubject) => ({ path: { id: order, item } });

/** The report on an item, saved or empty. */
export function reportQuery(api: Api, subject: ReportSubject) {
  return answerQuery(api, '/api/admin/reports/orders/{id}/{item}', pathOf(subject));
}

const ifMatch = (version: number) => ({ header: { 'If-Match': `"${version}"` } });

/** Saves what is typed; the shop refuses when the version that was read is not the newest. */
export function saveReport(api: Api, subject: ReportSubject, version: number, { pictures, ...values }: ReportValues) {
  const body = { ...values, pictures: [...pictures] };
  return dataOf(api.PUT('/api/admin/reports/orders/{id}/{item}', { params: { ...pathOf(subject), ...ifMatch(version) }, body }));
}

/** Sends the report to the customer, as the version that was read. */
export function sendReport(api: Api, subject: ReportSubject, version: number) {
  return dataOf(api.POST('/api/admin/reports/orders/{id}/{item}/send', { params: { ...pathOf(subject), ...ifMatch(version) } }));
}

/** Where staff see an uploaded picture. */
export const pictureAddress = (id: string, size: 'small' | 'large') => `/api/admin/reports/pictures/${id}/${size}`;
