import { requireUser } from '#kernel/access.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NamedPlace, OwnStar, ReadDays } from '#modules/panchanga/index.ts';
import { type ProfileReader, starOf } from '#modules/profiles/index.ts';
import type { SettingReader } from '#modules/settings/index.ts';
import { type FirePlace, readFirePlace } from './fire-place.ts';
import { readFirstDay } from './first-day.ts';
import { type OwnDay, ownDay } from './own-day.ts';

interface Deps {
  readonly profiles: ProfileReader;
  readonly readDays: ReadDays;
  readonly firePlace: SettingReader<FirePlace>;
}

interface OwnDaysQuery {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly days: number;
}

/** What days are to one person. */
export interface OwnDays {
  readonly place: NamedPlace;
  readonly star: OwnStar;
  /** Dates that the place never had are missing; empty while neither nakshatra nor rashi of birth is known. */
  readonly days: readonly (OwnDay & { readonly date: CalendarDate })[];
}

/**
 * What days at the fire are to the caller, by the star of their profile. Throws `not_signed_in`, `not_found` for any other profile,
 * `invalid_request` for a day outside of 1900 to 2100, and like `ReadDays`.
 */
export function createListOwnDays({ profiles, readDays, firePlace }: Deps) {
  return async (caller: Caller, profileId: string, query: OwnDaysQuery): Promise<OwnDays> => {
    const profile = await profiles.ofUser(requireUser(caller).userId);
    if (profile?.id !== profileId) throw new ShopError('not_found');
    const star = starOf(profile);
    const from = readFirstDay(query.from, query.days);
    const fire = await readFirePlace(firePlace);
    const isKnown = star.nakshatra !== null || star.rashi !== null;
    const almanac = isKnown ? await readDays(fire, from, query.days) : [];
    const days = almanac.flatMap((day) => (day ? [{ date: day.date, ...ownDay(star, day) }] : []));
    return { place: fire, star, days };
  };
}
