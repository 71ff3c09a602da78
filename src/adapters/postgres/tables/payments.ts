import { p } from '@mikro-orm/postgresql';
import type { CardMoney, CardSession, Coin, LedgerFact, OtherTransfer, Payment, ReviewReason } from '#modules/payments/index.ts';
import { day, instant, units, uuid } from './columns.ts';

export const paymentsTables = {
  payments: {
    id: uuid().primary(),
    orderId: uuid(),
    coin: p.text().$type<Coin>(),
    gateway: p.text(),
    amountUsdCents: p.bigint('number'),
    state: p.text().$type<Payment['state']>(),
    createdAt: instant(),
    /** Until then an instance asks the gateway to open it; empty once it is open. */
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
    /** When a look at its page last had it checked. */
    lookedAt: instant().nullable(),
    /** Its money is likely to move soon. */
    isLikely: p.boolean(),
    awaitsReview: p.boolean().default(false),
  },

  card_payments: {
    id: uuid().primary(),
    orderId: uuid(),
    gateway: p.text(),
    gatewayPaymentId: p.text(),
    amountUsdCents: p.bigint('number'),
    receivedAt: instant(),
    reviews: p.array<ReviewReason>(),
    /** A decision about the payment ends when this grows, even for a reason that was decided about before. */
    alarms: p.integer().default(0),
  },

  /** Checkouts that a card gateway makes for one order each. */
  card_sessions: {
    id: uuid().primary(),
    orderId: uuid(),
    gateway: p.text(),
    amountUsdCents: p.bigint('number'),
    /** What the gateway is asked: asked again after a lost answer, it makes the same checkout. */
    request: p.text(),
    state: p.text().$type<CardSession['state']>(),
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

  ledger: {
    orderId: uuid().primary(),
    seq: p.integer().primary(),
    paymentId: uuid().nullable(),
    gateway: p.text(),
    kind: p.text().$type<LedgerFact['kind']>(),
    at: instant(),
    data: p.json<Record<string, unknown>>(),
    hash: p.text(),
  },

  /** The last line of an order's chain. */
  ledger_heads: { orderId: uuid().primary(), seq: p.integer(), hash: p.text(), isSealed: p.boolean() },

  /** A signed list of the chains that have changed since the seal before; their last lines are its `sealed_heads`. */
  ledger_seals: {
    number: p.integer().primary(),
    day: day(),
    chains: p.integer(),
    digest: p.text(),
    previous: p.text().nullable(),
    signature: p.text(),
  },

  sealed_heads: { seal: p.integer().primary(), orderId: uuid().primary(), seq: p.integer(), hash: p.text() },

  /** A line that the shop could not read when it was written, or when this table was made. */
  unread_lines: { id: uuid().primary(), orderId: uuid(), seq: p.integer(), gateway: p.text(), notedAt: instant() },

  /** The notices that gateways sent, each once. */
  gateway_notices: {
    gateway: p.text().primary(),
    eventKey: p.text().primary(),
    gatewayPaymentId: p.text(),
    paymentId: uuid().nullable(),
    receivedAt: instant(),
    bodySha256: p.text(),
    body: p.text().nullable(),
  },

  sandbox_payments: {
    id: uuid().primary(),
    coin: p.text().$type<Coin>(),
    address: p.text(),
    expected: units(),
    expiresAt: instant(),
  },

  sandbox_transfers: {
    id: uuid().primary(),
    paymentId: uuid(),
    coin: p.text().$type<Coin>(),
    amount: units(),
    confirmations: p.integer(),
    at: instant(),
  },

  sandbox_card_refunds: { id: uuid().primary(), cardPaymentId: uuid(), amountUsdCents: p.bigint('number') },
};
