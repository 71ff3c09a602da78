import type { CalendarDate } from '#kernel/calendar-date.ts';
import { startOfDay } from '#kernel/month.ts';
import { wallClock } from '#kernel/wall-clock.ts';
import type { Day, NamedPlace, Span } from '#modules/panchanga/index.ts';

/** What the sky says of the very hour. Numbers count from 1, the weekday from Sunday as 0. */
export interface SkyOfHour {
  readonly samvat: Day['samvat'];
  readonly isUttara: boolean;
  readonly ritu: number;
  readonly masa: number;
  readonly isAdhika: boolean;
  readonly tithi: number;
  readonly vara: number;
  readonly nakshatra: number;
  readonly yoga: number;
  readonly karana: number;
  /** The signs in which the Moon and the Sun stand. */
  readonly moon: number;
  readonly sun: number;
}

const MINUTE = 60_000;

/** When clocks of a zone show hh:mm on a date. Where they are put forward over that time, the time after it. */
export function instantAt(date: CalendarDate, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = hours * 60 + minutes;
  const guess = new Date(startOfDay(date, timeZone).getTime() + wanted * MINUTE);
  return new Date(guess.getTime() + (wanted - minutesIn(guess, timeZone)) * MINUTE);
}

function minutesIn(at: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallClock(at.getTime(), timeZone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The north of the Vindhyas counts months from full moon to full moon, the south and the shop's other places from new moon to new moon. */
const VINDHYAS = 23;
const INDIA = 'Asia/Kolkata';

export const isInIndia = ({ timeZone }: NamedPlace): boolean => timeZone === INDIA;
export const isInAryavarta = (place: NamedPlace): boolean => isInIndia(place) && place.latitude >= VINDHYAS;

/**
 * The sky of an hour, of days of the almanac that follow one another; undefined when none of them has the hour. The day of the almanac is
 * counted from sunrise, so that before it the weekday is that of the day before. Where the tithi has passed into the other half of the
 * month since the sunrise, month, season and year are those of the next day.
 */
export function skyOf(days: readonly (Day | undefined)[], at: Date, place: NamedPlace): SkyOfHour | undefined {
  const index = days.findIndex((day) => day && isWithin(at, day.span));
  const day = days[index];
  if (!day) return undefined;
  const tithi = numberAt(day.tithis, at);
  const hasCrossed = tithi <= 15 !== (day.paksha === 'shukla');
  const { masa, ritu, samvat } = (hasCrossed && days[index + 1]) || day;
  const sun = numberAt(day.rashis.sun, at);
  return {
    samvat,
    ritu,
    tithi,
    sun,
    vara: day.vara.number,
    isUttara: sun >= 10 || sun <= 3,
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
