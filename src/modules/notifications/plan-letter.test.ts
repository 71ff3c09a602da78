import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import type { PlanToTell } from '#modules/plans/index.ts';
import { createWritePlanLetter } from './plan-letter.ts';
import { letterPlace } from './testing/letter-place.ts';

const person = { name: 'Анна', readAs: '', birthDate: null, birthTime: '', isContradicted: false };
const ritual = {
  name: { ru: 'Ганеша', en: 'Ganesha' },
  quantity: 1,
  weeks: 4,
  startDate: '2026-11-24' as CalendarDate,
  endDate: '2026-12-21' as CalendarDate,
};
const saved: PlanToTell = {
  id: 'plan',
  to: 'anna@example.com',
  language: 'en',
  rituals: [ritual],
  wishes: '',
  people: [],
  invited: [],
  calendar: 'BEGIN:VCALENDAR',
};

/** The letter, its text in lines without spaces around them. */
function letterOf(changes: Partial<PlanToTell> = {}, isTest = false) {
  const letter = createWritePlanLetter({ ...letterPlace, newId: createTestIds(), isTest })({ ...saved, ...changes });
  // A no-break space is a space to whoever reads.
  const lines = letter.text.replaceAll('\u00a0', ' ').split('\n');
  return { ...letter, lines: lines.map((line) => line.trim().replace(/^[-*•]\s*/, '')).filter(Boolean) };
}

test('a saved plan is told to its customer in their language, with its calendar, and leads to the account', () => {
  const letter = letterOf();
  expect(letter).toMatchObject({
    id: uuid(1),
    to: 'anna@example.com',
    about: 'plan',
    calendar: 'BEGIN:VCALENDAR',
    subject: 'The plan of your rituals',
  });
  expect(letter.lines).toContain('Ganesha, 1 month: 24 November 2026 – 21 December 2026');
  expect(letter.text).toContain('https://shop.example/en/user-profile');
  const russian = letterOf({ language: 'ru' });
  expect(russian.subject).toBe('План ваших ритуалов');
  expect(russian.lines.join()).toContain('Ганеша, 1 месяц: 24 ноября 2026');
});

test('the advice of the almanac about a day follows the day', () => {
  const { lines } = letterOf({ rituals: [{ ...ritual, advice: 'A good day: tithi Shukla Chaturthi, nakshatra Shravana.' }] });
  expect(lines.join()).toContain('21 December 2026. A good day: tithi Shukla Chaturthi, nakshatra Shravana.');
  const russian = letterOf({ language: 'ru', rituals: [{ ...ritual, advice: 'Хороший день.' }] });
  expect(russian.lines.join()).toContain('21 декабря 2026 г. Хороший день.');
});

test('the number of a ritual is written when there are two or more', () => {
  expect(letterOf({ rituals: [{ ...ritual, quantity: 2 }] }).lines.join()).toContain('2 × Ganesha');
  expect(letterOf().lines.join()).not.toContain('×');
});

test('wishes stand as they were written, line by line, and have no heading when there are none', () => {
  const { lines } = letterOf({ wishes: ' Peace \r\n\n  Health\nA long life ' });
  const first = lines.indexOf('Peace');
  expect(lines.slice(first - 1, first + 3)).toEqual(['Sankalpa and wishes:', 'Peace', 'Health', 'A long life']);
  expect(letterOf().text).not.toMatch(/Sankalpa and wishes|undefined/);
  expect(letterOf({ wishes: 'Peace\n\nHealth' }).text).not.toContain('undefined');
});

test('each named person stands with the reading of the name and with what is known of the birth', () => {
  const { lines } = letterOf({
    people: [
      person,
      { ...person, name: 'Борис', readAs: 'bo-REES' },
      { ...person, name: 'Vera', birthDate: '1990-05-01' as CalendarDate },
      { ...person, name: 'Gita', birthDate: '1991-06-02' as CalendarDate, birthTime: '04:30' },
    ],
  });
  const first = lines.indexOf('Анна');
  expect(lines.slice(first - 1, first + 4)).toEqual([
    'Who is named at the rituals:',
    'Анна',
    'Борис (read as bo-REES)',
    'Vera, 1 May 1990',
    'Gita, 2 June 1991, 04:30',
  ]);
  expect(letterOf().text).not.toContain('Who is named');
});

test('an invited person is a number and a state, in either language', () => {
  const invited = [{ number: 2, state: 'ready' }] as const;
  expect(letterOf({ invited }).lines).toContain('Invited person 2: ready');
  expect(letterOf({ invited, people: [person], language: 'ru' }).lines).toContain('Приглашённый 2: готово');
});

test('births that contradict each other are pointed out once, and only then', () => {
  const warnings = (people: PlanToTell['people']) =>
    letterOf({ people }).text.match(/The same name is given with different birth data/g)?.length;
  expect(warnings([person, { ...person, isContradicted: true }, { ...person, isContradicted: true }])).toBe(1);
  expect(warnings([person])).toBeUndefined();
});

test('only a test shop says that it is one', () => {
  expect(letterOf({}, true).text).toContain('This is a test shop');
  expect(letterOf().text).not.toContain('This is a test shop');
});
