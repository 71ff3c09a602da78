import { type FieldCode, ShopError } from '#kernel/errors.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { CITIES } from '#words/cities.ts';
import type { Place } from './light.ts';

/** A city of the shop's list, or a point with its clocks. */
export interface WantedPlace {
  readonly city?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly timeZone?: string | undefined;
}

export interface NamedPlace extends Place {
  readonly city?: string;
  readonly name: Bilingual;
}

const cities = new Map(CITIES.map((city) => [city.slug, city]));

/**
 * Throws `not_found` for a city that the list lacks, and `invalid_request` for a point that is not whole, a zone that nobody knows, or a city with
 * a point beside it; `path` leads to the fields.
 */
export function findPlace({ city, latitude, longitude, timeZone }: WantedPlace, path: readonly string[] = []): NamedPlace {
  const refuse = (field: keyof WantedPlace, code: FieldCode) =>
    new ShopError('invalid_request', { fields: [{ path: [...path, field], code }] });
  if (city !== undefined) {
    if (latitude !== undefined || longitude !== undefined || timeZone !== undefined) throw refuse('city', 'invalid');
    return cityNamed(city);
  }
  if (latitude === undefined && longitude === undefined) throw refuse('city', 'required');
  if (latitude === undefined) throw refuse('latitude', 'required');
  if (longitude === undefined) throw refuse('longitude', 'required');
  if (timeZone === undefined) throw refuse('timeZone', 'required');
  if (!isZone(timeZone)) throw refuse('timeZone', 'invalid');
  return { latitude, longitude, timeZone, name: inEachLanguage(() => `${latitude}, ${longitude}`) };
}

function cityNamed(slug: string): NamedPlace {
  const city = cities.get(slug);
  if (!city) throw new ShopError('not_found');
  const { latitude, longitude, timeZone } = city;
  return { city: slug, latitude, longitude, timeZone, name: inEachLanguage((language) => city[language]) };
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('sv', { timeZone });
    return true;
  } catch {
    return false;
  }
}
