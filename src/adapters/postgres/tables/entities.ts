import { defineEntity, type InferKyselyDB, p } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { type FieldNames, fieldsOf } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import type { Message as Mail } from '#kernel/messages.ts';
import type { Actor, OrderStatus, PaymentMethod } from '#modules/orders/index.ts';
import { instant, uuid } from './columns.ts';
import { contentEntities } from './content-entities.ts';
import { customerEntities } from './customer-entities.ts';
import { mediaEntities } from './media-entities.ts';
import { moneyDecisionEntities } from './money-decision-entities.ts';
import { moneyEntities } from './money-entities.ts';
import { ritualEntities } from './ritual-entities.ts';
import { settingEntities } from './setting-entities.ts';
import { staffEntities } from './staff-entities.ts';
import { webhookEntities } from './webhook-entities.ts';

// The shape of every table, here and in the files beside it; the types of all queries are derived from it.

/** A column for each language of each text. */
function inLanguages<Column, Field extends string>(column: () => Column, ...fields: Field[]): Record<FieldNames<Field>, Column> {
  return Object.fromEntries(fields.flatMap(fieldsOf).map((name) => [name, column()])) as Record<FieldNames<Field>, Column>;
}

const Service = defineEntity({
  name: 'Service',
  tableName: 'services',
  properties: {
    id: p.text().primary(),
    slug: p.text(),
    position: p.integer(),
    priceCents: p.bigint('number'),
    icon: p.text(),
    imageUrl: p.text(),
    ...inLanguages(() => p.text(), 'name', 'description'),
    ...inLanguages(() => p.json<string[]>(), 'features'),
    ...inLanguages(() => p.text(), 'article_intro', 'article_content', 'article_seo_title', 'article_seo_description'),
    articleUpdatedAt: instant(),
    offSale: p.boolean(),
  },
});

const Article = defineEntity({
  name: 'Article',
  tableName: 'articles',
  properties: {
    id: p.text().primary(),
    position: p.integer(),
    ...inLanguages(() => p.text(), 'name', 'intro', 'content', 'seo_title', 'seo_description'),
    category: p.text(),
    tags: p.json<string[]>(),
    author: p.text(),
    imageUrl: p.text(),
    updatedAt: instant(),
  },
});

const ContentVersion = defineEntity({
  name: 'ContentVersion',
  tableName: 'content_version',
  properties: { version: p.bigint('number').primary() },
});

const SearchText = defineEntity({
  name: 'SearchText',
  tableName: 'search_texts',
  properties: {
    source: p.text().$type<'articles' | 'services'>().primary(),
    id: p.text().primary(),
    language: p.text().$type<Language>().primary(),
    version: p.bigint('number'),
    title: p.string().columnType('tsvector'),
    body: p.string().columnType('tsvector'),
  },
});

const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: uuid().primary(),
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
    browserHash: p.text().nullable(),
    receiptNumber: p.integer().nullable(),
    userId: uuid().nullable(),
    erasedAt: instant().nullable(),
    heldUntil: instant().nullable(),
    eventVersion: p.integer().default(0),
    filedBy: p.text().nullable(),
    clientReference: p.text().nullable(),
    clientMetadata: p.json<Record<string, string>>().nullable(),
    keptAt: instant().nullable(),
    claimHash: p.text().nullable(),
    claimKey: p.text().nullable(),
  },
});

const ReceiptCounter = defineEntity({
  name: 'ReceiptCounter',
  tableName: 'receipt_counter',
  properties: { last: p.integer().primary() },
});

const OrderItem = defineEntity({
  name: 'OrderItem',
  tableName: 'order_items',
  properties: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    itemId: p.text(),
    ...inLanguages(() => p.text(), 'name'),
    priceCents: p.bigint('number'),
    quantity: p.integer(),
    weeks: p.integer(),
    startDate: p.string().columnType('date').nullable(),
    begunAt: instant().nullable(),
    performedAt: instant().nullable(),
    plannedAt: instant().nullable(),
    begunUndated: p.boolean().default(false),
    sameBefore: p.integer().default(0),
    preparedAt: instant().nullable(),
    moves: p.integer().default(0),
  },
});

const OrderHistory = defineEntity({
  name: 'OrderHistory',
  tableName: 'order_history',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    fromStatus: p.text().$type<OrderStatus>().nullable(),
    toStatus: p.text().$type<OrderStatus>(),
    at: instant(),
    actorKind: p.text().$type<Actor['kind']>(),
    actorId: p.text().nullable(),
    reason: p.text(),
  },
});

const OrderNote = defineEntity({
  name: 'OrderNote',
  tableName: 'order_notes',
  properties: { orderId: uuid().primary(), id: uuid().primary(), authorId: uuid(), at: instant(), text: p.text() },
});

const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    caller: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    claimedAt: instant(),
    result: p.json<{ value: unknown } | { secret: true }>().nullable(),
  },
});

const SecretAnswer = defineEntity({
  name: 'SecretAnswer',
  tableName: 'secret_answers',
  properties: {
    caller: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    sealed: p.text(),
    madeAt: instant(),
  },
});

const Message = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: uuid().primary(),
    channel: p.text().$type<Mail['channel']>(),
    recipient: p.text(),
    subject: p.text(),
    text: p.text(),
    html: p.text(),
    language: p.text().$type<Language>(),
    createdAt: instant(),
    state: p.text().$type<'waiting' | 'sent' | 'dead'>(),
    sealed: p.text().nullable(),
    expiresAt: instant().nullable(),
    attempts: p.integer(),
    nextAttemptAt: instant().nullable(),
    userId: uuid().nullable(),
    about: uuid().nullable(),
    failedAt: instant().nullable(),
    failure: p.text().nullable(),
    sentAt: instant().nullable(),
    topic: p.text().nullable(),
    calendar: p.text().nullable(),
  },
});

const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    name: p.text().primary(),
    nextRunAt: instant(),
    attempts: p.integer(),
    doneAt: instant().nullable(),
    failedAt: instant().nullable(),
    failure: p.text().nullable(),
  },
});

const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: { bucket: p.text().primary(), windowStart: instant(), hits: p.integer() },
});

export const entities = [
  Service,
  Article,
  ContentVersion,
  SearchText,
  Order,
  ReceiptCounter,
  OrderItem,
  OrderHistory,
  OrderNote,
  IdempotencyKey,
  SecretAnswer,
  Message,
  Job,
  RateLimit,
  ...moneyEntities,
  ...moneyDecisionEntities,
  ...customerEntities,
  ...staffEntities,
  ...contentEntities,
  ...mediaEntities,
  ...ritualEntities,
  ...settingEntities,
  ...webhookEntities,
];

/** Typed queries over the tables above; within a transaction they belong to it. */
export type Queries = Kysely<Tables>;

/** Rows of every table, by its name. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;
