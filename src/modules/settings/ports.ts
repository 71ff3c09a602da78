import type { AuditLog } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ClosedDays } from './closed-days.ts';
import type { Seller } from './seller.ts';

/** What the shop's people can set, as it stood after a change, or as the configuration has it before the first. */
export interface Setting<Value> {
  /** Counts the changes; also the version by which editors notice each other. 0: there was none. */
  readonly version: number;
  readonly value: Value;
}

export interface SettingReader<Value> {
  newest(): Promise<Setting<Value>>;
}

/** One setting with its history, bound to a transaction. */
export interface SettingStore<Value> extends SettingReader<Value> {
  /** Adds the next version; `by` is the id of a user. Returns false, and adds nothing, when somebody else has added this version. */
  add(setting: Setting<Value>, at: Date, by: string): Promise<boolean>;
}

export type ClosedDaysReader = SettingReader<readonly ClosedDays[]>;

export type ClosedDaysTransact = Transact<{
  readonly closedDays: SettingStore<readonly ClosedDays[]>;
  readonly audit: AuditLog;
}>;

/** Counts the rituals that are planned. */
export interface PlannedRituals {
  /** How many paid rituals that have not begun are planned to begin on each day from `from` to `to`; a day without any is missing. */
  beginningOn(from: CalendarDate, to: CalendarDate): Promise<ReadonlyMap<CalendarDate, number>>;
}

/** A version of a setting, with who made it. */
export interface SettingVersion<Value> extends Setting<Value> {
  readonly at: Date;
  /** The e-mail of the author; null when the account is gone, and for what is configured. */
  readonly by: string | null;
  /** True for what came from the shop's configuration, and not from a person. */
  readonly isConfigured: boolean;
}

export interface SellerReader extends SettingReader<Seller> {
  /** The last versions, the newest first. */
  history(): Promise<readonly SettingVersion<Seller>[]>;
  /** What was told of the seller at an instant; before the first version, the first. */
  at(instant: Date): Promise<Seller>;
}

export interface SellerStore extends SettingStore<Seller> {
  /** Adds what the shop's configuration tells when it tells something new, unless a person has ever changed the seller. */
  addConfigured(seller: Seller): Promise<void>;
}

export type SellerTransact = Transact<{ readonly seller: SettingStore<Seller>; readonly audit: AuditLog }>;
