import { parseDottedDate } from '#kernel/calendar-date.ts';
import { type OwnStar, ownStar } from '#modules/panchanga/index.ts';
import type { ProfileFields } from './profile.ts';

/** The customer's star of birth, by what the profile holds. */
export function starOf({ birthDate, isTimeUncertain, birthNakshatra, birthRashi, ...birth }: ProfileFields): OwnStar {
  return ownStar({
    ...birth,
    birthDate: parseDottedDate(birthDate) ?? null,
    isTimeUncertain: isTimeUncertain === 'true',
    familyNakshatra: birthNakshatra ? Number(birthNakshatra) : null,
    familyRashi: birthRashi ? Number(birthRashi) : null,
  });
}
