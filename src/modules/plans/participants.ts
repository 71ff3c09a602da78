import { type CalendarDate, parseDottedDate } from '#kernel/calendar-date.ts';

/** A person for whom the rituals are held. `birthTime` is hh:mm, or empty when it is not known. */
export interface Participant {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: CalendarDate;
  readonly birthTime: string;
}

/** What a line lacks to be read as a person. */
export type LineFault = 'participant_name' | 'participant_date_missing' | 'participant_date' | 'participant_time';

/** Why a line is refused, one of the reasons; `line` counts from 0. */
interface ParticipantError {
  readonly line: number;
  readonly code: LineFault | 'participants_too_many';
}

/** The most people in a text that is saved as a whole. */
export const MOST_PARTICIPANTS = 50;

export const linesIn = (text: string): readonly string[] => text.split(/\r\n|\n|\r/);

/** Two lines that say the same have the same key. */
export const lineKey = (line: string): string => wordsOf(line.normalize('NFC').toLowerCase()).map(padded).join(' ');

const wordsOf = (line: string) => line.split(/[\s,;]+/).filter(Boolean);

/**
 * The errors of a text with one participant on each line; empty lines are skipped but counted, and a line may have several errors. A line that
 * is `kept`, because it is in the plan already or names somebody of the circle, stays as it is whatever it lacks.
 */
export function refusedIn(text: string, kept: Iterable<string>, today: CalendarDate): readonly ParticipantError[] {
  const known = new Set([...kept].map(lineKey));
  const errors: ParticipantError[] = [];
  let people = 0;
  for (const [line, written] of linesIn(text).entries()) {
    if (written.trim() === '') continue;
    people += 1;
    if (people > MOST_PARTICIPANTS) return [...errors, { line, code: 'participants_too_many' }];
    const read = known.has(lineKey(written)) ? [] : readLine(written, today);
    if (!('birthDate' in read)) errors.push(...read.map((code) => ({ line, code })));
  }
  return errors;
}

const TIME_OR_NOTHING = /^(([01]\d|2[0-3]):[0-5]\d)?$/;

/**
 * The participant of a line, or everything that is wrong with the line: first name, last name of one or more words, dd.mm.yyyy, optional hh:mm,
 * separated by spaces, commas or semicolons; a single digit stands for two, as in 5.3.1988 and 7:40. Nobody is born after `today`.
 */
export function readLine(line: string, today: CalendarDate): Participant | readonly LineFault[] {
  const words = wordsOf(line);
  const firstNumber = words.findIndex((word) => /\d/.test(word));
  const [firstName = '', ...lastNames] = firstNumber < 0 ? words : words.slice(0, firstNumber);
  const [dateText, timeText = '', ...rest] = firstNumber < 0 ? [] : words.slice(firstNumber).map(padded);
  const birthDate = dateText === undefined ? undefined : parseDottedDate(dateText);

  const faults: LineFault[] = [];
  if (lastNames.length === 0 || !isName(firstName) || !lastNames.every(isName)) faults.push('participant_name');
  if (dateText === undefined) faults.push('participant_date_missing');
  else if (!birthDate || birthDate > today) faults.push('participant_date');
  if (rest.length > 0 || !TIME_OR_NOTHING.test(timeText)) faults.push('participant_time');
  if (faults.length > 0 || !birthDate) return faults;
  return { firstName, lastName: lastNames.join(' '), birthDate, birthTime: timeText };
}

/** Writes a single day, month or hour with two digits: '5.3.1988' becomes '05.03.1988'. */
function padded(word: string): string {
  return word.replaceAll(/(?<!\d)\d(?=[.:])/g, '0$&');
}

/** Tells whether a word is a name: letters of any script with apostrophes, hyphens and dots, as in O’Neil, Анна-Мария, Jr. */
function isName(word: string): boolean {
  return /^[\p{L}\p{M}.'’ʼ`()\-‐‑–—]+$/u.test(word) && /\p{L}/u.test(word);
}
