import type { AuditLog } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ClosedDays } from './closed-days.ts';

/** What the shop's people have set, as it stood after a change. */
export interface Setting<Value> {
  /** Counts the changes; also the version by which editors notice each other. 0: nobody has changed it. */
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

/** What is planned already. */
export interface PlannedRituals {
  /** How many paid rituals that have not begun are planned to begin on each day from `from` to `to`; a day without any is missing. */
  beginningOn(from: CalendarDate, to: CalendarDate): Promise<ReadonlyMap<CalendarDate, number>>;
}
