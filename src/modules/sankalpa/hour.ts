import type { CalendarDate } from '#kernel/calendar-date.ts';
import { instantsAt } from '#kernel/local-instants.ts';
import { BRIGHT_TITHIS, type Day, isNorthward, type NamedPlace, type Span } from '#modules/panchanga/index.ts';

export type SkyOfHour = NonNullable<ReturnType<typeof skyOf>>;

/** When clocks of a zone first show `HH:MM` on a date. Where they are put forward over that time, it is later by as much. */
export function instantAt(date: CalendarDate, time: string, timeZone: string): Date {
  const [first] = instantsAt(date, time, timeZone);
  if (!first) throw new RangeError(`Clocks of ${timeZone} have no ${time} on ${date}`);
  return first;
}

/** The latitude of the Vindhyas in degrees. India north of them is Aryavarta. */
const VINDHYAS = 23;
/** The only time zone of India. */
const INDIA = 'Asia/Kolkata';

export const isInIndia = ({ timeZone }: NamedPlace): boolean => timeZone === INDIA;
export const isInAryavarta = (place: NamedPlace): boolean => isInIndia(place) && place.latitude >= VINDHYAS;

/**
 * What the sky says of an hour: numbers count from 1, the weekday from Sunday as 0, and Moon and Sun are told by their signs. It takes days of
 * the almanac that follow one another; undefined when none of them has the hour. The day of the almanac is counted from sunrise, so that before
 * it the weekday is that of the day before. Where the tithi has passed into the other half of the month since the sunrise, month, season and
 * year are those of the next day.
 */
export function skyOf(days: readonly (Day | undefined)[], at: Date, place: NamedPlace) {
  const index = days.findIndex((day) => day && isWithin(at, day.span));
  const day = days[index];
  if (!day) return undefined;
  const tithi = numberAt(day.tithis, at);
  const isBright = tithi <= BRIGHT_TITHIS;
  const hasCrossed = isBright !== (day.paksha === 'shukla');
  const nextDay = days[index + 1];
  const { masa, ritu, samvat } = hasCrossed && nextDay ? nextDay : day;
  const sun = numberAt(day.rashis.sun, at);
  return {
    samvat,
    ritu,
    tithi,
    sun,
    vara: day.vara.number,
    // True while the Sun goes north.
    isUttara: isNorthward(sun),
    // Aryavarta counts months from full moon to full moon, the south and the shop's other places from new moon to new moon.
    masa: isInAryavarta(place) ? masa.purnimanta : masa.amanta,
    isAdhika: masa.isAdhika,
    nakshatra: numberAt(day.nakshatras, at),
    yoga: numberAt(day.yogas, at),
    karana: numberAt(day.karanas, at),
    moon: numberAt(day.rashis.moon, at),
  };
}

const isWithin = (at: Date, { begin, end }: Span) => begin <= at && at < end;

function numberAt(spans: readonly (Span & { readonly number: number })[], at: Date): number {
  const span = spans.find((each) => isWithin(at, each));
  if (!span) throw new RangeError(`No part of the sky at ${at.toISOString()}`);
  return span.number;
}
