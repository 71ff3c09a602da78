import type { AuditLog } from '#kernel/audit.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import { changeSetting } from './change-setting.ts';
import type { Setting, SettingReader, SettingStore } from './ports.ts';

/** The most rituals that begin on a day, unless a single order has more; 0: as many as customers want. */
export type DayCapacity = number;

/** How full a day is, bound to a transaction. */
export interface DayRoom {
  /**
   * The capacity of a day, and how many paid rituals begin on it; nobody else takes a place of the day until this transaction ends. Without a
   * limit nothing is counted and nobody waits.
   */
  lock(day: CalendarDate): Promise<{ readonly capacity: DayCapacity; readonly taken: number }>;
}

/** Days that take no more rituals. */
export interface FullDays {
  /** Up to `limit` full days from a day on, the earliest first. */
  from(day: CalendarDate, limit: number): Promise<readonly CalendarDate[]>;
}

/** Tells whether `wanted` more rituals fit on a day. An empty day takes any number, so that an order of many rituals finds a day at all. */
export function hasRoom(
  { capacity, taken }: { readonly capacity: DayCapacity; readonly taken: number },
  wanted: number,
): boolean {
  return capacity === 0 || taken === 0 || taken + wanted <= capacity;
}

/** Throws `invalid_date` unless `wanted` more rituals may begin on a day that a customer has chosen. */
export async function requireRoom(dayRoom: DayRoom, day: CalendarDate, wanted: number): Promise<void> {
  if (wanted === 0 || hasRoom(await dayRoom.lock(day), wanted)) return;
  throw refusedField(['startDate'], 'day_full', 'invalid_date');
}

/** Returns how many rituals a day takes. Throws like `requirePermission`. */
export function createViewDayCapacity({ dayCapacity }: { readonly dayCapacity: SettingReader<DayCapacity> }) {
  return async (caller: Caller): Promise<Setting<DayCapacity>> => {
    requirePermission(caller, 'settings.write');
    return dayCapacity.newest();
  };
}

type EditDeps = WriteDeps<Transact<{ readonly dayCapacity: SettingStore<DayCapacity>; readonly audit: AuditLog }>>;

/** Changes how many rituals a day takes; what is planned stays. Throws like `requirePermission`, and `changed_meanwhile`. */
export function createEditDayCapacity(deps: EditDeps) {
  return async (caller: Caller, version: number, value: DayCapacity): Promise<Setting<DayCapacity>> => {
    const staff = requirePermission(caller, 'settings.write');
    const change = { staff, version, value };
    return changeSetting(deps, ({ dayCapacity }) => dayCapacity, change, {
      action: 'settings.day_capacity_changed',
      subject: { kind: 'settings', id: 'day-capacity' },
      fieldsOf: (ritualsADay) => ({ ritualsADay }),
    });
  };
}
