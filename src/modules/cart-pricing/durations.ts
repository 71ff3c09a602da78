import { WEEKS_IN_A_MONTH } from '#kernel/ritual-month.ts';

/** The lengths of a ritual that a customer can choose, in months of four weeks. */
export const DURATIONS = [0.25, 0.5, 1, 2, 3] as const;
export const DEFAULT_DURATION = 1;

/** The lengths on offer for the special-intention service, in months of four weeks. */
export const SPECIAL_INTENTION_DURATIONS = [0.75, 1.5, 2.25] as const;
export const SPECIAL_INTENTION_DURATION = 0.75;

/** A length that some item is on offer for. */
export type Duration = (typeof DURATIONS | typeof SPECIAL_INTENTION_DURATIONS)[number];

/** Converts months of four weeks to weeks: 0.25 -> 1, 3 -> 12. */
export function monthsToWeeks(months: number): number {
  return months * WEEKS_IN_A_MONTH;
}

/** Converts weeks to months of four weeks: 1 -> 0.25, 4 -> 1. */
export function weeksToMonths(weeks: number): number {
  return weeks / WEEKS_IN_A_MONTH;
}

/** Returns the next longer (`1`) or shorter (`-1`) duration on offer, in months; undefined when there is none. */
export function stepDuration(months: number, step: 1 | -1): number | undefined {
  const offered: readonly number[] = DURATIONS;
  return step === 1 ? offered.find((duration) => duration > months) : offered.findLast((duration) => duration < months);
}
