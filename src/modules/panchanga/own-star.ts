import type { CalendarDate } from '#kernel/calendar-date.ts';
import { birthStars, type StarCandidate } from './birth-star.ts';
import { PADAS_OF_NAKSHATRA, PADAS_OF_RASHI } from './cycles.ts';
import { type NamedPlace, placeNamed } from './places.ts';
import { createSky } from './sky.ts';

/** What is known of somebody's birth. */
export interface KnownBirth {
  readonly birthDate: CalendarDate | null;
  /** hh:mm at the place; empty when it is not known. */
  readonly birthTime: string;
  readonly isTimeUncertain: boolean;
  /** The place as people write it. */
  readonly birthPlace: string;
  /** The nakshatra (1 to 27) and the rashi of the Moon (1 to 12) that the family names; null when it names none. */
  readonly familyNakshatra: number | null;
  readonly familyRashi: number | null;
}

/** The star by which a person is named at the fire. What is not certain is null: it is never guessed. */
export interface OwnStar {
  /** Who says it: the family, whose knowledge wins, or date, time and place of birth. Null when nothing is known. */
  readonly source: 'family' | 'birth' | null;
  readonly nakshatra: number | null;
  readonly pada: number | null;
  readonly rashi: number | null;
  readonly lagna: number | null;
  /** All stars that the birth may have, by time, whatever the family says. */
  readonly candidates: readonly StarCandidate[];
  /** True: what the family names is none of the candidates, or its nakshatra does not lie in its rashi. */
  readonly differs: boolean;
  /** What is missing for candidates: a date that the place had, or a city that the list knows. */
  readonly lacks: 'date' | 'place' | null;
  /** Whose clocks the time is by. */
  readonly place: NamedPlace | null;
}

const sky = createSky();

/** Tells somebody's star of birth. An uncertain time counts as none: then all stars of the date are possible. */
export function ownStar(known: KnownBirth): OwnStar {
  const { familyNakshatra, familyRashi } = known;
  const byBirth = starsOf(known);
  const { candidates } = byBirth;
  const agreeing = candidates.filter(
    ({ nakshatra, rashi }) => (familyNakshatra ?? nakshatra) === nakshatra && (familyRashi ?? rashi) === rashi,
  );
  const isFromFamily = familyNakshatra !== null || familyRashi !== null;
  const byBirthAlone = candidates.length > 0 ? 'birth' : null;
  return {
    ...byBirth,
    source: isFromFamily ? 'family' : byBirthAlone,
    nakshatra: familyNakshatra ?? common(agreeing, 'nakshatra'),
    pada: common(agreeing, 'pada'),
    rashi: familyRashi ?? onlyRashiOf(familyNakshatra) ?? common(agreeing, 'rashi'),
    lagna: common(agreeing, 'lagna'),
    differs: isFromFamily && ((candidates.length > 0 && agreeing.length === 0) || !goTogether(familyNakshatra, familyRashi)),
  };
}

function starsOf(known: KnownBirth): Pick<OwnStar, 'candidates' | 'lacks' | 'place'> {
  const { birthDate, birthTime, isTimeUncertain, birthPlace } = known;
  const place = placeNamed(birthPlace) ?? null;
  if (!birthDate) return { candidates: [], lacks: 'date', place };
  if (!place) return { candidates: [], lacks: 'place', place };
  const time = birthTime && !isTimeUncertain ? birthTime : undefined;
  const candidates = birthStars(sky, { date: birthDate, time, place });
  return candidates ? { candidates, lacks: null, place } : { candidates: [], lacks: 'date', place };
}

/** The value that all candidates share; null when they differ, or there are none. */
function common(candidates: readonly StarCandidate[], field: 'nakshatra' | 'pada' | 'rashi' | 'lagna'): number | null {
  const [first] = candidates;
  return first && candidates.every((other) => other[field] === first[field]) ? first[field] : null;
}

/** The rashis in which a nakshatra lies: one, or two when a border goes through it. */
export function rashisOf(nakshatra: number): readonly number[] {
  const last = nakshatra * PADAS_OF_NAKSHATRA - 1;
  const first = last - PADAS_OF_NAKSHATRA + 1;
  return [...new Set([first, last].map((pada) => Math.floor(pada / PADAS_OF_RASHI) + 1))];
}

function onlyRashiOf(nakshatra: number | null): number | undefined {
  const rashis = nakshatra === null ? [] : rashisOf(nakshatra);
  return rashis.length === 1 ? rashis[0] : undefined;
}

function goTogether(nakshatra: number | null, rashi: number | null): boolean {
  return nakshatra === null || rashi === null || rashisOf(nakshatra).includes(rashi);
}
