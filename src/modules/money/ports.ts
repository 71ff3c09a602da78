import type { AuditLog } from '#kernel/audit.ts';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Order, PayableOrder, PaymentMethod } from '#modules/orders/index.ts';
import type { CardPayment, OtherTransfer, PaymentStores, ReviewReason, Units } from '#modules/payments/index.ts';
import type { Evidence, EvidenceRef } from './evidence-file.ts';
import type { MoneySource } from './money-source.ts';
import type { OrderTrouble, SecondPerson, VerifiedContact } from './reading-ports.ts';
import type { Refund } from './refund.ts';

/** Money that waits for a person's review, and why. */
export interface Review {
  /** Of a payment in a coin, of a card payment, or of a line of the ledger that the shop cannot read. */
  readonly kind: 'coin' | 'card' | 'line';
  /** That of the payment or of the line. */
  readonly id: string;
  readonly orderId: string;
  readonly gateway: string;
  readonly reasons: readonly ReviewReason[];
  /** What was seen when somebody looked; of a card payment, how often it got a reason. Another number later is a new review. */
  readonly received: Units;
  readonly confirmed: Units;
  /** Another of them later is a new review. */
  readonly others: readonly OtherTransfer[];
}

/** What a person has decided about a review. */
export interface Decision extends Pick<Review, 'orderId' | 'reasons' | 'received' | 'confirmed' | 'others'> {
  readonly id: string;
  /** The id of the review. */
  readonly subjectId: string;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/** A customer's wish for a refund, or the shop's note that a refund failed; at most one of an order is open. */
export interface Ask {
  readonly id: string;
  readonly orderId: string;
  readonly askedAt: Date;
  /** Open until a person has answered, or the customer has taken it back. */
  readonly state: 'open' | 'granted' | 'declined' | 'withdrawn';
  readonly answeredBy: string | null;
  readonly note: string | null;
}

/** What a person says of money that comes where the shop cannot see it. At most one of an order is `proposed` or `confirmed`. */
export interface HandPayment {
  readonly id: string;
  readonly orderId: string;
  /**
   * `proposed`: a second person has not agreed yet. `confirmed`: it has paid for the order. `taken_back`: it had. `withdrawn`: nobody has
   * agreed. `declined`: no money has come.
   */
  readonly state: 'proposed' | 'confirmed' | 'taken_back' | 'withdrawn' | 'declined';
  readonly method: 'card' | 'manual';
  readonly amountCents: Cents;
  /** Names the money elsewhere; empty when none has come, and after it was erased. */
  readonly reference: string;
  /** For the shop's people; empty without one. */
  readonly note: string;
  /** Where a proof lies, such as the number of a bank statement; empty without one. */
  readonly evidence: string;
  /** The file that proves it; null without one, and after it was erased. */
  readonly evidenceFile: EvidenceRef | null;
  /** Slug of the partner for whom the person decided; null: for the shop. */
  readonly partner: string | null;
  /** The order as it was. The status is for instances of the release before: what the order waited for is in its history. */
  readonly before: { readonly status: PayableOrder['status']; readonly method: PaymentMethod };
  /** Id of the user, or the name of the operator. */
  readonly confirmedBy: string;
  readonly confirmedAt: Date;
  /** The second person, if it took two. */
  readonly agreedBy: string | null;
  /** The shop's only administrator has agreed with an own confirmation, after a wait. */
  readonly agreedAlone: boolean;
  /** When it paid for the order; null: it never did. */
  readonly settledAt: Date | null;
  /** Who took it back or withdrew it, and when. */
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
}

/** An administrator who can give a second factor, and is not suspended. */
export interface Administrator extends SecondPerson {
  readonly language: Language;
}

/** The link through which a customer says where coins go back. */
export interface RefundLink {
  readonly hash: string;
  readonly until: Date;
}

/** Decisions of the shop's people, bound to a transaction. Writing needs the order's lock. */
export interface MoneyStore {
  /** All money that came for a locked order; coins are locked. */
  sources(orderId: string): Promise<MoneySource[]>;
  /** Locks and returns all refunds of a locked order, oldest first. */
  refundsOf(orderId: string): Promise<Refund[]>;
  /** The order of a payment in a coin, a card payment, a payment by hand or a line that cannot be read. */
  orderOfMoney(sourceId: string): Promise<string | undefined>;
  /** Grows with each change of a locked order, its money and its notes. */
  versionOf(orderId: string): Promise<number>;
  cardPayment(id: string): Promise<CardPayment | undefined>;
  orderOfRefund(refundId: string): Promise<string | undefined>;
  addRefund(refund: Refund): Promise<void>;
  saveRefund(refund: Refund): Promise<void>;
  /** Stores the only link of a refund that works; null ends it. */
  setLink(refundId: string, link: RefundLink | null): Promise<void>;
  findByLink(hash: string): Promise<{ readonly refund: Refund; readonly until: Date } | undefined>;
  /** Tells whether coins of a payment of this shop are sent to the address. */
  isOwnAddress(address: string): Promise<boolean>;
  addHand(payment: HandPayment): Promise<void>;
  /** The payment by hand of a locked order that is proposed or confirmed. */
  liveHand(orderId: string): Promise<HandPayment | undefined>;
  saveHand(payment: HandPayment): Promise<void>;
  /** By the id of a payment in a coin, a card payment or a line that cannot be read; undefined when no review of it is open. */
  openReview(subjectId: string): Promise<Review | undefined>;
  addDecision(decision: Decision): Promise<void>;
  /** What an order's page shows of troubles with money. */
  trouble(orderId: string): Promise<OrderTrouble>;
  /** Whatever its state; undefined when there was none. */
  newestAsk(orderId: string): Promise<Ask | undefined>;
  findAsk(id: string): Promise<Ask | undefined>;
  addAsk(ask: Ask): Promise<void>;
  answerAsk(ask: Ask): Promise<void>;
  /** The proven contacts of an account, also of one that was closed while rituals are still owed; undefined once it is gone. */
  contactOf(userId: string): Promise<VerifiedContact | undefined>;
  /** Administrators who can give a second factor now; at most two, which are enough to know that nobody is alone. */
  administrators(): Promise<Administrator[]>;
}

/** Files that prove money by hand, bound to a transaction. Writing needs the order's lock. */
export interface EvidenceStore {
  add(evidence: Evidence): Promise<void>;
  /** How many files of a locked order wait for a decision that names them. */
  countWaiting(orderId: string): Promise<number>;
  /** Notes that a decision names the file; undefined unless this side has sent it for this order, and nothing names it yet. */
  take(
    id: string,
    from: { readonly orderId: string; readonly partner: string | null },
    at: Date,
  ): Promise<EvidenceRef | undefined>;
}

/** Reads money by hand outside a transaction. */
export interface HandMoneyReader {
  find(orderId: string): Promise<
    | {
        readonly order: Order;
        /** What has come for it in coins, as `OrderMoney` counts. */
        readonly received: Cents | undefined;
        /** The newest first. */
        readonly hands: readonly HandPayment[];
        /** Of those who confirmed the payments and agreed to them, by their ids. */
        readonly names: ReadonlyMap<string, string>;
        /** As `MoneyStore` tells them. */
        readonly administrators: readonly Administrator[];
      }
    | undefined
  >;
  /** A file of an order, also before a decision names it. */
  evidence(orderId: string, id: string): Promise<Evidence | undefined>;
}

/** The stores of one transaction. */
export interface MoneyStores extends Omit<PaymentStores, 'notices'> {
  readonly money: MoneyStore;
  readonly evidence: EvidenceStore;
  readonly audit: AuditLog;
}

export type MoneyTransact = Transact<MoneyStores>;

/** What a customer is told about a refund. */
export type RefundNews =
  /** Where the coins go is said through a link, which holds until an instant. */
  | {
      readonly kind: 'refund_address';
      readonly amount: string;
      readonly network: string;
      readonly token: string;
      readonly until: Date;
    }
  /** The mailbox is not proven: the customer must sign in first. */
  | { readonly kind: 'refund_sign_in' }
  | { readonly kind: 'refund_sent'; readonly amount: string; readonly reference: string }
  /** What the customer was told to be sent did not arrive, or its gateway could not pay it. */
  | { readonly kind: 'refund_failed'; readonly amount: string };

/** An e-mail or a phone to which a message goes. */
export interface MessageAddress {
  readonly kind: Message['channel'];
  readonly value: string;
}

/** Writes a letter about a refund, or an SMS. */
export type WriteRefundNews = (order: Order, news: RefundNews, to: MessageAddress) => Message;
