import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { NameReading } from './ports.ts';

/** How names are read, as personal data. */
export interface ReadingData {
  ofOrders(orderIds: readonly string[]): Promise<NameReading[]>;
  erase(orderIds: readonly string[]): Promise<void>;
  /** Removes the readings of orders whose rituals had all ended before a day, as plans are. */
  eraseEndedBefore(day: CalendarDate): Promise<void>;
}
