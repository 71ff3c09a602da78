import { addDays } from '#kernel/calendar-date.ts';
import { formatWeeks, withDash } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { shortHexHash } from '#kernel/short-hash.ts';
import type { AdvisedDay } from '#modules/muhurtas/index.ts';
import { LATIN_BRAND } from '#words/brand.ts';
import { CALENDAR_WORDS } from '#words/calendar.ts';
import { firstDayLines } from './first-day.ts';
import type { Plan, PlannedRitual } from './plan.ts';

/** A ritual, with what the almanac said of its first day; without it where nothing is known. */
export interface RitualToWrite extends PlannedRitual {
  readonly advised?: AdvisedDay | undefined;
}

/**
 * When calendar programs remind of a ritual's first day, counted back from its midnight, each with its words: at 18:00 of the evening
 * before, and at 9:00 three days before.
 */
const REMINDERS = {
  evening_before: [['-PT6H', 'tomorrow']],
  three_days_before: [['-P2DT15H', 'inThreeDays']],
  both: [
    ['-P2DT15H', 'inThreeDays'],
    ['-PT6H', 'tomorrow'],
  ],
} as const;

export type Reminder = keyof typeof REMINDERS;

export interface CalendarReader {
  readonly language: Language;
  /** Leads to the plan, for people who may sign in. */
  readonly link: string;
  /** By whose clocks hours are told besides those of the fire; missing where they are not known. */
  readonly timeZone?: string | undefined;
  readonly reminder?: Reminder | undefined;
}

/**
 * Writes a plan as iCalendar (RFC 5545): one all-day event for each ritual, from its first to its last day (DTEND names the day after).
 * The UID of an event never changes; SEQUENCE tells calendar programs that the date has moved. A METHOD would make some of them take
 * the feed for an invitation. Servers of other companies fetch and store feeds: so wishes and participants are left out, and the UID is a
 * hash of the ritual's key, because the id of an order opens its page.
 */
export function writeCalendar(
  plan: Pick<Plan, 'moves' | 'updatedAt'>,
  rituals: readonly RitualToWrite[],
  reader: CalendarReader,
): string {
  const { language } = reader;
  const words = CALENDAR_WORDS[language];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${LATIN_BRAND}//Ritual plan//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(words.calendar)}`,
    `X-WR-CALNAME:${escapeText(words.calendar)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...rituals.flatMap((ritual) => eventLines(plan, ritual, reader)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(
  { moves, updatedAt }: Pick<Plan, 'moves' | 'updatedAt'>,
  { key, name, weeks, quantity, startDate, endDate, advised }: RitualToWrite,
  { language, link, timeZone, reminder }: CalendarReader,
): string[] {
  const summary = withDash(name[language]) + (quantity > 1 ? ` × ${quantity}` : '');
  const description = [
    `${CALENDAR_WORDS[language].lasts}: ${formatWeeks(weeks, language)}`,
    ...(advised ? firstDayLines(advised, { date: startDate, language, timeZone }) : []),
    link,
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${shortHexHash(key)}@vedic-rituals`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    `SEQUENCE:${moves}`,
    `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(endDate, 1).replaceAll('-', '')}`,
    `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    `URL:${link}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...(reminder ? alarmLines(reminder, summary, language) : []),
    'END:VEVENT',
  ];
}

function alarmLines(reminder: Reminder, ritual: string, language: Language): string[] {
  return REMINDERS[reminder].flatMap(([trigger, words]) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(CALENDAR_WORDS[language][words](ritual))}`,
    'END:VALARM',
  ]);
}

/** An instant as calendars write it: `20261120T102000Z`. */
function stamp(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}

/** Escapes a TEXT value: removes control characters and writes a line feed as `\n`. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 allows none of them in a text.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

const LONGEST_LINE_BYTES = 75;

/** Folds a content line into pieces of at most 75 bytes, never inside a character; a space marks each further piece. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
