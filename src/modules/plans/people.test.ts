import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { EMPTY_BIRTH_FIELDS } from '#modules/profiles/index.ts';
import { type CustomerBirth, peopleOf } from './people.ts';
import { aPerson } from './testing/circle.ts';

const today = '2026-11-20' as CalendarDate;
const nothing: CustomerBirth = { ...EMPTY_BIRTH_FIELDS, firstName: 'Анна', lastName: 'Орлова' };
const known = { birthDate: '05.03.1988', birthTime: '07:40', isTimeUncertain: 'true', birthPlace: 'Казань' } as const;
const profile: CustomerBirth = { ...nothing, ...known };
const people = (participants: string, birth?: CustomerBirth, readings: { name: string; readAs: string }[] = []) =>
  peopleOf({ contactName: 'Анна Иванова', birth, participants, readings }, today);
/** Each person as name, birth, and whether another record contradicts it. */
const births = (participants: string, birth?: CustomerBirth) =>
  people(participants, birth).map(({ name, birthDate, birthTime, isContradicted }) =>
    [name, birthDate, birthTime, isContradicted && 'contradicted'].filter(Boolean).join(' '),
  );

test('the customer has the name and the birth of the profile', () => {
  expect(people('', profile)).toEqual([
    {
      name: 'Анна Орлова',
      readAs: '',
      birthDate: '1988-03-05',
      birthTime: '07:40',
      isTimeUncertain: true,
      birthPlace: 'Казань',
      familyNakshatra: null,
      familyRashi: null,
      gotra: '',
      isGotraUnknown: false,
      participantId: null,
      relation: '',
      invited: null,
      answer: null,
      isContradicted: false,
    },
  ]);
});

test.each([
  ['without a profile', undefined],
  ['with a profile that has none', { ...nothing, firstName: '', lastName: '' }],
])('the customer has the name of the order %s', (_, birth) => {
  expect(births('', birth)).toEqual(['Анна Иванова']);
});

test('a customer of whom neither order nor profile tells a name is nobody to be named', () => {
  expect(peopleOf({ contactName: undefined, readings: [] }, today)).toEqual([]);
});

test('a participant with the name of a customer without a birth is the customer, with the birth of the line', () => {
  expect(births('Анна Орлова 05.03.1988 07:40', nothing)).toEqual(['Анна Орлова 1988-03-05 07:40']);
  expect(births('Анна Иванова 05.03.1988')).toEqual(['Анна Иванова 1988-03-05']);
});

test('a line adds nothing to a fuller profile, whose time stays uncertain', () => {
  expect(people('анна  ОРЛОВА 05.03.1988', profile)).toMatchObject([
    { name: 'Анна Орлова', birthTime: '07:40', isTimeUncertain: true, birthPlace: 'Казань' },
  ]);
});

test('a line adds its time, which nobody calls uncertain, to a profile without one', () => {
  const timeless = { ...profile, birthTime: '' };
  expect(people('Анна Орлова 05.03.1988 07:40', timeless)).toMatchObject([
    { birthDate: '1988-03-05', birthTime: '07:40', isTimeUncertain: false, birthPlace: 'Казань' },
  ]);
});

test('star and gotra of the profile belong to the customer, also when a line of the plan names the customer', () => {
  const starred = { ...profile, birthNakshatra: '13', birthRashi: '6', gotra: 'Атри' };
  const ofProfile = { familyNakshatra: 13, familyRashi: 6, gotra: 'Атри', isGotraUnknown: false };
  expect(people('Анна Орлова 05.03.1988\nПётр Орлов 11.07.1985', starred)).toMatchObject([
    { name: 'Анна Орлова', ...ofProfile },
    { name: 'Пётр Орлов', familyNakshatra: null, gotra: '', isGotraUnknown: false },
  ]);
  expect(people('', { ...profile, isGotraUnknown: 'true' })).toMatchObject([{ gotra: '', isGotraUnknown: true }]);
});

test('births that contradict each other both stay, and both are marked', () => {
  expect(births('Анна Орлова 06.03.1988\nПётр Орлов 11.07.1985', profile)).toEqual([
    'Анна Орлова 1988-03-05 07:40 contradicted',
    'Анна Орлова 1988-03-06 contradicted',
    'Пётр Орлов 1985-07-11',
  ]);
  expect(births('Анна Орлова 05.03.1988 07:41', profile)).toEqual([
    'Анна Орлова 1988-03-05 07:40 contradicted',
    'Анна Орлова 1988-03-05 07:41 contradicted',
  ]);
});

test('a person who is written twice is one', () => {
  expect(births('Пётр Орлов 11.07.1985\nпётр орлов 11.07.1985 06:05')).toEqual(['Анна Иванова', 'Пётр Орлов 1985-07-11 06:05']);
});

test('one name with two births is two people', () => {
  expect(births('Анна Иванова 05.03.1988\nАнна Иванова 01.02.2010')).toEqual([
    'Анна Иванова 1988-03-05 contradicted',
    'Анна Иванова 2010-02-01 contradicted',
  ]);
});

test('a person stands under the spelling that has a reading, and that of the profile comes first', () => {
  const written = [{ name: 'анна орлова', readAs: 'А́нна Орло́ва' }];
  expect(people('анна орлова 05.03.1988', nothing, written)).toMatchObject([
    { name: 'анна орлова', readAs: 'А́нна Орло́ва', birthDate: '1988-03-05' },
  ]);
  const both = [...written, { name: 'Анна Орлова', readAs: 'Анюта' }];
  expect(people('анна орлова 05.03.1988', nothing, both)).toMatchObject([{ name: 'Анна Орлова', readAs: 'Анюта' }]);
  expect(people('анна орлова 05.03.1988', nothing)).toMatchObject([{ name: 'Анна Орлова', readAs: '' }]);
});

test('a person of the circle has what the record knows, but the priest’s reading before that of the record', () => {
  const vera = aPerson({
    id: 'vera',
    birthDate: '19.11.1958',
    birthTime: '23:40',
    birthPlace: 'Москва',
    isTimeUncertain: 'true',
    readAs: 'Ве́ра',
    birthNakshatra: '13',
    birthRashi: '6',
    isGotraUnknown: 'true',
    relation: 'мама',
  });
  const known = {
    contactName: undefined,
    participants: 'Вера Иванова 19.11.1958 23:40',
    circle: [vera, aPerson({ id: 'other', name: 'Rose' })],
  };
  const ofRecord = {
    birthDate: '1958-11-19',
    birthTime: '23:40',
    birthPlace: 'Москва',
    isTimeUncertain: true,
    familyNakshatra: 13,
    familyRashi: 6,
  };
  const record = { name: 'Вера Иванова', participantId: 'vera', relation: 'мама', isGotraUnknown: true, ...ofRecord };
  expect(peopleOf({ ...known, readings: [] }, today)).toMatchObject([{ ...record, readAs: 'Ве́ра' }]);
  const readings = [{ name: 'Вера Иванова', readAs: 'Вера (VYE-ra)' }];
  expect(peopleOf({ ...known, readings }, today)).toMatchObject([{ ...record, readAs: 'Вера (VYE-ra)' }]);
});

test('a line that cannot be read as a person is a name as it stands: nobody is dropped', () => {
  expect(births('Тётя Вера, весна, Бат\nПётр Орлов 31.02.1990')).toEqual([
    'Анна Иванова',
    'Тётя Вера, весна, Бат',
    'Пётр Орлов 31.02.1990',
  ]);
});

test('an invited person comes last with their own data: no other record completes them, and they complete none', () => {
  const answer = { print: 'p', state: 'confirmed', words: '', at: new Date(0) } as const;
  const ofInvited = { name: 'Вера Иванова', readAs: 'Ве́ра', isTimeUncertain: 'true', isGotraUnknown: 'true' } as const;
  const invited = [{ ...aPerson(ofInvited), number: 3, answer }];
  const readings = [{ name: 'Вера Иванова', readAs: 'Верочка' }];
  const all = peopleOf({ contactName: 'Анна Иванова', participants: 'Вера Иванова 19.11.1958', invited, readings }, today);
  expect(all.map(({ invited: number, birthDate }) => [number, birthDate])).toEqual([
    [null, null],
    [null, '1958-11-19'],
    [3, null],
  ]);
  const own = { readAs: 'Ве́ра', participantId: 'vera', isTimeUncertain: true, isGotraUnknown: true };
  expect(all[2]).toMatchObject({ ...own, answer, isContradicted: false });
});

test('a customer known by the order alone has neither an uncertain time nor an unknown gotra', () => {
  const [person] = peopleOf({ contactName: ' Анна  Иванова', participants: 'анна иванова 05.03.1988', readings: [] }, today);
  expect(person).toMatchObject({ birthDate: '1988-03-05', isTimeUncertain: false, isGotraUnknown: false });
  expect(peopleOf({ contactName: 'Анна', readings: [] }, today)).toMatchObject([
    { isTimeUncertain: false, isGotraUnknown: false },
  ]);
});

test('a record of the circle adds to the customer what the profile lacks, and replaces nothing of it', () => {
  const record = aPerson({ id: 'own', name: 'Анна Орлова', relation: 'я', gotra: 'Атри', birthNakshatra: '8', birthRashi: '4' });
  const joinedWith = (birth: CustomerBirth) =>
    peopleOf({ contactName: undefined, birth, participants: 'Анна Орлова', circle: [record], readings: [] }, today);
  const ids = { participantId: 'own', relation: 'я', invited: null, isGotraUnknown: false, isTimeUncertain: false };
  expect(joinedWith(nothing)).toMatchObject([{ ...ids, gotra: 'Атри', familyNakshatra: 8, familyRashi: 4 }]);
  const known = { ...nothing, gotra: 'Бхарадваджа', birthRashi: '6' };
  expect(joinedWith(known)).toMatchObject([{ ...ids, gotra: 'Бхарадваджа', familyNakshatra: null, familyRashi: 6 }]);
});
