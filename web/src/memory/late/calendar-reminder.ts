import { remembered } from '../remembered.ts';

export const REMINDERS = ['none', 'evening_before', 'three_days_before', 'both'] as const;

export type Reminder = (typeof REMINDERS)[number];

/** Reads a stored or chosen reminder; a word that is none of them stands for no reminder. */
export function reminderOf(text: string | null): Reminder {
  return REMINDERS.find((reminder) => reminder === text) ?? 'none';
}

/** When a calendar program of this device is to remind of rituals: it stays when the address of the calendar is replaced. */
export const calendarReminder = remembered({
  key: 'calendar-reminder',
  where: 'device',
  personal: true,
  parse: reminderOf,
  format: (reminder: Reminder) => reminder,
});
