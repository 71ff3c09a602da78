import { parseDottedDate } from '#kernel/calendar-date.ts';
import { type OwnStar, ownStar } from '#modules/panchanga/index.ts';
import type { BirthFields } from './profile.ts';

/** The star of birth, by what a profile or a record of a person holds. */
export function starOf({ birthDate, isTimeUncertain, birthNakshatra, birthRashi, ...birth }: BirthFields): OwnStar {
  return ownStar({
    ...birth,
    birthDate: parseDottedDate(birthDate) ?? null,
    isTimeUncertain: isTimeUncertain === 'true',
    familyNakshatra: birthNakshatra ? Number(birthNakshatra) : null,
    familyRashi: birthRashi ? Number(birthRashi) : null,
  });
}
