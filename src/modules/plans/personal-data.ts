import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { PlanReader } from './ports.ts';

/** The plan and the circle, with the births of everybody in them, as personal data. */
export interface PlanData extends Pick<PlanReader, 'ofUser' | 'circleOf' | 'invitationsOf'> {
  erase(userId: string): Promise<void>;
  /** Erases those of the circle who take no part in the plan; rituals that outlive the account need the others. */
  eraseNotForRituals(userId: string): Promise<void>;
  /** Removes plans all of whose rituals had ended before a day. A paid ritual without a day of its own keeps the plan until its order is completed. */
  eraseEndedBefore(day: CalendarDate): Promise<void>;
  /**
   * Removes invited people who agreed before an instant, once all orders for which they agreed are over and have no later fact, and the
   * addresses of those whose link ended before it unanswered.
   */
  eraseInvited(lastFactBefore: Date): Promise<void>;
}
