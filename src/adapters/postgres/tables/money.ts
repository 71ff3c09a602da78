import { p } from '@mikro-orm/postgresql';
import type { Ask, EvidenceRef, HandPayment, MoneySource, RefundState } from '#modules/money/index.ts';
import type { PaymentMethod } from '#modules/orders/index.ts';
import type { Coin, Movement, OtherTransfer, ReviewReason } from '#modules/payments/index.ts';
import { day, inLanguages, instant, units, uuid } from './columns.ts';

export const moneyTables = {
  /** What a line of the ledger moved, as `movementsOf` derives it from the lines, so that sums over all orders are sums of rows. */
  money_movements: {
    orderId: uuid().primary(),
    seq: p.integer().primary(),
    kind: p.text().primary().$type<Movement['kind']>(),
    way: p.text().primary().$type<Movement['way']>(),
    at: instant(),
    amountCents: p.bigint('number'),
  },

  /** What a line moved, divided among the rituals of its order; triggers write these rows and the sums. */
  money_shares: {
    orderId: uuid().primary(),
    seq: p.integer().primary(),
    itemId: p.text().primary(),
    at: instant(),
    came: p.bigint('number'),
    byHand: p.bigint('number'),
    refunded: p.bigint('number'),
    fee: p.bigint('number'),
    /** The order counts for its ritual on this day by this row. */
    counts: p.boolean().default(false),
    /** Money came for the ritual on other days as well, so the order counts on none of them. */
    several: p.boolean().default(false),
  },

  /** The sums of a ritual's shares on a day of UTC. */
  ritual_sums: {
    day: day().primary(),
    itemId: p.text().primary(),
    ...inLanguages(() => p.text(), 'name'),
    orders: p.integer(),
    came: p.bigint('number'),
    byHand: p.bigint('number'),
    refunded: p.bigint('number'),
    fee: p.bigint('number'),
  },

  /** What a person has decided of money that was in review. */
  review_decisions: {
    id: uuid().primary(),
    orderId: uuid(),
    subjectId: uuid(),
    reasons: p.array<ReviewReason>(),
    received: units(),
    confirmed: units(),
    others: p.json<readonly OtherTransfer[]>().default('[]'),
    note: p.text(),
    decidedBy: p.text(),
    decidedAt: instant(),
  },

  /** What people say of money that came where the shop cannot see it. */
  hand_payments: {
    id: uuid().primary(),
    orderId: uuid(),
    method: p.text().$type<HandPayment['method']>(),
    amountUsdCents: p.bigint('number'),
    reference: p.text(),
    state: p.text().$type<HandPayment['state']>(),
    note: p.text(),
    evidence: p.text(),
    partner: p.text().nullable(),
    beforeStatus: p.text().$type<HandPayment['before']['status']>(),
    beforeMethod: p.text().$type<PaymentMethod>(),
    confirmedBy: p.text(),
    confirmedAt: instant(),
    agreedBy: p.text().nullable(),
    settledAt: instant().nullable(),
    endedBy: p.text().nullable(),
    endedAt: instant().nullable(),
    evidenceFile: uuid().nullable(),
    evidenceType: p.text().$type<EvidenceRef['mediaType']>().nullable(),
    evidenceSha256: p.text().name('evidence_sha256').nullable(),
    agreedAlone: p.boolean(),
  },

  /** A file that shows such money; `usedAt` is empty until a payment by hand names it. */
  evidence_files: {
    id: uuid().primary(),
    orderId: uuid(),
    partner: p.text().nullable(),
    uploadedBy: uuid(),
    uploadedAt: instant(),
    mediaType: p.text().$type<EvidenceRef['mediaType']>(),
    sha256: p.text(),
    bytes: p.blob(),
    usedAt: instant().nullable(),
  },

  /** A customer's wish for a refund, with its answer. */
  refund_asks: {
    id: uuid().primary(),
    orderId: uuid(),
    askedAt: instant(),
    state: p.text().$type<Ask['state']>(),
    answeredBy: p.text().nullable(),
    note: p.text().nullable(),
  },

  /** Money that goes back, from the request to its end. */
  refunds: {
    id: uuid().primary(),
    orderId: uuid(),
    sourceKind: p.text().$type<MoneySource['kind']>(),
    sourceId: uuid(),
    gateway: p.text(),
    amountUsdCents: p.bigint('number'),
    coin: p.text().$type<Coin>().nullable(),
    units: units().nullable(),
    reason: p.text(),
    requestedBy: p.text(),
    requestedAt: instant(),
    /** When the gateway was asked to pay it; empty for a refund that people send. */
    askedAt: instant().nullable(),
    state: p.text().$type<RefundState>(),
    address: p.text().nullable(),
    reference: p.text().nullable(),
    sentBy: p.text().nullable(),
    sentAt: instant().nullable(),
    confirmedBy: p.text().nullable(),
    confirmedAt: instant().nullable(),
    rejectedBy: p.text().nullable(),
    rejectedAt: instant().nullable(),
    why: p.text().nullable(),
    linkHash: p.text().nullable(),
    linkUntil: instant().nullable(),
  },
};
