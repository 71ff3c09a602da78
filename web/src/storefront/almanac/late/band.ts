import type { CalendarDate } from '#kernel/calendar-date.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { startOfDay, startOfNextDay } from '#kernel/local-instants.ts';
import type { Day, DrawnFacts, Hour, Part } from '../day.ts';
import { elongationAt, moonHeight, sunHeight } from './sky-heights.ts';

/** Heights are computed at so many equal steps of the day, about each quarter of an hour. */
const SAMPLES = 96;
/** A part that lasts no longer within the day, as a share of it, is not drawn. */
const SHORTEST = 0.002;

/** A civil day as a band from midnight to midnight, of more or fewer than 24 hours where clocks change. Positions are shares of its length, 0 to 1. */
export type Band = ReturnType<typeof bandOf>;

/** A rising or a setting; `at` is its position. */
interface Crossing {
  readonly kind: keyof DrawnFacts['rises'];
  readonly instant: string;
  readonly at: number;
}

/** A part of a row that lies within the day, between two positions. */
export interface Segment extends Part {
  readonly from: number;
  readonly to: number;
}

/** Lays a day of the almanac out as a band. The casts: a date of the API is a text. */
export function bandOf(day: Day) {
  const { date, place } = day;
  const begin = startOfDay(date as CalendarDate, place.timeZone).getTime();
  const end = startOfNextDay(date as CalendarDate, place.timeZone).getTime();
  const positionOf = (instant: string | number) => (new Date(instant).getTime() - begin) / (end - begin);
  const instants = Array.from({ length: SAMPLES + 1 }, (_, step) => begin + ((end - begin) * step) / SAMPLES);
  const heights = {
    sun: instants.map((instant) => sunHeight(instant, place)),
    moon: instants.map((instant) => moonHeight(instant, place)),
  };
  const crossings = crossingsOf(day, positionOf);
  return {
    begin,
    end,
    /** Where an instant lies; below 0 and above 1 outside of the day. */
    at: positionOf,
    /** Every hour from midnight on, and the midnight at the end. */
    hours: [...Array.from({ length: Math.ceil((end - begin) / HOUR_MS) }, (_, step) => begin + step * HOUR_MS), end],
    /** Heights of Sun and Moon in degrees, from the beginning to the end in equal steps. */
    heights,
    /** The times within the day in which the Sun is up. */
    daylight: daylightOf(crossings, heights.sun),
    crossings,
    /** Where in the band Sun and Moon stand highest. */
    highest: { sun: positionOfHighest(heights.sun), moon: positionOfHighest(heights.moon) },
    /** How far the Moon is ahead of the Sun at noon, in degrees. */
    elongation: elongationAt((begin + end) / 2),
  };
}

/** All risings and settings within the day, those of the almanac's day before included. */
function crossingsOf({ rises, before }: Day, positionOf: (instant: string) => number): readonly Crossing[] {
  return [before?.rises, rises]
    .flatMap((risesOfDay) => Object.entries(risesOfDay ?? {}))
    .flatMap(([kind, instant]) => (instant ? { kind: kind as Crossing['kind'], instant, at: positionOf(instant) } : []))
    .filter(({ at }) => at >= 0 && at < 1)
    .toSorted((one, other) => one.at - other.at);
}

/** Where the highest of the samples lies. */
function positionOfHighest(samples: readonly number[]): number {
  return samples.indexOf(Math.max(...samples)) / SAMPLES;
}

/** When the Sun is up. Without a rising and a setting it is up all day, or not at all: its height at noon tells. */
function daylightOf(crossings: readonly Crossing[], heights: readonly number[]) {
  const turns = crossings.filter(({ kind }) => kind === 'sunrise' || kind === 'sunset');
  const isUpFirst = turns[0] ? turns[0].kind === 'sunset' : (heights[SAMPLES / 2] ?? 0) > 0;
  // In turn a rising and a setting. The day's beginning or end takes the place of one that lies outside of the day.
  const edges = [...turns.map((turn) => turn.at), 1];
  if (isUpFirst) edges.unshift(0);
  const daylight: { readonly from: number; readonly to: number }[] = [];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    daylight.push({ from: edges[index] ?? 0, to: edges[index + 1] ?? 1 });
  }
  return daylight;
}

/** A named hour that lies within the day, at least in part, between two positions; it may belong to the almanac's day before. */
export type PlacedHour = Hour & { readonly from: number; readonly to: number };

export function hoursWithin(day: Day, band: Band): readonly PlacedHour[] {
  return [...(day.before?.hours ?? []), ...day.hours]
    .map((hour) => ({ ...hour, from: Math.max(0, band.at(hour.begin)), to: Math.min(1, band.at(hour.end)) }))
    .filter(({ from, to }) => to > from);
}

/** The parts of a row that lie within the day, in order, also those that began on the almanac's day before. */
export function segmentsOf(day: Day, row: 'tithis' | 'nakshatras' | 'karanas', band: Band): readonly Segment[] {
  const parts = [...(day.before?.[row] ?? []), ...day[row]];
  // A part that lasts beyond the sunrise is a part of both days.
  const eachOnce = new Map(parts.map((part) => [part.begin, part]));
  return [...eachOnce.values()]
    .map((part) => ({ ...part, from: Math.max(0, band.at(part.begin)), to: Math.min(1, band.at(part.end)) }))
    .filter(({ from, to }) => to - from > SHORTEST)
    .toSorted((one, other) => one.from - other.from);
}

/**
 * Vishti is the karana in which nothing great is begun. Of the 60 karanas of a month the first and the last three are fixed; between them
 * seven come in turn, and Vishti is the last of the seven.
 */
export const isVishti = ({ number }: { readonly number: number }): boolean => number > 1 && number < 58 && (number - 1) % 7 === 0;

/** Puts labels on lines so that none covers another: each goes on the first line where it finds room. */
export function linesFor(labels: readonly { readonly from: number; readonly to: number }[], gap: number): readonly number[] {
  const ends: number[] = [];
  return labels.map(({ from, to }) => {
    const line = ends.findIndex((end) => end + gap <= from);
    const chosen = line < 0 ? ends.length : line;
    ends[chosen] = to;
    return chosen;
  });
}
