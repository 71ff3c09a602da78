import { parseDottedDate } from '#kernel/calendar-date.ts';
import { type KnownBirth, type OwnStar, ownStar } from '#modules/panchanga/index.ts';
import type { BirthFields } from './profile.ts';

/** What is known of a birth, by what a profile or a record of a person holds. */
export function knownBirth({ birthDate, birthTime, isTimeUncertain, birthPlace, ...star }: BirthFields): KnownBirth {
  return {
    birthDate: parseDottedDate(birthDate) ?? null,
    birthTime,
    isTimeUncertain: isTimeUncertain === 'true',
    birthPlace,
    familyNakshatra: star.birthNakshatra ? Number(star.birthNakshatra) : null,
    familyRashi: star.birthRashi ? Number(star.birthRashi) : null,
  };
}

/** The star of birth, by the same. */
export const starOf = (birth: BirthFields): OwnStar => ownStar(knownBirth(birth));
