import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { Order, OrderStore } from '#modules/orders/index.ts';
import type { LunarDay } from '#modules/panchanga/index.ts';

/** A customer's wish to be written to before the yearly day of an order's rituals. */
export interface YearReminder extends LunarDay {
  readonly orderId: string;
  /** The yearly day. */
  readonly day: CalendarDate;
  readonly wantedAt: Date;
  /** Null until the letter is written. */
  readonly sentAt: Date | null;
}

/** A reminder that is due, with the customer who gets the letter. */
interface DueReminder extends YearReminder {
  readonly order: Pick<Order, 'id' | 'items'>;
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
}

export interface YearReminderStore {
  find(orderId: string): Promise<YearReminder | undefined>;
  /** Stores the reminder, replacing an earlier one of the order. */
  save(reminder: YearReminder): Promise<void>;
  remove(orderId: string): Promise<void>;
  /** Locks up to `limit` reminders that nobody has sent, of a day from `from` to `until`, whose customer has an account with an e-mail. */
  lockDue(from: CalendarDate, until: CalendarDate, limit: number): Promise<DueReminder[]>;
}

/** What a customer has told the shop of an order, for its people alone. */
export interface Feedback {
  readonly orderId: string;
  /** 1 to 5; null once the customer has taken the feedback back: then the text is empty and there is no consent. */
  readonly mark: number | null;
  readonly text: string;
  /** The sentence by which the customer allows to publish it, and when they agreed to it; null when they have not. */
  readonly consent: { readonly words: string; readonly at: Date } | null;
  readonly writtenAt: Date;
  /** From 1. */
  readonly version: number;
}

export interface FeedbackStore {
  find(orderId: string): Promise<Feedback | undefined>;
  /** Stores the next version; false when the stored version is not the one before it. */
  save(feedback: Feedback): Promise<boolean>;
}

/** Reminders and feedback, as personal data. */
export interface AfterwardsData {
  ofOrders(orderIds: readonly string[]): Promise<{ readonly reminders: YearReminder[]; readonly feedback: Feedback[] }>;
  /** Removes reminders of yearly days before `day`, and feedback that was written before `writtenBefore`. */
  forget(day: CalendarDate, writtenBefore: Date): Promise<void>;
}

export type AfterwardsTransact = Transact<{
  readonly orders: Pick<OrderStore, 'lock'>;
  readonly yearReminders: YearReminderStore;
  readonly feedback: FeedbackStore;
  readonly messages: Pick<MessageOutbox, 'add'>;
}>;

export type FindOrder = (id: string) => Promise<Order | undefined>;

/** A reminder as its letter tells it; `month` as the north of India counts. */
export interface YearReminderToTell extends Pick<DueReminder, 'order' | 'userId' | 'to' | 'language' | 'day' | 'tithi'> {
  readonly month: number;
}

export type WriteYearReminder = (reminder: YearReminderToTell) => Message;
