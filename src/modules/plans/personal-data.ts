import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PlanReader } from './ports.ts';

/** The plan and the circle, with the births of everybody in them, as personal data. */
export interface PlanData extends Pick<PlanReader, 'ofUser' | 'circleOf' | 'invitationsOf'> {
  erase(userId: string): Promise<void>;
  /** Erases those of the circle who take no part in the plan; rituals that outlive the account need the others. */
  keepForRituals(userId: string): Promise<void>;
  /** Removes all plans whose rituals had ended before a day, those with days of their own too; a paid ritual without a day lies ahead. */
  eraseEndedBefore(day: CalendarDate): Promise<void>;
  /** Removes the invited persons who agreed to orders that are all over, with the last fact about each of these and their word before an instant. */
  eraseInvited(lastFactBefore: Date): Promise<void>;
}
