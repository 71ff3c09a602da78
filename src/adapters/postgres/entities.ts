import { defineEntity, type InferKyselyDB, p } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { type FieldNames, fieldsOf } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import type { Message as Mail } from '#kernel/messages.ts';
import type { Actor, OrderStatus, PaymentMethod } from '#modules/orders/index.ts';
import type { Payment as AnyPayment, Coin, LedgerFact, ReviewReason } from '#modules/payments/index.ts';
import { customerEntities } from './customer-entities.ts';

// The shape of every table; the types of all queries are derived from it. Instants are read as text and parsed where they are used.
// Amounts of coins stay text, because a double cannot hold them exactly.
const instant = () => p.string().columnType('timestamptz(3)');
const units = () => p.string().columnType('numeric(40,0)');
const uuid = () => p.uuid();
const reviews = () => p.array<ReviewReason>();

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
    customerEmail: p.text().nullable(),
    paymentMethod: p.text().$type<PaymentMethod>(),
    totalCents: p.bigint('number'),
    specialInstructions: p.text(),
    partner: p.text().nullable(),
    browserHash: p.text().nullable(),
    receiptNumber: p.integer().nullable(),
    userId: uuid().nullable(),
    erasedAt: instant().nullable(),
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

const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    coin: p.text().$type<Coin>(),
    gateway: p.text(),
    amountUsdCents: p.bigint('number'),
    state: p.text().$type<AnyPayment['state']>(),
    createdAt: instant(),
    leasedUntil: instant().nullable(),
    gatewayPaymentId: p.text().nullable(),
    address: p.text().nullable(),
    qrCodeData: p.text().nullable(),
    expected: units().nullable(),
    enough: units().nullable(),
    expiresAt: instant().nullable(),
    received: units(),
    confirmed: units(),
    late: p.boolean(),
    overpaid: p.boolean(),
    reviews: reviews(),
    checkedAt: instant().nullable(),
    nextCheckAt: instant().nullable(),
    lookedAt: instant().nullable(),
    isLikely: p.boolean(),
  },
});

const CardPayment = defineEntity({
  name: 'CardPayment',
  tableName: 'card_payments',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    gateway: p.text(),
    amountUsdCents: p.bigint('number'),
    receivedAt: instant(),
    reviews: reviews(),
  },
});

const Ledger = defineEntity({
  name: 'Ledger',
  tableName: 'ledger',
  properties: {
    orderId: uuid().primary(),
    seq: p.integer().primary(),
    paymentId: uuid().nullable(),
    gateway: p.text(),
    kind: p.text().$type<LedgerFact['kind']>(),
    at: instant(),
    data: p.json<Record<string, unknown>>(),
    hash: p.text(),
  },
});

const GatewayNotice = defineEntity({
  name: 'GatewayNotice',
  tableName: 'gateway_notices',
  properties: {
    gateway: p.text().primary(),
    eventKey: p.text().primary(),
    gatewayPaymentId: p.text(),
    paymentId: uuid().nullable(),
    receivedAt: instant(),
    bodySha256: p.text(),
    body: p.text().nullable(),
  },
});

const LedgerHead = defineEntity({
  name: 'LedgerHead',
  tableName: 'ledger_heads',
  properties: { orderId: uuid().primary(), seq: p.integer(), hash: p.text(), isSealed: p.boolean() },
});

const LedgerSeal = defineEntity({
  name: 'LedgerSeal',
  tableName: 'ledger_seals',
  properties: {
    number: p.integer().primary(),
    day: p.string().columnType('date'),
    chains: p.integer(),
    digest: p.text(),
    previous: p.text().nullable(),
    signature: p.text(),
  },
});

const SealedHead = defineEntity({
  name: 'SealedHead',
  tableName: 'sealed_heads',
  properties: { seal: p.integer().primary(), orderId: uuid().primary(), seq: p.integer(), hash: p.text() },
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
    result: p.json<{ value: unknown }>().nullable(),
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

const SandboxPayment = defineEntity({
  name: 'SandboxPayment',
  tableName: 'sandbox_payments',
  properties: { id: uuid().primary(), coin: p.text().$type<Coin>(), address: p.text(), expected: units(), expiresAt: instant() },
});

const SandboxTransfer = defineEntity({
  name: 'SandboxTransfer',
  tableName: 'sandbox_transfers',
  properties: {
    id: uuid().primary(),
    paymentId: uuid(),
    coin: p.text().$type<Coin>(),
    amount: units(),
    confirmations: p.integer(),
    at: instant(),
  },
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
  Payment,
  CardPayment,
  Ledger,
  GatewayNotice,
  LedgerHead,
  LedgerSeal,
  SealedHead,
  IdempotencyKey,
  Message,
  Job,
  RateLimit,
  SandboxPayment,
  SandboxTransfer,
  ...customerEntities,
];

/** Typed queries over the tables above; within a transaction they belong to it. */
export type Queries = Kysely<Tables>;

/** Rows of every table, by its name. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;
