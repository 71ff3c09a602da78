import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Birth, NO_BIRTH } from '#modules/profiles/index.ts';
import { type LineFault, lineKey, linesIn, type Participant, readLine } from './participants.ts';

/** Somebody of the customer's circle, for whom rituals can be performed. What is not known is an empty text, as in a profile. */
export interface CirclePerson extends Birth {
  readonly id: string;
  readonly name: string;
  /** Who it is to the customer, in their words. */
  readonly relation: string;
  /** How the name is read aloud; empty when it is read as it is written. */
  readonly readAs: string;
  readonly version: number;
}

/** The most people that a plan gets one by one, with the invited; a text that is saved as a whole may name up to `MOST_PARTICIPANTS`. */
export const MOST_IN_PLAN = 30;
export const MOST_IN_CIRCLE = 100;
/** The longest text of a plan's participants, in characters. */
const LONGEST_TEXT = 8000;

/** The record of somebody new, before anything is written into it. */
export const nobodyYet = (id: string): CirclePerson => ({ ...NO_BIRTH, id, name: '', relation: '', readAs: '', version: 0 });

/** The line by which somebody of the circle stands in the text of a plan. A time without a date could not be read there. */
export function lineOf({ name, birthDate, birthTime }: CirclePerson): string {
  return [name, birthDate, birthDate && birthTime].filter(Boolean).join(' ');
}

/** A line of a plan's text: somebody of the circle, somebody whom the text alone tells, or words that lack something. */
export interface PlanLine {
  readonly text: string;
  readonly person: CirclePerson | undefined;
  readonly read: Participant | undefined;
  readonly lacks: readonly LineFault[];
}

/**
 * Reads the lines of a plan's text. A line means the person of the circle who would be written so. The text alone says who takes part, so
 * a program that knows no circle changes it, too, by writing the text.
 */
export function planLines(text: string, circle: readonly CirclePerson[], today: CalendarDate): PlanLine[] {
  const byLine = new Map(circle.map((person) => [lineKey(lineOf(person)), person] as const));
  return linesIn(text).flatMap((line): PlanLine[] => {
    if (line.trim() === '') return [];
    const key = lineKey(line);
    const person = byLine.get(key);
    // A person whose line is written twice is meant once.
    byLine.delete(key);
    const written = { text: line.trim(), person };
    const readOrFaults = readLine(line, today);
    return 'birthDate' in readOrFaults
      ? [{ ...written, read: readOrFaults, lacks: [] }]
      : [{ ...written, read: undefined, lacks: readOrFaults }];
  });
}

/** The people of the circle who take part in a plan. */
export function takingPart(text: string, circle: readonly CirclePerson[]): CirclePerson[] {
  const lines = new Set(linesIn(text).map(lineKey));
  return circle.filter((person) => lines.has(lineKey(lineOf(person))));
}

/**
 * Puts `line` in place of the lines `inPlaceOf`, at the first of them, or at the end when the text has none of them. Without a `line` they
 * are only removed. The rest of the text stays.
 */
export function withLine(text: string, line: string | undefined, inPlaceOf: readonly string[]): string {
  const former = new Set(inPlaceOf.map(lineKey));
  const lines = linesIn(text);
  const isFormer = (each: string) => each.trim() !== '' && former.has(lineKey(each));
  const at = lines.findIndex(isFormer);
  if (at < 0) return line === undefined ? text : [...(text.trim() ? lines : []), line].join('\n');
  const rest = lines.slice(at + 1).filter((each) => !isFormer(each));
  return [...lines.slice(0, at), line, ...rest].filter((each) => each !== undefined).join('\n');
}

/**
 * Tells whether a text may replace another one in a plan in which invited people take `invited` places: within the limits, or no further
 * beyond them than the former text.
 */
export function hasRoom(text: string, before: string, invited: number): boolean {
  const isShort = charactersIn(text) <= Math.max(LONGEST_TEXT, charactersIn(before));
  return isShort && countIn(text) <= Math.max(MOST_IN_PLAN - invited, countIn(before));
}

/** The length as the contract counts it, in code points. */
const charactersIn = (text: string) => Array.from(text).length;

/** How many people stand in a text. */
export const countIn = (text: string) => linesIn(text).filter((line) => line.trim()).length;

/** The text in one line, with its accents in one form, so that the same name is the same text. */
export const inOneLine = (text: string) => text.normalize('NFC').trim().split(/\s+/).join(' ');
