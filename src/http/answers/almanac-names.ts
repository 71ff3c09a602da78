import { toFields } from '#kernel/bilingual-fields.ts';
import type { Bilingual } from '#kernel/language.ts';
import type { NamedPlace, OwnStar, StarCandidate } from '#modules/panchanga/index.ts';
import { NAKSHATRA_NAMES, RASHI_NAMES } from '#words/almanac.ts';
import type { Wire } from '../contract/contract.ts';

/** A name of the almanac, such as that of a nakshatra, with its number in the list of its kind, from 1. Throws like `entryIn`. */
export function numberedName(names: readonly Bilingual[], number: number): Wire['AlmanacName'] {
  return { number, ...toFields({ name: entryIn(names, number) }) };
}

/** The entry of a list by its number, from 1. Throws RangeError for a number that the list lacks. */
export function entryIn<Entry>(list: readonly Entry[], number: number): Entry {
  const entry = list[number - 1];
  if (!entry) throw new RangeError(`The list has no ${number}`);
  return entry;
}

export function placeToWire({ city, name, latitude, longitude, timeZone }: NamedPlace): Wire['AlmanacPlace'] {
  return { city, ...toFields({ name }), latitude, longitude, timeZone };
}

export function candidateToWire({ nakshatra, pada, rashi, lagna, from, to }: StarCandidate): Wire['StarCandidate'] {
  return {
    nakshatra: numberedName(NAKSHATRA_NAMES, nakshatra),
    pada,
    rashi: numberedName(RASHI_NAMES, rashi),
    lagna: nameOrNull(RASHI_NAMES, lagna),
    from,
    to,
  };
}

export function ownStarToWire({ nakshatra, rashi, lagna, candidates, place, ...star }: OwnStar): Wire['OwnStar'] {
  return {
    ...star,
    nakshatra: nameOrNull(NAKSHATRA_NAMES, nakshatra),
    rashi: nameOrNull(RASHI_NAMES, rashi),
    lagna: nameOrNull(RASHI_NAMES, lagna),
    candidates: candidates.map(candidateToWire),
    place: place && placeToWire(place),
  };
}

function nameOrNull(names: readonly Bilingual[], number: number | null): Wire['AlmanacName'] | null {
  return number === null ? null : numberedName(names, number);
}
