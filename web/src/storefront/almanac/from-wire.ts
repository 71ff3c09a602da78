import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import type { Bands, Day, Month, Part, Place } from './day.ts';

type WireDay = components['schemas']['PanchangaDay'];
type WireDays = components['schemas']['PanchangaDays'];
type Named = Omit<components['schemas']['AlmanacFestival'], 'id'>;

const nameIn = (language: Language) => (named: Named) => textIn(named, language)('name');

function partsIn(parts: readonly (Named & Omit<Part, 'name'>)[], language: Language): readonly Part[] {
  return parts.map((part) => ({ number: part.number, name: nameIn(language)(part), begin: part.begin, end: part.end }));
}

/** What a drawing needs of a day: its parts, and when Sun and Moon rise and set. */
export function bandsIn(day: WireDay, language: Language): Bands {
  const { sunrise, sunset, moonrise, moonset } = day;
  return {
    tithis: partsIn(day.tithis, language),
    nakshatras: partsIn(day.nakshatras, language),
    karanas: partsIn(day.karanas, language),
    rises: { sunrise, sunset, moonrise, moonset },
  };
}

/** A day of the API as its page shows it. `before`: what a drawing needs of the day before, which the first hours belong to. */
export function dayIn(day: WireDay, before: Bands | undefined, language: Language): Day {
  const name = nameIn(language);
  const [first] = day.nakshatras;
  const begins = day.sunrise ?? first?.begin ?? '';
  return {
    kind: 'day',
    ...bandsIn(day, language),
    date: day.date,
    place: placeIn(day.place, language),
    nextSunrise: day.nextSunrise,
    vara: { number: day.vara.number, name: name(day.vara) },
    pada: first?.padas.findLast(({ begin }) => begin <= begins)?.pada ?? 1,
    yogas: partsIn(day.yogas, language),
    masa: { amanta: name(day.masa.amanta), purnimanta: name(day.masa.purnimanta), isAdhika: day.masa.isAdhika },
    paksha: day.paksha,
    ritu: { number: day.ritu.number, name: name(day.ritu) },
    ayana: day.ayana,
    samvat: day.samvat,
    moonRashis: partsIn(day.rashis.moon, language),
    sunRashi: day.rashis.sun[0] ? name(day.rashis.sun[0]) : '',
    hours: day.muhurtas.map(({ id, kind, begin, end, ...named }) => ({
      id,
      name: name(named),
      isGood: kind === 'good',
      begin,
      end,
    })),
    festivals: day.festivals.map(name),
    before,
  };
}

/** A month of the API as its page shows it. */
export function monthIn(month: string, { place, items }: WireDays, language: Language): Month {
  const name = nameIn(language);
  return {
    kind: 'month',
    month,
    place: placeIn(place, language),
    days: items.map(({ date, tithi, nakshatra, masa, festivals }) => ({
      date,
      tithi: { number: tithi.number, name: name(tithi) },
      nakshatra: name(nakshatra),
      masa: name(masa),
      festivals: festivals.map(name),
    })),
  };
}

function placeIn(place: WireDay['place'], language: Language): Place {
  const { city = '', latitude, longitude, timeZone } = place;
  return { city, name: nameIn(language)(place), latitude, longitude, timeZone };
}
