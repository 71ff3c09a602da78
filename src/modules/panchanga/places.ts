import { type FieldCode, refusedField, requireFound } from '#kernel/errors.ts';
import { type Bilingual, inEachLanguage, LANGUAGES } from '#kernel/language.ts';
import { isTimeZone } from '#kernel/time-there.ts';
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

/** Tells whether the shop's list has a city of this name in addresses. */
export const isCity = (slug: string): boolean => cities.has(slug);

/**
 * Returns the place that somebody asks for. Throws `not_found` for a city that the list lacks, and `invalid_request` for a point without a
 * coordinate or a zone, an unknown zone, or a city with a point beside it; `path` leads to the fields.
 */
export function findPlace({ city, latitude, longitude, timeZone }: WantedPlace, path: readonly string[] = []): NamedPlace {
  const refusal = (field: keyof WantedPlace, code: FieldCode) => refusedField([...path, field], code);
  if (city !== undefined) {
    if (latitude !== undefined || longitude !== undefined || timeZone !== undefined) throw refusal('city', 'invalid');
    return cityWithSlug(city);
  }
  if (latitude === undefined && longitude === undefined) throw refusal('city', 'required');
  if (latitude === undefined) throw refusal('latitude', 'required');
  if (longitude === undefined) throw refusal('longitude', 'required');
  if (timeZone === undefined) throw refusal('timeZone', 'required');
  if (!isTimeZone(timeZone)) throw refusal('timeZone', 'invalid');
  return { latitude, longitude, timeZone, name: inEachLanguage(() => `${latitude}, ${longitude}`) };
}

function cityWithSlug(slug: string): NamedPlace {
  const city = requireFound(cities.get(slug));
  const { latitude, longitude, timeZone } = city;
  return { city: slug, latitude, longitude, timeZone, name: inEachLanguage((language) => city[language]) };
}

/**
 * The city that somebody means by its name in either language, alone or with its country: 'Kazan', 'Kazan, Russia'. Undefined for one that
 * the list lacks, for a name of two cities without their country, and when words follow that are no country, as in 'Moscow, Idaho'.
 */
export function placeNamed(text: string): NamedPlace | undefined {
  const [name = '', ...rest] = text.split(',').map(folded);
  const namesakes = CITIES.filter((city) => LANGUAGES.some((language) => folded(city[language]) === name));
  const country = rest.join(', ');
  const matching = country === '' ? namesakes : namesakes.filter((city) => countryNames(city.country).includes(country));
  const [city] = matching;
  return city && matching.length === 1 ? cityWithSlug(city.slug) : undefined;
}

const REGION_NAMES = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

const countryNames = (country: string) => REGION_NAMES.map((names) => folded(names.of(country) ?? country));

/** A name without its case and without the two dots over letters, which people leave out. */
const folded = (text: string) => text.normalize('NFD').replaceAll('\u0308', '').trim().toLowerCase();
