import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import type { ReadDays } from '#modules/panchanga/index.ts';
import { type ProfileReader, starOf } from '#modules/profiles/index.ts';
import type { SettingReader } from '#modules/settings/index.ts';
import { type FirePlace, readFirePlace } from './fire-place.ts';
import { readFirstDay } from './first-day.ts';
import { ownDay } from './own-day.ts';

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

export type OwnDays = Awaited<ReturnType<ReturnType<typeof createListOwnDays>>>;

/**
 * What days at the fire are to the caller, by the star of their profile. Throws `not_signed_in`, `not_found` for any other profile,
 * `invalid_request` for a day outside of 1900 to 2100, and like `ReadDays`.
 */
export function createListOwnDays({ profiles, readDays, firePlace }: Deps) {
  return async (caller: Caller, profileId: string, query: OwnDaysQuery) => {
    const profile = await profiles.ofUser(requireUser(caller).userId);
    if (profile?.id !== profileId) throw new ShopError('not_found');
    const star = starOf(profile);
    const from = readFirstDay(query.from, query.days);
    const fire = await readFirePlace(firePlace);
    // Without both there are no days; dates that the place never had are missing.
    const isKnown = star.nakshatra !== null || star.rashi !== null;
    const almanac = isKnown ? await readDays(fire, from, query.days) : [];
    const days = almanac.flatMap((day) => (day ? [{ date: day.date, ...ownDay(star, day) }] : []));
    return { place: fire, star, days };
  };
}
