import type { Language } from '../../i18n/language.ts';

export interface City {
  readonly ru: string;
  readonly en: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** Of the IANA data base. */
  readonly timeZone: string;
}

const FEWEST_LETTERS = 2;
const MOST_SHOWN = 5;

/** Reads groups of `Name|English name|north|east`, one city after another divided by `;`, by `country zone`. */
export function readCities(groups: Readonly<Record<string, string>>): readonly City[] {
  return Object.entries(groups).flatMap(([group, list]) => {
    const [country = '', timeZone = ''] = group.split(' ');
    return list.split(';').map((entry): City => {
      const [ru = '', en = '', latitude, longitude] = entry.trim().split('|');
      return { ru, en, country, timeZone, latitude: Number(latitude), longitude: Number(longitude) };
    });
  });
}

/** 'Казань, Россия': the city and its country in the reader's language. */
export function cityLabel(city: City, language: Language): string {
  return `${city[language]}, ${countryName(city.country, language)}`;
}

/** Cities whose name in either language holds the text, at most five, from the second character on; those that begin with it first. */
export function suggestCities(cities: readonly City[], typed: string, language: Language): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < FEWEST_LETTERS) return [];
  const place = ({ ru, en }: City) => Math.min(...[ru, en].map((name) => placeIn(name, wanted)));
  return cities
    .filter((city) => place(city) < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => Number(place(one) > 0) - Number(place(other) > 0))
    .slice(0, MOST_SHOWN)
    .map((city) => cityLabel(city, language));
}

/** The city that a suggestion named. */
export function cityNamed(cities: readonly City[], label: string, language: Language): City | undefined {
  return label ? cities.find((city) => cityLabel(city, language) === label) : undefined;
}

/** '55.79° N, 49.11° E · Europe/Moscow'. */
export function describeCity({ latitude, longitude, timeZone }: City): string {
  const north = `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;
  return `${north}, ${east} · ${timeZone.replaceAll('_', ' ')}`;
}

function placeIn(name: string, wanted: string): number {
  const index = name.toLowerCase().indexOf(wanted);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
