import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { City } from '#words/read-cities.ts';
import { placeOf } from './place-of.ts';

const FEWEST_LETTERS = 2;
const MOST_SHOWN = 5;
/** Puts a name in the other language after an equal one in the reader's language, and before any worse one. */
const OTHER_LANGUAGE = 0.5;

/** 'Казань, Россия': the city and its country in the reader's language. */
export function cityLabel(city: City, language: Language): string {
  return `${city[language]}, ${countryName(city.country, language)}`;
}

/**
 * At most five cities whose name contains the text in either language; none for a text of one character. Names that begin with the text come
 * first, then those in which a later word does, then the others; of equal ones, that in the reader's language.
 */
export function suggestCities(cities: readonly City[], typed: string, language: Language): readonly string[] {
  const wanted = typed.trim();
  if (wanted.length < FEWEST_LETTERS) return [];
  const rank = (city: City) =>
    Math.min(placeOf(wanted, city[language]), ...LANGUAGES.map((other) => placeOf(wanted, city[other]) + OTHER_LANGUAGE));
  return cities
    .filter((city) => rank(city) < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_SHOWN)
    .map((city) => cityLabel(city, language));
}

/** The city with this suggestion's label; labels that were chosen before may lack the letter 'ё'. */
export function cityNamed(cities: readonly City[], label: string, language: Language): City | undefined {
  const plain = (text: string) => text.replaceAll('ё', 'е');
  return label ? cities.find((city) => plain(cityLabel(city, language)) === plain(label)) : undefined;
}

/** Abbreviations of the hemispheres: north, south, east, west. */
const HEMISPHERES: Record<Language, readonly [string, string, string, string]> = {
  ru: ['с.\u00a0ш.', 'ю.\u00a0ш.', 'в.\u00a0д.', 'з.\u00a0д.'],
  en: ['N', 'S', 'E', 'W'],
};

/** A city's coordinates and time zone: '55,79° с. ш., 49,11° в. д. · Москва', '55.79° N, 49.11° E · Moscow Time'. */
export function describeCity({ latitude, longitude, timeZone }: City, language: Language): string {
  const [north, south, east, west] = HEMISPHERES[language];
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const degrees = (value: number, hemisphere: string) => `${digits.format(Math.abs(value))}°\u00a0${hemisphere}`;
  const place = `${degrees(latitude, latitude < 0 ? south : north)}, ${degrees(longitude, longitude < 0 ? west : east)}`;
  return `${place} · ${zoneName(timeZone, language)}`;
}

/** A time zone in words; its IANA name where the browser knows no words for it. */
function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function countryName(country: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  // The tables of browsers write 'Соединенные', where our words have the letter 'ё'.
  return name.replace('Соединенн', 'Соединённ');
}
