import type { AuditLog } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Order, OrderStore, WithOrders } from '#modules/orders/index.ts';
import type { NamedPlace, ReadDays } from '#modules/panchanga/index.ts';
import type { KnownOfPeople, LineAnswer } from '#modules/plans/index.ts';
import type { Scripts } from './spell-name.ts';
import type { Spelling } from './spelled-names.ts';

export type ReadScripts = () => Promise<Scripts>;

/** Those for whom rituals are performed, with how somebody has spelled their names. */
export interface KnownNames {
  /** Whose account it is, also that with the e-mail of a guest's order; undefined when there is none. */
  readonly userId: string | undefined;
  readonly known: KnownOfPeople;
  /** Sankalpa and wishes of the plan. */
  readonly wishes: string;
  readonly spellings: readonly Spelling[];
}

/** Reads outside a transaction. */
export interface NamesReader {
  /** Of a customer's account: profile and plan, with the readings that the desk noted at any order of the account. */
  ofCustomer(userId: string): Promise<KnownNames>;
  ofOrder(order: Order): Promise<KnownNames>;
}

/** Corrections of spelled names, bound to a transaction. */
export interface SpellingStore {
  /** Stores the next version of a name; false when the stored version is not the one before it. */
  save(userId: string, spelling: Spelling, at: Date): Promise<boolean>;
}

/** Spelled names as personal data. */
export interface SpellingData {
  ofUser(userId: string): Promise<Spelling[]>;
  erase(userId: string): Promise<void>;
  /** Removes what was written before a day for accounts that have no plan. */
  eraseUnplanned(before: CalendarDate): Promise<void>;
}

export type SpellingTransact = Transact<{
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly spellings: SpellingStore;
  readonly audit: AuditLog;
}>;

/** What the customer has said of their lines of a ritual's sankalpa. */
export interface Answer extends LineAnswer {
  readonly orderId: string;
  readonly position: number;
  /** From 1. */
  readonly version: number;
}

export interface AnswerReader {
  find(orderId: string, position: number): Promise<Answer | undefined>;
}

export interface AnswerStore {
  /** Stores the next version of an answer; false when the stored version is not the one before it. */
  save(answer: Answer): Promise<boolean>;
}

/** Answers as personal data. */
export type AnswerData = WithOrders<Answer>;

export type AnswerTransact = Transact<{ readonly orders: Pick<OrderStore, 'lock'>; readonly answers: AnswerStore }>;

/** What it takes to write a sheet. */
export interface SheetDeps {
  readonly firePlace: () => Promise<NamedPlace>;
  readonly readDays: ReadDays;
  readonly readScripts: ReadScripts;
  readonly answers: AnswerReader;
  readonly clock: Clock;
  readonly timeZone: string;
}
