import type { AuditActor, AuditLog } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { SortedSelection } from '#kernel/cursor.ts';
import type { IdempotencyStore } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Feedback } from '#modules/afterwards/index.ts';
import type { Fact, Link } from '#modules/ledger/index.ts';
import type { GuestMail, Order, OrderStatus, OrderStore, Partner, PaymentMethod, StatusChange } from '#modules/orders/index.ts';
import type { CardSessionStore, MoneySums, PaymentStore } from '#modules/payments/index.ts';
import type { CirclePerson, CustomerBirth, InvitedPerson, PlanContent } from '#modules/plans/index.ts';
import type { ClosedDaysReader } from '#modules/settings/index.ts';
import type { PostponementAsk } from './postponement-ask.ts';
import type { OrderSearch } from './read-search.ts';

/** Which orders a list shows. A field that is missing is no filter, and `false` is one only where its comment says so. */
export interface OrderFilter {
  /** Any of these; none stands for all. */
  readonly statuses: readonly OrderStatus[];
  readonly method?: PaymentMethod | undefined;
  /** Slug of the partner. */
  readonly partner?: string | undefined;
  /** True: only orders whose money waits for a decision of a person. */
  readonly waits?: boolean | undefined;
  /** True: only orders whose customer asks for another first day. */
  readonly asked?: boolean | undefined;
  /** True: only orders of which the customer has told the shop something. */
  readonly feedback?: boolean | undefined;
  /** True: only orders whose payment by hand waits for a second person; false: only others. */
  readonly second?: boolean | undefined;
  /** Placed at or after this instant. */
  readonly from?: Date | undefined;
  /** Placed before this instant. */
  readonly until?: Date | undefined;
  /** Money came or went at or after `movedFrom`, and before `movedUntil`. */
  readonly movedFrom?: Date | undefined;
  readonly movedUntil?: Date | undefined;
  readonly search?: OrderSearch | undefined;
  /** With a search: what was typed, which may be a reference of a partner's books as well. */
  readonly typed?: string | undefined;
}

/**
 * A page of the orders that a filter finds. Orders of one total are sorted by date in the same direction, orders of one status always with
 * the newest first; the key of a place by status is the number of the status in `STATUS_COURSE`.
 */
export interface OrderSelection extends OrderFilter, SortedSelection {}

/** An order in the list of the panel. */
export interface ListedOrder {
  readonly order: Order;
  /** Came in coins so far, at most the total. */
  readonly received: Cents;
  /** What came and what became of it; undefined for those who may not read money. */
  readonly money: MoneySums | undefined;
  /** Its money waits for a decision of a person. */
  readonly waits: boolean;
}

/** A change of an order's status, with who caused it. */
type RecordedChange = Omit<StatusChange, 'details'>;

/** A message about an order. */
interface MessageAboutOrder {
  readonly at: Date;
  readonly to: string;
  readonly channel: 'email' | 'sms';
  readonly subject: string;
  readonly state: 'waiting' | 'sent' | 'dead';
}

/** What a member of staff did to an order, by the audit log. */
interface RecordedAction {
  readonly at: Date;
  readonly actorId: string;
  readonly action: string;
}

/** What the staff wrote about an order for each other. */
export interface Note {
  readonly id: string;
  readonly orderId: string;
  readonly authorId: string;
  readonly at: Date;
  readonly text: string;
}

/** The notes of orders, bound to a transaction that has locked the order. */
export interface NoteStore {
  /** The text of a note; undefined when there is none with this id. */
  textOf(orderId: string, id: string): Promise<string | undefined>;
  count(orderId: string): Promise<number>;
  add(note: Note): Promise<void>;
  /** The `version` of the order's file. */
  versionOf(orderId: string): Promise<number>;
}

/** The days of rituals, bound to a transaction that has locked the order. */
export interface RitualDays {
  /** Gives another first day to items of an order, notes when, and counts the move for the calendar of the customer's plan. */
  move(orderId: string, positions: readonly number[], startDate: CalendarDate, at: Date): Promise<void>;
}

/** Who acts on an order: a person of the shop, or somebody for a partner, who reaches the partner's own orders alone. */
export interface OfficeActor {
  readonly staff: AuditActor;
  readonly partner?: Pick<Partner, 'slug'>;
}

/** The stores of one transaction. */
export interface OfficeStores extends GuestMail {
  readonly orders: Pick<OrderStore, 'lock' | 'saveStatus' | 'ofGuest'>;
  readonly payments: PaymentStore;
  readonly cards: Pick<CardSessionStore, 'giveUp'>;
  readonly notes: NoteStore;
  readonly ritualDays: RitualDays;
  readonly closedDays: ClosedDaysReader;
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
}

export type OfficeTransact = Transact<OfficeStores>;

/** What is known of an order beside itself. Lists without a comment hold the newest entries, the earliest of them first. */
export interface OrderFile extends ListedOrder {
  /** All money that came for it goes back by refunds under way. */
  readonly allGoesBack: boolean;
  /** As in `PaymentStore`. */
  readonly sawMoney: boolean;
  /** As in `PaymentStore`. */
  readonly hasMoved: boolean;
  /** A payment by hand waits for a second person. */
  readonly handPaymentWaits: boolean;
  /** Grows with each change of the order, its money and its notes. */
  readonly version: number;
  readonly history: readonly RecordedChange[];
  readonly messages: readonly MessageAboutOrder[];
  readonly actions: readonly RecordedAction[];
  readonly notes: readonly Note[];
  /** All lines of its ledger, oldest first. */
  readonly lines: readonly (Fact & Link)[];
  /** For each item, in their order: on how many of its days it is noted as performed. */
  readonly tickedDays: readonly number[];
  /** What the customer asked for last. */
  readonly postponementAsk: PostponementAsk | undefined;
  /** What the customer has told of it. */
  readonly feedback: Feedback | undefined;
  // What is known of the people: of the account, or of the account with the e-mail of a guest's order, as at the desk.
  readonly plan?: PlanContent | undefined;
  readonly birth?: CustomerBirth | undefined;
  readonly circle?: readonly CirclePerson[] | undefined;
  /** Those who have accepted an invitation, with consent for this order. The plan's customer sees nothing of them but `number`. */
  readonly invited?: readonly (InvitedPerson & { readonly number: number })[] | undefined;
  /** How names are read aloud. */
  readonly readings: readonly { readonly name: string; readonly readAs: string }[];
  /** `leftAt`: when the account was deleted, of which only what the order needs is left. */
  readonly customer:
    | { readonly email: string | null; readonly phone: string | null; readonly language: Language; readonly leftAt: Date | null }
    | undefined;
  /** Names of the members of staff that the lists above name by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads outside a transaction. */
export interface OfficeReader {
  /** Up to `limit` orders that follow a place. */
  list(selection: OrderSelection): Promise<ListedOrder[]>;
  /** How many orders a filter finds. */
  count(filter: OrderFilter): Promise<number>;
  find(id: string): Promise<OrderFile | undefined>;
}
