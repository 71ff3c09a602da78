import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Birth, StarCandidate } from './birth-star.ts';
import type { Day } from './day.ts';
import type { Place } from './light.ts';

/** Days of the almanac at a place, the earliest first; undefined for a date that the place never had. Throws `unavailable` when too many wait. */
export type ReadDays = (place: Place, from: CalendarDate, days: number) => Promise<readonly (Day | undefined)[]>;

/** As `birthStars`; throws `unavailable` when too many wait. */
export type FindBirthStars = (birth: Birth) => Promise<readonly StarCandidate[] | undefined>;
