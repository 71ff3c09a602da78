import { defineEntity, p } from '@mikro-orm/postgresql';
import type {
  Payment as AnyPayment,
  CardSession as AnySession,
  CardMoney,
  Coin,
  LedgerFact,
  OtherTransfer,
  ReviewReason,
} from '#modules/payments/index.ts';
import { day, instant, units, uuid } from './columns.ts';

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
    reviews: p.array<ReviewReason>(),
    transactionIds: p.array<string>(),
    others: p.json<readonly OtherTransfer[]>().default('[]'),
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
    gatewayPaymentId: p.text(),
    amountUsdCents: p.bigint('number'),
    receivedAt: instant(),
    reviews: p.array<ReviewReason>(),
    alarms: p.integer().default(0),
  },
});

const CardSession = defineEntity({
  name: 'CardSession',
  tableName: 'card_sessions',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    gateway: p.text(),
    amountUsdCents: p.bigint('number'),
    request: p.text(),
    state: p.text().$type<AnySession['state']>(),
    unwanted: p.boolean(),
    createdAt: instant(),
    expiresAt: instant(),
    leasedUntil: instant().nullable(),
    gatewaySessionId: p.text().nullable(),
    url: p.text().nullable(),
    checkedAt: instant().nullable(),
    nextCheckAt: instant().nullable(),
    gatewayPaymentId: p.text().nullable(),
    money: p.json<CardMoney>().nullable(),
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
    day: day(),
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

/** A line that the shop could not read when it was written, or when this table was made. */
const UnreadLine = defineEntity({
  name: 'UnreadLine',
  tableName: 'unread_lines',
  properties: { id: uuid().primary(), orderId: uuid(), seq: p.integer(), gateway: p.text(), notedAt: instant() },
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

const SandboxCardRefund = defineEntity({
  name: 'SandboxCardRefund',
  tableName: 'sandbox_card_refunds',
  properties: { id: uuid().primary(), cardPaymentId: uuid(), amountUsdCents: p.bigint('number') },
});

export const paymentsTables = [
  Payment,
  CardPayment,
  CardSession,
  Ledger,
  LedgerHead,
  LedgerSeal,
  SealedHead,
  UnreadLine,
  GatewayNotice,
  SandboxPayment,
  SandboxTransfer,
  SandboxCardRefund,
] as const;
