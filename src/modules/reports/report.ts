import { dayAt, FIRST_ZONE, parseIsoDate } from '#kernel/calendar-date.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import type { Order } from '#modules/orders/index.ts';

/** A picture of a report, in the report's order. */
export interface ReportPicture {
  readonly id: string;
  /** What is seen; empty when nobody wrote it. May hold names, so only the customer reads it. */
  readonly caption: string;
  /** True: whoever has the order's link sees the picture. */
  readonly isPublic: boolean;
}

/** What somebody who performed a ritual writes about it. */
export interface ReportContent {
  /** Plain text, with line breaks. */
  readonly text: string;
  /** The day of the ritual, `YYYY-MM-DD`. */
  readonly day: string;
  readonly place: string;
  readonly pictures: readonly ReportPicture[];
}

/** The item of an order that a report is about: an order has one report for each of its items. */
export interface ReportPlace {
  readonly orderId: string;
  /** The item's position in its order, from 0. */
  readonly position: number;
}

/** A report. Until it is sent, it is a draft that only the shop's people see. */
export interface Report extends ReportPlace, ReportContent {
  /** Counts how often it was saved, from 1. */
  readonly version: number;
  readonly savedAt: Date;
  readonly sentAt?: Date;
  /** When it was last changed after it was sent. */
  readonly correctedAt?: Date;
}

/**
 * Returns what was written, trimmed. Throws `invalid_date` for a day that does not exist or is still to come everywhere,
 * and `invalid_request` for a picture that is named twice.
 */
export function readContent({ text, day, place, pictures }: ReportContent, now: Date): ReportContent {
  if (!parseIsoDate(day)) throw refusedField(['day'], 'no_such_day', 'invalid_date');
  if (day > dayAt(now, FIRST_ZONE)) throw refusedField(['day'], 'date_in_future', 'invalid_date');
  if (new Set(pictures.map(({ id }) => id)).size < pictures.length) throw refusedField(['pictures'], 'invalid');
  const captioned = pictures.map(({ id, caption, isPublic }) => ({ id, caption: caption.trim(), isPublic }));
  return { text: text.trim(), day, place: place.trim(), pictures: captioned };
}

/** Throws `invalid_request` unless a customer could read the report: it needs a text and a place, but no pictures. */
export function refuseIncomplete({ text, place }: ReportContent): void {
  if (text === '') throw refusedField(['text'], 'required');
  if (place === '') throw refusedField(['place'], 'required');
}

/** Throws `illegal_transition` for an order whose rituals nobody has begun, and for one that is over without this report. */
export function refuseUnwritable(order: Order, report: Report | undefined): void {
  const mayBegin = order.status === 'processing' || order.status === 'ready';
  const mayCorrect = order.status === 'completed' && report?.sentAt !== undefined;
  if (order.isErased || !(mayBegin || mayCorrect)) throw new ShopError('illegal_transition');
}

/** Throws `illegal_transition` for a ritual that has not been performed to its end: nobody can report on it yet. */
export function refuseUnperformed(order: Order, { position }: ReportPlace): void {
  if (!order.items[position]?.performedAt) throw new ShopError('illegal_transition');
}

/** Tells whether this report is the last that the order lacks. `sent` are the positions whose reports are sent already. */
export function isLast(order: Order, position: number, sent: readonly number[]): boolean {
  return order.items.every((_, index) => index === position || sent.includes(index));
}
