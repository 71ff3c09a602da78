import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { PlanReader } from './ports.ts';

/** The plan and the circle, with the births of everybody in them, as personal data. */
export interface PlanData extends Pick<PlanReader, 'ofUser' | 'circleOf' | 'invitationsOf'> {
  erase(userId: string): Promise<void>;
  /** Erases those of the circle who take no part in the plan; rituals that outlive the account need the others. */
  keepForRituals(userId: string): Promise<void>;
  /** Removes all plans that began before a day. */
  eraseBegunBefore(day: CalendarDate): Promise<void>;
}

const LONGEST_RITUAL_DAYS = 12 * 7;

/** Removes the plans whose rituals had all ended before a day. */
export function forgetEndedPlans(plans: PlanData, endedBefore: CalendarDate): Promise<void> {
  return plans.eraseBegunBefore(addDays(endedBefore, -LONGEST_RITUAL_DAYS));
}
