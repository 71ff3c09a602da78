import { p } from '@mikro-orm/postgresql';
import type { Language } from '#kernel/language.ts';
import type { Actor, Adjustment, OrderStatus, PaymentMethod, StatusChange } from '#modules/orders/index.ts';
import { day, inLanguages, instant, uuid } from './columns.ts';

export const ordersTables = {
  orders: {
    id: uuid().primary(),
    number: p.integer().defaultRaw("nextval('order_numbers')"),
    status: p.text().$type<OrderStatus>(),
    createdAt: instant(),
    language: p.text().$type<Language>(),
    customerName: p.text().nullable(),
    nameWords: p.string().columnType('tsvector').nullable(),
    customerEmail: p.text().nullable(),
    paymentMethod: p.text().$type<PaymentMethod>(),
    totalCents: p.bigint('number'),
    specialInstructions: p.text(),
    partner: p.text().nullable(),
    /** Hash of the cookie of the browser in which a guest placed the order. */
    browserHash: p.text().nullable(),
    receiptNumber: p.integer().nullable(),
    userId: uuid().nullable(),
    erasedAt: instant().nullable(),
    /** Until then a payment that was confirmed by hand can be taken back. */
    heldUntil: instant().nullable(),
    eventVersion: p.integer().default(0),
    /** The partner who filed the order; its books know the order by the reference. */
    filedBy: p.text().nullable(),
    clientReference: p.text().nullable(),
    clientMetadata: p.json<Record<string, string>>().nullable(),
    /** Since when the order is kept for its rituals, though its account is closed. */
    keptAt: instant().nullable(),
    /** Hash of the contact of a closed account, whose owner may claim the order, and the name of the hash's key. */
    claimHash: p.text().nullable(),
    claimKey: p.text().nullable(),
    adjustments: p.json<readonly Adjustment[]>().default('[]'),
    moneyMovedAt: instant().nullable(),
  },

  /** One row: the number of the newest receipt. */
  receipt_counter: { last: p.integer().primary() },

  order_items: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    itemId: p.text(),
    ...inLanguages(() => p.text(), 'name'),
    priceCents: p.bigint('number'),
    quantity: p.integer(),
    weeks: p.integer(),
    startDate: day().nullable(),
    begunAt: instant().nullable(),
    performedAt: instant().nullable(),
    plannedAt: instant().nullable(),
    /** It got its date only when it was begun. */
    begunUndated: p.boolean().default(false),
    /** How many items of the same ritual and duration stand before it; 0 but in orders of former versions. */
    sameBefore: p.integer().default(0),
    preparedAt: instant().nullable(),
    moves: p.integer().default(0),
    /** How much of the order's adjustments is taken off this item. */
    offCents: p.bigint('number').default(0),
  },

  order_history: {
    id: uuid().primary(),
    orderId: uuid(),
    fromStatus: p.text().$type<OrderStatus>().nullable(),
    toStatus: p.text().$type<OrderStatus>(),
    at: instant(),
    actorKind: p.text().$type<Actor['kind']>(),
    actorId: p.text().nullable(),
    reason: p.text(),
    details: p.json<NonNullable<StatusChange['details']>>().nullable(),
  },

  order_notes: { orderId: uuid().primary(), id: uuid().primary(), authorId: uuid(), at: instant(), text: p.text() },

  /** When an order of a partner last changed, so that programs read only what has changed. */
  order_changes: { orderId: uuid().primary(), partner: p.text(), changedAt: instant() },
};
