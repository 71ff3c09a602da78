import type { AuditLog } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Place } from '#kernel/cursor.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { GuestMail, Order, OrderItem, OrderStore } from '#modules/orders/index.ts';
import type { PaymentStore, ReversingStores } from '#modules/payments/index.ts';
import type { CirclePerson, CustomerBirth, InvitedPerson, PlanContent, WishedDays } from '#modules/plans/index.ts';
import type { Setting, SettingStore } from '#modules/settings/index.ts';
import type { RiteNote, RitePart } from './rite.ts';

/** A ritual is an item of an order; `position` counts from 0. */
export interface RitualKey {
  readonly orderId: string;
  readonly position: number;
}

/** How a name of an order is read aloud. */
export interface NameReading {
  readonly orderId: string;
  /** The name as the customer wrote it. */
  readonly name: string;
  readonly readAs: string;
}

/** Who noted something, and when. */
export interface Noted {
  readonly by: string;
  readonly at: Date;
}

/** How far rituals have come and how their names are read, bound to a transaction that has locked the order. */
export interface RitualStore {
  /** Stores at `at` when a ritual of a locked order was begun and performed. A date that it has already is kept. */
  save(key: RitualKey, item: Pick<OrderItem, 'startDate' | 'begunAt' | 'performedAt'>, at: Date): Promise<void>;
  /** Takes back at `at` that a ritual has begun: with its ticks and parts, and with its date when it got that only by beginning. */
  unbegin(key: RitualKey, at: Date): Promise<void>;
  /** Stores when a ritual was prepared for its day; null: it is not. */
  prepare(key: RitualKey, at: Date | null): Promise<void>;
  /** Tells whether the report on the ritual is sent. */
  isReported(key: RitualKey): Promise<boolean>;
  /** How a name is read; empty when nobody has written it. */
  reading(orderId: string, name: string): Promise<string>;
  /** Stores how a name is read; an empty reading is removed. */
  saveReading(reading: NameReading, noted: Noted): Promise<void>;
  /** Stores how the name of an invited person is read, with what they gave; false when the stored reading is not `before`, or the person has left. */
  saveInvitedReading(id: string, readAs: string, before: string): Promise<boolean>;
  /** Ticks a day of a ritual; false when it is ticked already. */
  tick(key: RitualKey, day: CalendarDate, noted: Noted): Promise<boolean>;
  /** Takes the tick of a day away; false when there is none. */
  untick(key: RitualKey, day: CalendarDate): Promise<boolean>;
  /** How many days of a ritual are ticked. */
  tickedDays(key: RitualKey): Promise<number>;
}

/** What the desk notes as rites go, bound to a transaction that has locked the order. */
export interface RiteStore {
  find(id: string): Promise<RiteNote | undefined>;
  /** The note of a part on a day, unless it was taken back. */
  standing(key: RitualKey, day: CalendarDate, part: string): Promise<RiteNote | undefined>;
  add(note: RiteNote): Promise<void>;
  takeBack(id: string, noted: Noted, reason: string): Promise<void>;
}

/** The parts of each ritual; before their first version they are those that a shop begins with. */
export interface RitePartsReader {
  newest(serviceId: string): Promise<Setting<readonly RitePart[]>>;
  /** The parts of several rituals at once. */
  ofAll(serviceIds: readonly string[]): Promise<ReadonlyMap<string, readonly RitePart[]>>;
}

/** The parts with their history, bound to a transaction. */
export interface RitePartsStore {
  of(serviceId: string): SettingStore<readonly RitePart[]>;
  /** A part as in the newest version that has it, which may be a former one: a device may have read that. */
  find(serviceId: string, part: string): Promise<RitePart | undefined>;
}

export type RitePartsTransact = Transact<{ readonly riteParts: Pick<RitePartsStore, 'of'>; readonly audit: AuditLog }>;

export interface RitualStores extends GuestMail {
  readonly orders: Pick<OrderStore, 'lock' | 'saveStatus' | 'ofGuest' | 'historyOf'>;
  readonly payments: ReversingStores['payments'] & Pick<PaymentStore, 'hasMoved'>;
  readonly rituals: RitualStore;
  readonly rites: RiteStore;
  readonly riteParts: Pick<RitePartsStore, 'find'>;
  readonly postponementAsks: Pick<WishedDays, 'overtake'>;
  readonly audit: AuditLog;
}

export type RitualTransact = Transact<RitualStores>;

/** An order with what the priest needs of its customer's profile and plan, where there are any. */
export interface OrderToPerform {
  readonly order: Order;
  readonly birth?: CustomerBirth;
  readonly plan?: PlanContent;
  /** The people whom the customer keeps, whether or not they take part. */
  readonly circle?: readonly CirclePerson[];
  /** Those who have accepted an invitation into the plan, and are named at this order's rituals. */
  readonly invited?: readonly (InvitedPerson & { readonly number: number })[];
  readonly readings: readonly Omit<NameReading, 'orderId'>[];
  readonly ticks: readonly Ticks[];
  /** The parts that are noted on the asked day. */
  readonly notes: readonly RiteNote[];
  /** Positions of the rituals whose reports are sent. */
  readonly reported: readonly number[];
  /** The days that the customer's open wish asks for. */
  readonly wishedDays: readonly { readonly position: number; readonly day: CalendarDate }[];
  /** Its money was all given back, or will be once the refunds that are under way have arrived; `allGoesBack` elsewhere needs one that is. */
  readonly allGivenBack: boolean;
}

/** How many days of a ritual are ticked as performed, and whether the asked day is. A ritual without ticks may be missing. */
export interface Ticks {
  readonly position: number;
  readonly tickedDays: number;
  readonly isTicked: boolean;
}

/** Rituals of one kind on a day, of however many orders. */
export interface RitualOfDay {
  readonly day: CalendarDate;
  readonly itemId: string;
  readonly name: Bilingual;
  /** How many are performed on the day, or ended with the day before. */
  readonly count: number;
  /** How many of them begin on it. */
  readonly begins: number;
}

/** Reads for the desk, outside a transaction. A list begins with the oldest order, or goes on behind `after`. */
export interface DeskReader {
  /**
   * Orders that are paid, whether or not all is performed, with a ritual whose first day is no later than the day, and its end date no
   * earlier; a ritual takes at most twelve weeks.
   */
  ofDay(day: CalendarDate, limit: number, after: Place | undefined): Promise<OrderToPerform[]>;
  /** Orders that are paid and not wholly performed, with a ritual that has no date yet. */
  withoutDate(limit: number, after: Place | undefined): Promise<OrderToPerform[]>;
  /** An order in any state, also unpaid or cancelled. */
  find(orderId: string): Promise<OrderToPerform | undefined>;
}

export interface WeekReader {
  /** What is performed on each of seven days from a day on; of a day a hundred kinds at most. */
  ofWeek(from: CalendarDate): Promise<readonly RitualOfDay[]>;
}
