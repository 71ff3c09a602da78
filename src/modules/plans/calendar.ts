import { addDays } from '#kernel/calendar-date.ts';
import { dashed, formatWeeks } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import { LATIN_BRAND } from '#words/brand.ts';
import { CALENDAR_WORDS } from '#words/calendar.ts';
import type { Plan, PlannedRitual } from './plan.ts';

/**
 * Writes a plan as iCalendar (RFC 5545): one all-day event for each ritual, from its first to its last day (DTEND names the day after).
 * The UID of an event never changes; SEQUENCE tells calendar programs that the date has moved. A METHOD would make some of them take
 * the feed for an invitation. `link` leads to the plan, for people who may sign in. Wishes and participants are left out, because
 * servers of other companies fetch and store feeds.
 */
export function writeCalendar(
  plan: Pick<Plan, 'moves' | 'updatedAt'>,
  rituals: readonly PlannedRitual[],
  { language, link }: { readonly language: Language; readonly link: string },
): string {
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
    ...rituals.flatMap((ritual) => eventLines(plan, ritual, { language, link })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(
  { moves, updatedAt }: Pick<Plan, 'moves' | 'updatedAt'>,
  { key, name, weeks, quantity, startDate, endDate }: PlannedRitual,
  { language, link }: { readonly language: Language; readonly link: string },
): string[] {
  const summary = dashed(name[language]) + (quantity > 1 ? ` × ${quantity}` : '');
  const description = `${CALENDAR_WORDS[language].lasts}: ${formatWeeks(weeks, language)}\n${link}`;
  return [
    'BEGIN:VEVENT',
    `UID:${key}@vedic-rituals`,
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
    'END:VEVENT',
  ];
}

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

/** Folds a content line into pieces of at most 75 bytes, never inside a character. */
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
