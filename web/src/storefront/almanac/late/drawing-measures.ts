import type { TimeThere } from '#kernel/time-there.ts';
import type { Day } from '../day.ts';
import type { Band } from './band.ts';

/** What a drawing of a day shows, and by which clocks. */
export interface DrawnDay {
  readonly day: Day;
  readonly band: Band;
  readonly time: TimeThere;
  /** Where the present moment lies; undefined on other days, and on the server. */
  readonly now: { readonly at: number; readonly clock: string } | undefined;
}

/** The width of the wide drawing, in units of its own, and where the day begins and ends in it. */
export const WIDE = 1110;
export const LEFT = 118;
export const RIGHT = 1098;
/** Heights in the wide drawing, in its units from above: of the upper edge of the sky, of the horizon, of the lower edge. */
export const SKY = { top: 36, horizon: 152, bottom: 208 } as const;
/** Units from the horizon to the zenith, which lies a little below the top. */
export const SKY_UNITS = 112;
/** Degrees from the horizon to the zenith. */
export const ZENITH = 90;

/** About how wide a text is, in units, when its letters are 13 units high. */
export const textWidth = (text: string): number => text.length * 7;

/** Where a position in the day, 0 to 1, lies in the wide drawing. */
export const xOf = (at: number): number => LEFT + at * (RIGHT - LEFT);

/** How high Sun or Moon stand at a position in the day, 0 to 1, in degrees. */
export function heightAt(band: Band, light: 'sun' | 'moon', at: number): number {
  const heights = band.heights[light];
  return heights[Math.round(at * (heights.length - 1))] ?? 0;
}

/** Every second hour by the clocks, which may leave one out or show it twice, and the end of the day. */
export function ticksOf(band: Band, time: TimeThere): readonly { readonly instant: number; readonly words: string }[] {
  return band.hours
    .map((instant) => ({ instant, words: instant === band.end ? '24:00' : time.clock(instant) }))
    .filter(({ words }) => Number(words.slice(0, 2)) % 2 === 0);
}
