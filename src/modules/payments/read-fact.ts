import type { SessionState } from './card-session.ts';
import { COINS, type Coin } from './coin.ts';
import type { PaymentNews } from './news.ts';
import type { OpenedState, OtherTransfer } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import {
  type Check,
  isFlag,
  isInstant,
  isObject,
  isText,
  isTexts,
  isUnits,
  isWholeNumber,
  oneOf,
  optional,
  orNull,
} from './value-checks.ts';

/** What the shop gets of card money and what the gateway keeps, in the smallest units of a currency. */
const isCardOutcome = (value: unknown): value is { currency: string; net: number; fee: number } =>
  isObject(value) && isText(value.currency) && Number.isSafeInteger(value.net) && Number.isSafeInteger(value.fee);

/** The same of coins, as decimals. */
const isCoinOutcome = (value: unknown): value is { currency: string; net: string; fee?: string } =>
  isObject(value) && isText(value.currency) && isText(value.net) && (value.fee === undefined || isText(value.fee));

/** What came in another coin; a gateway may not know how much. The oldest lines told sums of each coin, without a transfer's id. */
type ToldOther = Omit<OtherTransfer, 'id'> & Partial<Pick<OtherTransfer, 'id'>>;
const isOther = (value: unknown): value is ToldOther =>
  isObject(value) &&
  isText(value.currency) &&
  [value.id, value.amount, value.transactionId].every((text) => text === undefined || isText(text));
const isOthers = (value: unknown): value is readonly ToldOther[] => Array.isArray(value) && value.every(isOther);

const isState = oneOf<OpenedState>('waiting', 'confirming', 'partial', 'completed', 'expired', 'cancelled', 'closed');
const isSessionState = oneOf<SessionState>('open', 'processing', 'paid', 'failed', 'expired');

/** How a payment is after a change. Until 21 November 2026 a line said only what had changed. */
const CHANGE = {
  from: optional(isState),
  to: optional(isState),
  received: optional(isUnits),
  confirmed: optional(isUnits),
  late: optional(isFlag),
  overpaid: optional(isFlag),
  reviews: optional(isTexts),
  expiresAt: optional(isInstant),
  transactionIds: optional(isTexts),
  others: optional(isOthers),
};
const REFUND = { refundId: isText };

/**
 * What the lines of the ledger say, by their kind, in every shape that the shop ever wrote: lines are never changed, so a field that a
 * former version did not write is optional for ever, and none is taken away here. Fields beside these are for people alone.
 */
const SHAPES = {
  opened: {
    coin: oneOf<Coin>(...COINS),
    address: isText,
    expected: isUnits,
    enough: optional(isUnits),
    gatewayPaymentId: optional(isText),
    amountCents: optional(isWholeNumber),
    expiresAt: optional(isInstant),
    state: optional(isState),
  },
  noticed: {},
  reported: {
    ...CHANGE,
    to: isState,
    received: isUnits,
    confirmed: isUnits,
    late: isFlag,
    overpaid: isFlag,
    reviews: isTexts,
    outcome: optional(isCoinOutcome),
    news: optional(oneOf<PaymentNews['kind']>('seen', 'part', 'expired')),
  },
  cancelled: CHANGE,
  replaced: { ...CHANGE, to: isState },
  closed: { ...CHANGE, to: isState },
  card_opened: { cardSessionId: isText },
  card_reported: { cardSessionId: isText, to: isSessionState },
  card_paid: {
    cardPaymentId: isText,
    amountCents: isWholeNumber,
    reviews: optional(isTexts),
    gatewayPaymentId: optional(isText),
    transactionId: optional(isText),
  },
  card_money: {
    cardSessionId: isText,
    cardPaymentId: isText,
    refundedCents: isWholeNumber,
    elsewhereCents: isWholeNumber,
    failedRefunds: optional(isTexts),
    dispute: oneOf('none', 'open', 'won', 'lost'),
    lostCents: optional(isWholeNumber),
    outcome: orNull(isCardOutcome),
    reviews: optional(isTexts),
  },
  hand_paid: { handPaymentId: isText, amountCents: isWholeNumber },
  hand_taken_back: { handPaymentId: isText, amountCents: isWholeNumber },
  order_paid: { totalCents: optional(isWholeNumber), receiptNumber: optional(isWholeNumber), round: optional(isWholeNumber) },
  order_unpaid: { round: optional(isWholeNumber) },
  review_settled: {},
  refund_asked: {},
  refund_declined: {},
  refund_requested: {
    ...REFUND,
    sourceKind: optional(oneOf('coin', 'card', 'hand')),
    amountCents: isWholeNumber,
    units: optional(isUnits),
    coin: optional(oneOf<Coin>(...COINS)),
  },
  refund_addressed: REFUND,
  refund_sent: { ...REFUND, corrected: optional(isFlag) },
  refund_confirmed: REFUND,
  refund_rejected: { ...REFUND, failed: optional(isFlag), wasSent: optional(isFlag), reviews: optional(isTexts) },
} satisfies Record<LedgerFact['kind'], Readonly<Record<string, Check<unknown>>>>;

/** The values that pass the checks of a shape. */
type Checked<Shape> = { readonly [Name in keyof Shape]: Shape[Name] extends Check<infer Value> ? Value : never };

/** What a line says, by its kind. */
export type ReadFact = {
  [Kind in LedgerFact['kind']]: Pick<LedgerFact, 'orderId' | 'paymentId' | 'gateway' | 'at'> & {
    readonly kind: Kind;
    readonly data: Checked<(typeof SHAPES)[Kind]>;
  };
}[LedgerFact['kind']];

/** What a line of one kind says. */
export type FactOf<Kind extends ReadFact['kind']> = ReadFact & { readonly kind: Kind };

/** Returns what a line says; undefined when it has no shape that the shop ever wrote: then a person must look at it. */
export function readFact(fact: { readonly kind: string; readonly data: unknown }): ReadFact | undefined {
  const { kind, data } = fact;
  if (!Object.hasOwn(SHAPES, kind) || !isObject(data)) return undefined;
  const checks = Object.entries<Check<unknown>>(SHAPES[kind as LedgerFact['kind']]);
  // The checks say so; the compiler cannot follow them through a list.
  return checks.every(([name, isRight]) => isRight(data[name])) ? (fact as unknown as ReadFact) : undefined;
}
