import type { AuditLog } from '#kernel/audit.ts';
import type { Counter } from '#kernel/counter.ts';
import type { Place } from '#kernel/cursor.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { PictureFile, PictureSize, PictureStore } from '#modules/media/index.ts';
import type { Order, OrderItem, OrderStore } from '#modules/orders/index.ts';
import type { Report, ReportPlace } from './report.ts';

/** Reports, bound to a transaction that has locked their order. */
export interface ReportStore {
  find(place: ReportPlace): Promise<Report | undefined>;
  /** The positions of an order's items whose reports are sent. */
  sentOf(orderId: string): Promise<number[]>;
  /** Stores a report in place of the former one, with its pictures in their order; `by` is the id of a user. */
  save(report: Report, by: string): Promise<void>;
}

/** An order with performed rituals whose reports were not sent, as the list of missing reports shows it. */
export interface UnreportedOrder extends Pick<Order, 'id' | 'number' | 'createdAt' | 'status'> {
  readonly customerName: string | null;
  /** These rituals; `savedAt` is missing when nobody has begun the report. */
  readonly items: readonly (Pick<OrderItem, 'id' | 'name' | 'weeks'> & { readonly position: number; readonly savedAt?: Date })[];
}

/** The certificate that proves an order's reports, bound to a transaction that has locked their order. */
export interface ReportProofs {
  /** Revokes the order's certificate; then nothing proves the reports until another one is issued. */
  revoke(orderId: string, revocation: { readonly at: Date }): Promise<void>;
}

/** Reads reports outside a transaction. */
export interface ReportReader {
  findOrder(id: string): Promise<Order | undefined>;
  find(place: ReportPlace): Promise<Report | undefined>;
  /** Up to `limit` orders with performed rituals whose reports were not sent, behind `after`; the oldest first. */
  unreported(limit: number, after: Place | undefined): Promise<UnreportedOrder[]>;
  /** The reports of an order that are sent, in the order of its items. */
  sent(orderId: string): Promise<Report[]>;
  /** A picture of a sent report of this order, and whether everybody with the order's link may see it. */
  picture(orderId: string, id: string, size: PictureSize): Promise<{ file: PictureFile; isPublic: boolean } | undefined>;
}

export type ReportTransact = Transact<{
  readonly orders: Pick<OrderStore, 'lock' | 'saveStatus' | 'ofGuest'>;
  readonly reports: ReportStore;
  readonly pictures: PictureStore;
  readonly certificates: ReportProofs;
  readonly audit: AuditLog;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}>;
