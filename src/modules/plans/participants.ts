import { type CalendarDate, parseDottedDate } from '#kernel/calendar-date.ts';

/** A person for whom the rituals are held. `birthTime` is hh:mm, or empty when it is not known. */
export interface Participant {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: CalendarDate;
  readonly birthTime: string;
}

export type ParticipantFault =
  | 'participant_name'
  | 'participant_date_missing'
  | 'participant_date'
  | 'participant_time'
  | 'participants_too_many';

/** Why a line cannot be read; `line` counts from 0. */
export interface ParticipantError {
  readonly line: number;
  readonly code: ParticipantFault;
}

export const MOST_PARTICIPANTS = 50;

/**
 * Reads one participant from each line: first name, last name of one or more words, dd.mm.yyyy, optional hh:mm, separated by spaces,
 * commas or semicolons. Empty lines are skipped but counted in errors. A date of birth after `today` is an error.
 */
export function readParticipants(
  text: string,
  today: CalendarDate,
): { readonly participants: readonly Participant[]; readonly errors: readonly ParticipantError[] } {
  const participants: Participant[] = [];
  const errors: ParticipantError[] = [];
  const refuse = (line: number, code: ParticipantFault) => errors.push({ line, code });
  let people = 0;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue;
    people += 1;
    if (people > MOST_PARTICIPANTS) {
      refuse(index, 'participants_too_many');
      break;
    }
    const read = readLine(line, today);
    if (typeof read === 'string') refuse(index, read);
    else participants.push(read);
  }
  return { participants, errors };
}

function readLine(line: string, today: CalendarDate): Participant | ParticipantFault {
  const words = line.split(/[\s,;]+/).filter(Boolean);
  const firstNumber = words.findIndex((word) => /\d/.test(word));
  if (firstNumber < 0) return 'participant_date_missing';
  const [firstName = '', ...lastNames] = words.slice(0, firstNumber);
  if (lastNames.length === 0 || !isName(firstName) || !lastNames.every(isName)) return 'participant_name';

  const [dateText = '', timeText = '', ...rest] = words.slice(firstNumber);
  const birthDate = parseDottedDate(dateText);
  if (!birthDate || birthDate > today) return 'participant_date';
  if (rest.length > 0 || !/^(([01]\d|2[0-3]):[0-5]\d)?$/.test(timeText)) return 'participant_time';
  return { firstName, lastName: lastNames.join(' '), birthDate, birthTime: timeText };
}

/** Tells whether a word is a name: letters of any script with apostrophes, hyphens and dots, as in O’Neil, Анна-Мария, Jr. */
function isName(word: string): boolean {
  return /^[\p{L}\p{M}.'’ʼ`()\-‐‑–—]+$/u.test(word) && /\p{L}/u.test(word);
}
