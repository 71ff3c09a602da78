import type { Bilingual } from '#kernel/language.ts';

export interface City extends Bilingual {
  /** Names the city in addresses: 'rostov-on-don'. */
  readonly slug: string;
  /** Two-letter code of ISO 3166-1. */
  readonly country: string;
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** Name in the IANA time zone database. */
  readonly timeZone: string;
  /** True: suggested first where a place is typed, as on the card of the profile. */
  readonly isBestKnown: boolean;
}

/** Parses cities, grouped by `country zone`. Each city is `Name|English name|north|east`, and `|*` if it is best known; `;` separates cities. */
export function readCities(groups: Readonly<Record<string, string>>): readonly City[] {
  const taken = new Set<string>();
  return Object.entries(groups).flatMap(([group, list]) => {
    const [country = '', timeZone = ''] = group.split(' ');
    return list.split(';').map((entry): City => {
      const [ru = '', en = '', latitude, longitude, mark] = entry.trim().split('|');
      const slug = freeSlug(en, country, taken);
      const isBestKnown = mark === '*';
      return { ru, en, slug, country, latitude: Number(latitude), longitude: Number(longitude), timeZone, isBestKnown };
    });
  });
}

/** The English name in small letters and hyphens. Only the first city of a name has it so; later ones add their country. */
function freeSlug(name: string, country: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const slug = taken.has(plain) ? `${plain}-${country.toLowerCase()}` : plain;
  taken.add(slug);
  return slug;
}
