import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { shortHexHash } from '#kernel/short-hash.ts';
import { SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { writeCalendar } from './calendar.ts';
import { firstDayLines } from './first-day.ts';
import type { PlannedRitual } from './plan.ts';
import { anAdvisedDay } from './testing/advised-day.ts';

const plan = { moves: 3, updatedAt: new Date('2026-11-20T10:00:00.123Z') };
const ritual: PlannedRitual = {
  key: '0f8f1c62-7c0d-4a3e-9a53-1f2d3c4b5a69-0',
  orderId: '0f8f1c62-7c0d-4a3e-9a53-1f2d3c4b5a69',
  position: 0,
  itemId: 'ganesha',
  name: { ru: 'Ганеша Ягья', en: 'Ganesha Yagya' },
  weeks: 4,
  quantity: 1,
  startDate: '2027-03-10' as CalendarDate,
  endDate: '2027-04-07' as CalendarDate,
};

const at = (language: Language) => ({ language, link: 'https://shop.test/plan' });

function parse(feed: string) {
  const root = new ICAL.Component(ICAL.parse(feed) as unknown[]);
  return root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('the calendar of a plan', () => {
  test('has one all-day event for each ritual, written line by line as RFC 5545 requires', () => {
    expect(writeCalendar(plan, [ritual], at('en')).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vedic Rituals//Ritual plan//EN',
      'CALSCALE:GREGORIAN',
      'NAME:My rituals',
      'X-WR-CALNAME:My rituals',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VEVENT',
      `UID:${shortHexHash(ritual.key)}@vedic-rituals`,
      'DTSTAMP:20261120T100000Z',
      'LAST-MODIFIED:20261120T100000Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20270310',
      'DTEND;VALUE=DATE:20270408',
      'SUMMARY;LANGUAGE=en:Ganesha Yagya',
      'DESCRIPTION;LANGUAGE=en:Duration: 1 month\\nhttps://shop.test/plan',
      'URL:https://shop.test/plan',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('keeps a line of 75 bytes whole, and folds a longer line', () => {
    const summary = (name: string) =>
      /SUMMARY[\s\S]*?(?=\r\nDESCRIPTION)/.exec(
        writeCalendar(plan, [{ ...ritual, name: { ru: name, en: name } }], at('en')),
      )?.[0];
    const start = 'SUMMARY;LANGUAGE=en:';
    const whole = 'a'.repeat(75 - start.length);
    expect(summary(whole)).toBe(start + whole);
    expect(summary(`${whole}bc`)).toBe(`${start}${whole}\r\n bc`);
    expect(summary(`${whole}${'b'.repeat(75)}`)).toBe(`${start}${whole}\r\n ${'b'.repeat(74)}\r\n b`);
  });

  test('turns every line break in a name into one line feed', () => {
    const [event] = parse(writeCalendar(plan, [{ ...ritual, name: { ru: 'a\r\nb\rc\nd', en: '' } }], at('ru')));
    expect(event?.summary).toBe('a\nb\nc\nd');
  });

  test('names an event as the pages name the ritual, with the number of its units', () => {
    const two = { ...ritual, name: { ru: 'Ганеша - Премиум', en: '' }, quantity: 2 };
    expect(parse(writeCalendar(plan, [two], at('ru')))[0]?.summary).toBe('Ганеша\u00a0— Премиум × 2');
  });

  test('names events in the language of the customer', () => {
    expect(parse(writeCalendar(plan, [ritual], at('ru')))[0]?.summary).toBe('Ганеша Ягья');
    expect(parse(writeCalendar(plan, [ritual], at('en')))[0]?.summary).toBe('Ganesha Yagya');
  });

  test('has the lines about the first day below the length', () => {
    const [event] = parse(
      writeCalendar(plan, [{ ...ritual, advised: anAdvisedDay() }], { ...at('en'), timeZone: 'Europe/Moscow' }),
    );
    expect(event?.description.split('\n')).toEqual([
      'Duration: 1 month',
      ...firstDayLines(anAdvisedDay(), { date: ritual.startDate, language: 'en', timeZone: 'Europe/Moscow' }),
      'https://shop.test/plan',
    ]);
  });

  test.each([
    ['evening_before', ['2027-03-09T18:00:00 Завтра начинается: Ганеша Ягья']],
    ['three_days_before', ['2027-03-07T09:00:00 Через три дня начинается: Ганеша Ягья']],
    ['both', ['2027-03-07T09:00:00 Через три дня начинается: Ганеша Ягья', '2027-03-09T18:00:00 Завтра начинается: Ганеша Ягья']],
    [undefined, []],
  ] as const)('reminds of the first day as its reader has chosen: %s', (reminder, reminders) => {
    const [event] = parse(writeCalendar(plan, [ritual], { ...at('ru'), reminder }));
    const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
    const shown = alarms.map((alarm) => {
      const when = event?.startDate.clone();
      if (when) when.isDate = false;
      when?.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration);
      expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
      return `${when} ${alarm.getFirstPropertyValue('description')}`;
    });
    expect(shown).toEqual(reminders);
  });

  test('keeps the UID of a moved ritual and raises its SEQUENCE', () => {
    const moved = { ...ritual, startDate: '2027-05-01' as CalendarDate, endDate: '2027-05-29' as CalendarDate };
    const [before] = parse(writeCalendar(plan, [ritual], at('ru')));
    const [after] = parse(writeCalendar({ ...plan, moves: 4 }, [moved], at('ru')));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBe(4);
  });

  test('gives any name back unchanged to a parser, with no line longer than 75 bytes', () => {
    const name = fc.string({
      unit: fc.oneof(fc.constantFrom('\\', ';', ',', ':', '"', '\n', 'ж', '🔥'), fc.string()),
      maxLength: 120,
      size: 'max',
    });
    fc.assert(
      fc.property(name, fc.constantFrom<Language>('ru', 'en'), (text, language) => {
        const attacked = { ...ritual, name: { ru: text, en: text } };
        const feed = writeCalendar(plan, [attacked], { ...at(language), reminder: 'both' });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what a text cannot hold.
        const storable = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(parse(feed)[0]?.summary ?? '').toBe(storable.replace(' - ', '\u00a0— '));
        for (const line of feed.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

test('each of some 200 attacks in the name of a ritual is the summary of its event, and makes no event or field of its own', () => {
  const rituals = SCRIPT_PAYLOADS.map((attack, index) => ({ ...ritual, key: `${index}`, name: { ru: attack, en: attack } }));
  const events = parse(writeCalendar(plan, rituals, at('en')));
  // RFC 5545 allows no other control characters in a text.
  const typed = SCRIPT_PAYLOADS.map((attack) => attack.replaceAll('\u0001', ''));
  expect(events.map(({ summary }) => summary)).toEqual(typed);
});
