import type { Moment } from './sky.ts';

export type MuhurtaId = 'brahma' | 'abhijit' | 'vijaya' | 'godhuli' | 'rahu' | 'yamaganda' | 'gulika';

export interface Muhurta {
  readonly id: MuhurtaId;
  readonly kind: 'good' | 'avoid';
  readonly begin: Moment;
  readonly end: Moment;
}

/** The risings and settings around a day; null where the Sun did not rise or set. */
export interface DayLight {
  readonly sunsetBefore: Moment | null;
  readonly sunrise: Moment | null;
  readonly sunset: Moment | null;
  readonly nextSunrise: Moment | null;
}

/** Which eighth of the daylight each weekday gives away, from Sunday; as in the verses that almanacs print. */
const EIGHTHS = {
  rahu: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika: [7, 6, 5, 4, 3, 2, 1],
} as const;

/** Which fifteenth of the daylight, from 1: abhijit is the eighth, around noon, vijaya the eleventh. */
const FIFTEENTHS = { abhijit: 8, vijaya: 11 } as const;

/** Named hours of a day, in order of their beginning. What needs a sunrise or a sunset that did not happen is missing. */
export function muhurtasOf(light: DayLight, weekday: number): readonly Muhurta[] {
  return [...beforeDawn(light), ...byDay(light, weekday), ...atDusk(light)].toSorted((one, other) => one.begin - other.begin);
}

/** Brahma muhurta: the last but one of the fifteen muhurtas of the night that ends with this sunrise. */
function beforeDawn({ sunsetBefore, sunrise }: DayLight): readonly Muhurta[] {
  if (sunsetBefore === null || sunrise === null) return [];
  const step = (sunrise - sunsetBefore) / 15;
  return [{ id: 'brahma', kind: 'good', begin: sunrise - 2 * step, end: sunrise - step }];
}

function byDay({ sunrise, sunset }: DayLight, weekday: number): readonly Muhurta[] {
  if (sunrise === null || sunset === null) return [];
  const part = (id: MuhurtaId, kind: Muhurta['kind'], number: number, of: number): Muhurta => {
    const step = (sunset - sunrise) / of;
    return { id, kind, begin: sunrise + (number - 1) * step, end: sunrise + number * step };
  };
  return [
    part('abhijit', 'good', FIFTEENTHS.abhijit, 15),
    part('vijaya', 'good', FIFTEENTHS.vijaya, 15),
    ...(['rahu', 'yamaganda', 'gulika'] as const).map((id) => part(id, 'avoid', EIGHTHS[id][weekday] ?? 1, 8)),
  ];
}

/**
 * Godhuli, 'dust of the cows': half a muhurta of the night around the setting. Traditions differ in where it begins; published almanacs of the Drik
 * method let a tenth of it lie before the setting.
 */
function atDusk({ sunset, nextSunrise }: DayLight): readonly Muhurta[] {
  if (sunset === null || nextSunrise === null) return [];
  const length = (nextSunrise - sunset) / 30;
  return [{ id: 'godhuli', kind: 'good', begin: sunset - length / 10, end: sunset + length * 0.9 }];
}
