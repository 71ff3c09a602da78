import type { Counter } from '#kernel/counter.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Fact } from '#modules/ledger/index.ts';
import type { OrderStore, StatusChange } from '#modules/orders/index.ts';
import type { CardSession, CreatingSession, OpenedSession } from './card-session.ts';
import type { GatewayEvent } from './gateways.ts';
import type { CardPayment, CreatingPayment, OpenedPayment, Payment, ReviewReason } from './payment.ts';

/** A true notice as it is stored. */
export interface StoredNotice extends GatewayEvent {
  readonly gateway: string;
  readonly receivedAt: Date;
  readonly bodySha256: string;
  /** The text of the body, which is erased after a time; null when it may tell of a person. */
  readonly body: string | null;
}

type NoticeMark = 'added' | 'repeated' | 'left_out';

/** The payment or checkout that a notice is about. */
export interface Noticed {
  readonly id: string;
  readonly orderId: string;
}

export interface NoticeStore {
  /**
   * Stores notices of a gateway, in an order that is the same for everybody, and marks each: `added`; `left_out` when its payment had
   * `most` stored notices already, even if it is among them; else `repeated` when it was stored before, or stands twice among these.
   * Concurrent repetitions wait for the first.
   */
  addAll(gateway: string, notices: readonly StoredNotice[], most: number): Promise<Map<StoredNotice, NoticeMark>>;
  /** Lets this transaction fail, rather than wait for longer, when another transaction has locked what this one needs. */
  waitAtMost(milliseconds: number): Promise<void>;
}

/** A line of the append-only ledger of money facts. */
export interface LedgerFact extends Fact {
  readonly kind:
    | 'opened'
    | 'noticed'
    | 'reported'
    | 'cancelled'
    | 'replaced'
    | 'closed'
    | 'card_opened'
    | 'card_reported'
    | 'card_paid'
    | 'card_money'
    | 'hand_paid'
    | 'hand_taken_back'
    | 'order_paid'
    | 'order_unpaid'
    | 'review_settled'
    | 'refund_asked'
    | 'refund_declined'
    | 'refund_requested'
    | 'refund_addressed'
    | 'refund_sent'
    | 'refund_confirmed'
    | 'refund_rejected';
}

/** A fact as it stands in the ledger, with the number of its line. */
export type LedgerLine = LedgerFact & { readonly seq: number };

/** Money by hand as the log of the staff tells it, without its references and notes. */
export interface LoggedHand {
  readonly id: string;
  readonly amountCents: Cents;
  readonly method: 'card' | 'manual';
  /** Slug of the partner for whom somebody has confirmed it; null: for the shop. */
  readonly partner: string | null;
}

/** Payments, bound to a transaction. To avoid deadlocks, lock the order before its payment. */
export interface PaymentStore {
  addCreating(payment: CreatingPayment): Promise<void>;
  /**
   * Locks and returns the payments of a locked order that are being created, ask for money or await confirmations; newest first. At
   * most one of them asks for money: the database refuses a second.
   */
  live(orderId: string): Promise<Payment[]>;
  /** Locks and returns the payments of a locked order to which money came, oldest first. */
  withMoney(orderId: string): Promise<OpenedPayment[]>;
  /**
   * Tells whether money came for a locked order in any amount or coin, other than by hand. What a gateway or bank has taken back in full did
   * not come.
   */
  sawMoney(orderId: string): Promise<boolean>;
  /**
   * Cents that came for a locked order for good, in whatever way, without what a gateway or bank has taken back; and what of them went back to
   * the payer.
   */
  moneySums(orderId: string): Promise<{ readonly came: number; readonly refunded: number }>;
  /** Tells whether money for a locked order ever came for good or went back, in whatever way; nothing of it may be left. */
  hasMoved(orderId: string): Promise<boolean>;
  /** How often a locked order became unpaid again, because its money was taken back. */
  timesTakenBack(orderId: string): Promise<number>;
  /** Tells whether the customer of a locked order was told that the time of a payment ran out, and of no part that came since. */
  wasToldOfExpiry(orderId: string): Promise<boolean>;
  /** Closes every payment of a locked order that has an address and to which no money came. */
  closeUntouched(orderId: string): Promise<void>;
  /** Stores until when nobody else may ask the gateway for a payment that is being created; with `held`, only if that is what is stored. */
  lease(id: string, until: Date, held?: Date): Promise<void>;
  /** Stores the address of a payment that was being created, and its first check by the sweep at `checkAt`. */
  saveOpened(payment: OpenedPayment, checkAt: Date): Promise<void>;
  /**
   * Finds the payments that a gateway's notices are about, in any state: by the gateway's ids, or else by the shop's own. Locks their
   * orders, in an order that is the same for everybody, so that no two transactions wait for each other.
   */
  lockNoticed<Event extends GatewayEvent>(gateway: string, events: readonly Event[]): Promise<Map<Event, Noticed>>;
  /** Makes the checks of payments of locked orders due, if they have an address, as soon as five seconds have passed since the last. */
  checkSoon(ids: readonly string[], now: Date): Promise<void>;
  /** Locks and returns a payment that has an address. */
  lock(id: string): Promise<OpenedPayment | undefined>;
  save(payment: OpenedPayment): Promise<void>;
  /** Stores a card payment of an order; returns false when the gateway reported the same payment before. */
  addCard(payment: CardPayment): Promise<boolean>;
  /**
   * Adds reasons for a review to the card payment of a checkout of a locked order, and returns all that it has then; undefined without
   * such a payment. A reason that it had is a new review, too.
   */
  addCardReviews(
    session: Pick<OpenedSession, 'orderId' | 'gateway' | 'gatewaySessionId'>,
    reasons: readonly ReviewReason[],
  ): Promise<Pick<CardPayment, 'id' | 'reviews'> | undefined>;
  /**
   * Withdraws the money by hand of a locked order that waits for a second person, and returns it, if there is any: something else takes its
   * place. `endProposal` also records it in the log of the staff.
   */
  withdrawProposal(orderId: string, { actor, at }: Pick<StatusChange, 'actor' | 'at'>): Promise<LoggedHand | undefined>;
  /** Adds lines to the ledgers of locked orders, in the order given: the one way to write there. */
  record(...facts: readonly LedgerFact[]): Promise<void>;
}

/** Checkouts at card gateways, bound to a transaction. To avoid deadlocks, lock the order before its checkout. */
export interface CardSessionStore {
  add(session: CreatingSession): Promise<void>;
  /** Locks and returns the checkouts of a locked order that are being created, can be paid or await their money; newest first. */
  live(orderId: string): Promise<CardSession[]>;
  /** Marks the checkouts of a locked order as unwanted, unless their payer is done; the check of those that can be paid is due at once. */
  giveUp(orderId: string, now: Date): Promise<void>;
  /** As in `PaymentStore`. */
  lease(id: string, until: Date): Promise<void>;
  /** Stores the address of a checkout that was being created, and its first check at `checkAt`. */
  saveOpened(session: OpenedSession, checkAt: Date): Promise<void>;
  lock(id: string): Promise<CardSession | undefined>;
  save(session: OpenedSession): Promise<void>;
  /** As in `PaymentStore`. */
  lockNoticed<Event extends GatewayEvent>(gateway: string, events: readonly Event[]): Promise<Map<Event, Noticed>>;
  /** As in `PaymentStore`. */
  checkSoon(ids: readonly string[], now: Date): Promise<void>;
}

/** What the sweep of one kind of payment claims, outside a transaction. */
export interface DueChecks<Payment> {
  /**
   * Claims up to `limit` payments whose check is due, so that no other instance claims them, and sets their next check, since this check may
   * fail: after an hour at most, and none for a payment of more than two hundred days.
   */
  claimDue(now: Date, limit: number): Promise<Payment[]>;
  /**
   * Lets payments that were claimed at `claimedAt` and checked have their usual next check, which may be a rarer one, unless a notice has asked
   * for one since, or one has begun. What another transaction has locked keeps the check that its claim has set.
   */
  markChecked(ids: readonly string[], claimedAt: Date): Promise<void>;
  /** Makes claimed payments that nobody asked about the first of their kind to be claimed again, but for those that others have locked. */
  putBack(ids: readonly string[]): Promise<void>;
}

/**
 * Checkouts to be checked, for thirty days: those that can be paid after ten seconds, growing to 45 with their age, those whose money is
 * on its way or failed after a tenth of their age, at most an hour. A checkout that is paid is checked for two hundred days, after an hour
 * and then after half of its age, because banks ask money back for months; an expired checkout once more, and then after a notice only.
 */
export type CardSessionReader = DueChecks<OpenedSession>;

/** The stores of one transaction. */
export interface PaymentStores {
  readonly orders: OrderStore;
  readonly payments: PaymentStore;
  readonly cards: CardSessionStore;
  readonly notices: NoticeStore;
  readonly idempotency: IdempotencyStore;
  readonly messages: MessageOutbox;
  readonly counter: Counter;
}

export type PaymentTransact = Transact<PaymentStores>;

/** Reads and claims outside a transaction. */
export interface PaymentReader extends DueChecks<OpenedPayment> {
  /** Finds a payment that has an address. */
  find(id: string): Promise<OpenedPayment | undefined>;
  /**
   * Claims a check for a payer who looks: true, for one caller only, when nobody has checked the payment since `notSince`. Stores `now`
   * as its check and as the payer's look, after which the payment is watched as closely as a new payment.
   */
  claimCheck(id: string, notSince: Date, now: Date): Promise<boolean>;
  /**
   * As in `DueChecks`. Payments that are likely to move come first, and take at most three quarters of the places: those with
   * money on its way, those that were opened or looked at in the last five minutes, and those of which a notice came. The next check comes, for
   * thirty days: of an open payment after ten seconds, growing to 45 with the time since it was opened or looked at; of an expired, cancelled or
   * closed payment more and more rarely, at last hourly; of a completed payment after an hour, then after half of its age, because an address
   * may be paid again and a blockchain may reverse money. The sweep checks no payment again within ten seconds, or within five after a notice.
   */
  claimDue(now: Date, limit: number): Promise<OpenedPayment[]>;
}
